import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import {
  type AccountType,
  accountTypes,
  type WithdrawAccount,
} from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { ChannelMark } from '../ways/channel-mark.tsx'
import { AccountActions } from './account-actions.tsx'
import { AccountCell } from './account-cell.tsx'
import { accountForms } from './account-words.ts'

/** All my withdrawal accounts, and one more; without any, the kinds one can add. */
export const AccountsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('wallet')
  return (
    <Screen top={<NavBar title={t('withdrawal.accounts')} onBack={goBack} />}>
      <Accounts />
    </Screen>
  )
}

/** My withdrawal accounts, of one kind where `type` names it; with `select=1` one is chosen for a withdrawal. */
export const AccountListScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('accounts')
  const query = useScreenQuery()
  const type = accountTypes.find((each) => each === query.get('type'))
  const isChoosing = query.get('select') === '1'
  return (
    <Screen
      top={<NavBar title={t(isChoosing ? 'withdrawal.chooseAccount' : 'withdrawal.myAccounts')} onBack={goBack} />}
    >
      <Accounts type={type} isChoosing={isChoosing} />
    </Screen>
  )
}

interface AccountsProps {
  readonly type?: AccountType | undefined
  readonly isChoosing?: boolean
}

const Accounts = ({ type, isChoosing = false }: AccountsProps) => {
  const t = useTexts()
  const [opened, setOpened] = useState<WithdrawAccount>()
  const { data, error, refetch } = useCall(withdrawalAccountCalls.listWithdrawAccounts, type ? { type } : {})
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />
  return (
    <>
      {error && <StaleNote onRetry={() => void refetch()} />}
      {data.list.length === 0 ? (
        <>
          <EmptyList drawing="money" title={t('withdrawal.noAccounts')} hint={t('withdrawal.noAccountsHint')} />
          <KindCells type={type} />
        </>
      ) : (
        <>
          <CellGroup label={t('withdrawal.myAccounts')}>
            {data.list.map((account) => (
              <AccountCell
                key={account.id}
                account={account}
                onClick={() => (isChoosing ? relaunch('withdrawal', { account_id: account.id }) : setOpened(account))}
              />
            ))}
          </CellGroup>
          <CellGroup>
            <Cell
              icon={Plus}
              title={t('withdrawal.addAccount')}
              href={type ? hrefTo('addAccount', { type }) : hrefTo('addWallet')}
            />
          </CellGroup>
        </>
      )}
      <AccountActions account={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

/** The kinds that can be added, each a way to its form. */
const KindCells = ({ type: wanted }: Pick<AccountsProps, 'type'>) => {
  const t = useTexts()
  const { data } = useCall(withdrawalAccountCalls.getAccountKinds, {})
  const open = data?.types.filter(({ type, is_open }) => is_open === 1 && (wanted ?? type) === type) ?? []
  if (open.length === 0) return null
  return (
    <CellGroup heading={t('withdrawal.addAccount')}>
      {open.map(({ type, name }) => (
        <Cell
          key={type}
          before={<ChannelMark kind={type} />}
          title={name}
          href={type === 'usdt' ? hrefTo('addAccount', { type }) : hrefTo(accountForms[type])}
        />
      ))}
    </CellGroup>
  )
}
