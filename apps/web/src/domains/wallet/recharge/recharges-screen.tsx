import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { rechargeStateName } from '../audit-words.ts'
import { AuditStateTabs, useAuditState } from '../components/audit-state-tabs.tsx'
import { SumLine } from '../components/sum-line.tsx'
import { ChannelMark } from '../ways/channel-mark.tsx'

/** My recharges, the newest first. */
export const RechargesScreen = () => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
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
        renderRows={(list) =>
          list.map((recharge) => (
            <RecordRow
              key={recharge.id}
              before={<ChannelMark kind={recharge.kind} />}
              title={`${t('recharge.receives')} ${show(recharge.receive_amount, recharge.receive_coin)}`}
              line={formatMoment(recharge.create_time * 1000, 'moment', language)}
              amount={show(recharge.amount, 'money')}
              amountLine={rechargeStateName(recharge, t)}
              isIn={recharge.state === auditStates.transferred}
              href={hrefTo('payRecharge', { order_no: recharge.order_no })}
            />
          ))
        }
      />
    </Screen>
  )
}
