import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import { accountTypes, type WithdrawAccount } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { goTo, relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Mark } from '../../../ui/actions/mark.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { AccountActions } from './account-actions.tsx'
import { accountIcons, accountTitle } from './account-words.ts'

/** My withdrawal accounts, of one kind where `type` names it; with `select=1` one is chosen for a withdrawal. */
export const AccountListScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('accounts')
  const query = useScreenQuery()
  const type = accountTypes.find((each) => each === query.get('type'))
  const isChoosing = query.get('select') === '1'
  const [opened, setOpened] = useState<WithdrawAccount>()
  const { data, error, refetch } = useCall(withdrawalAccountCalls.listWithdrawAccounts, type ? { type } : {})
  const add = () => (type ? goTo('addAccount', { type }) : goTo('addWallet'))
  return (
    <Screen
      top={
        <NavBar
          title={t(isChoosing ? 'withdrawal.chooseAccount' : 'withdrawal.myAccounts')}
          onBack={goBack}
          right={<IconButton icon={Plus} label={t('withdrawal.addAccount')} onClick={add} />}
        />
      }
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />)}
      {data && error && <StaleNote onRetry={() => void refetch()} />}
      {data?.list.length === 0 && (
        <EmptyList
          drawing="money"
          title={t('withdrawal.noAccounts')}
          hint={t('withdrawal.noAccountsHint')}
          action={<Button onClick={add}>{t('withdrawal.addAccount')}</Button>}
        />
      )}
      {data && data.list.length > 0 && (
        <CellGroup label={t('withdrawal.myAccounts')}>
          {data.list.map((account) => (
            <Cell
              key={account.id}
              icon={accountIcons[account.type]}
              title={accountTitle(account, t)}
              description={account.real_name}
              {...(account.is_default === 1 && { value: <Mark>{t('withdrawal.isDefault')}</Mark> })}
              onClick={() => (isChoosing ? relaunch('withdrawal', { account_id: account.id }) : setOpened(account))}
            />
          ))}
        </CellGroup>
      )}
      <AccountActions account={opened} onClose={() => setOpened(undefined)} />
    </Screen>
  )
}
