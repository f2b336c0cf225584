import type { Recharge } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { rowMoment } from '../../../shared/row-moment.ts'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { rechargeStateName } from '../audit-words.ts'
import { ChannelMark } from '../ways/channel-mark.tsx'

/** One top-up of a list; it leads to its page. */
export const RechargeRow = ({ recharge }: { readonly recharge: Recharge }) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  return (
    <RecordRow
      before={<ChannelMark kind={recharge.kind} />}
      title={t('recharge.topUpOf', { amount: show(recharge.receive_amount, recharge.receive_coin) })}
      line={rowMoment(recharge.create_time, language)}
      amount={show(recharge.amount, 'money')}
      amountLine={rechargeStateName(recharge, t)}
      isIn={recharge.state === auditStates.transferred}
      href={hrefTo('payRecharge', { order_no: recharge.order_no })}
    />
  )
}
