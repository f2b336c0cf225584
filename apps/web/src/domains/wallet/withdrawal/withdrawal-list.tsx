import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { auditStateName } from '../audit-words.ts'
import { useAuditState } from '../components/audit-state-tabs.tsx'
import { SumLine } from '../components/sum-line.tsx'
import { accountTitle } from './account-words.ts'

/** My withdrawals, the newest first, in the state the address names. */
export const WithdrawalList = () => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const state = useAuditState()
  const pages = usePagedCall(withdrawalCalls.listWithdrawals, state === undefined ? {} : { state }, ({ id }) => id)
  const sum = useCall(withdrawalCalls.listWithdrawals, { limit: 1 }).data?.sum
  return (
    <RecordList
      pages={pages}
      empty={{ drawing: 'money', title: t('withdrawal.noRecords') }}
      before={sum === undefined ? [] : [<SumLine key="sum" label={t('withdrawal.sum')} amount={sum} />]}
      renderRows={(list) =>
        list.map(({ id, amount, account, state: now, create_time }) => (
          <RecordRow
            key={id}
            title={accountTitle(account, t)}
            line={formatMoment(create_time * 1000, 'moment', language)}
            amount={show(amount, 'money')}
            amountLine={auditStateName(now, t)}
            href={hrefTo('withdrawalDetail', { id })}
          />
        ))
      }
    />
  )
}
