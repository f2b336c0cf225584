import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import { type AccountType, accountTypes } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { leaveBoth, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { callQuery } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { chosenIn } from '../chosen-mark.ts'
import { AccountFields } from './account-fields.tsx'
import { draftOfAccount, emptyDraft } from './account-form.ts'
import { accountTypeName } from './account-words.ts'
import { AddWalletScreen } from './add-wallet-screen.tsx'

/** A new account of the kind `type`, or the one `id` names; without a kind, the choice of one. */
export const AddAccountScreen = () => {
  const query = useScreenQuery()
  const type = accountTypes.find((each) => each === query.get('type'))
  return type === undefined ? <AddWalletScreen /> : <AccountFormScreen type={type} />
}

export const AddCardScreen = () => <AccountFormScreen type="bank" />
export const AddAlipayScreen = () => <AccountFormScreen type="alipay" />
export const AddWechatScreen = () => <AccountFormScreen type="wechat" />

const AccountFormScreen = ({ type }: { readonly type: AccountType }) => {
  const t = useTexts()
  const goBack = useGoBack('accounts')
  const query = useScreenQuery()
  const id = Number(query.get('id')) || undefined
  const chosen = chosenIn(query)
  // Once the account is there, its kind need not be chosen again: back to where one needed it.
  const leave = chosen ? () => leaveBoth(chosen.wasFirst, 'accounts') : goBack
  const isNew = id === undefined
  const kind = accountTypeName(type, t)
  // A bank card is a word within the sentence; the other kinds are names.
  const title =
    type === 'bank'
      ? t(isNew ? 'withdrawal.addBank' : 'withdrawal.editBank')
      : t(isNew ? 'withdrawal.addKind' : 'withdrawal.editKind', { kind })
  return (
    <Screen top={<NavBar title={title} onBack={goBack} />}>
      {id === undefined ? (
        <AccountFields start={emptyDraft(type)} onDone={leave} />
      ) : (
        <EditedAccount id={id} onDone={goBack} />
      )}
    </Screen>
  )
}

/** The account in full. It is asked for each time and not kept: its numbers are nobody else's business. */
const EditedAccount = ({ id, onDone }: { readonly id: number; readonly onDone: () => void }) => {
  const { data, error, refetch } = useQuery({
    ...callQuery(withdrawalAccountCalls.getWithdrawAccount, { id }),
    gcTime: 0,
    staleTime: 0,
  })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />
  const { account } = data
  return (
    <AccountFields
      key={account.id}
      start={draftOfAccount(account)}
      edited={{ id: account.id, isDefault: account.is_default === 1 }}
      bankName={account.bank_name}
      onDone={onDone}
    />
  )
}
