import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { AuditStateTabs } from '../components/audit-state-tabs.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'

/** My withdrawals on a page of their own. */
export const WithdrawalsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('withdrawal')
  return (
    <Screen
      width="rows"
      top={
        <>
          <NavBar title={t('withdrawal.records')} onBack={goBack} />
          <AuditStateTabs label={t('withdrawal.state')} />
        </>
      }
    >
      <WithdrawalList />
    </Screen>
  )
}
