import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { AuditStateTabs, useAuditState } from '../components/audit-state-tabs.tsx'
import { SumLine } from '../components/sum-line.tsx'
import { RechargeRow } from './recharge-row.tsx'

/** My recharges, the newest first. */
export const RechargesScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('recharge')
  const state = useAuditState()
  const pages = usePagedCall(rechargeCalls.listRecharges, state === undefined ? {} : { state }, ({ id }) => id)
  const sum = useCall(rechargeCalls.listRecharges, { limit: 1 }).data?.sum
  return (
    <Screen
      width="rows"
      top={
        <>
          <NavBar title={t('recharge.records')} onBack={goBack} />
          <AuditStateTabs label={t('withdrawal.state')} />
        </>
      }
    >
      <RecordList
        pages={pages}
        empty={{ drawing: 'receipt', title: t('recharge.noRecords') }}
        before={sum === undefined ? [] : [<SumLine key="sum" label={t('recharge.sum')} amount={sum} />]}
        renderRows={(list) => list.map((recharge) => <RechargeRow key={recharge.id} recharge={recharge} />)}
      />
    </Screen>
  )
}
