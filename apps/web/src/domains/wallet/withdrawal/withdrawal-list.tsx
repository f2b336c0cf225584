import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { useAuditState } from '../components/audit-state-tabs.tsx'
import { SumLine } from '../components/sum-line.tsx'
import { WithdrawalRow } from './recent/withdrawal-row.tsx'

/** My withdrawals, the newest first, in the state the address names. */
export const WithdrawalList = () => {
  const t = useTexts()
  const state = useAuditState()
  const pages = usePagedCall(withdrawalCalls.listWithdrawals, state === undefined ? {} : { state }, ({ id }) => id)
  const sum = useCall(withdrawalCalls.listWithdrawals, { limit: 1 }).data?.sum
  return (
    <RecordList
      pages={pages}
      empty={{ drawing: 'money', title: t('withdrawal.noRecords') }}
      before={sum === undefined ? [] : [<SumLine key="sum" label={t('withdrawal.sum')} amount={sum} />]}
      renderRows={(list) => list.map((withdrawal) => <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />)}
    />
  )
}
