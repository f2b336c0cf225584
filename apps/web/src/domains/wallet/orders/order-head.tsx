import { auditStates, orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { auditStateName } from '../audit-words.ts'
import { RecordHead } from '../components/record-head.tsx'
import type { OrderReply } from './order-answer.ts'
import styles from './order-head.module.css'
import { orderStateName, useOrderTitle } from './order-words.ts'

interface OrderHeadProps {
  readonly answer: OrderReply
  /** Seconds left to pay; 0 where no time runs. */
  readonly seconds: number
}

/** What is to be paid, where it stands, and how long is left. */
export const OrderHead = ({ answer: { order, recharge, collect }, seconds }: OrderHeadProps) => {
  const t = useTexts()
  const titleOf = useOrderTitle()
  const { show, showForeign } = useAmounts()
  const isForeign = recharge?.kind === 'usdt' && collect !== null && order.state === orderStates.pending
  // Until its proof is handed in, a recharge waits for its member and not for an operator.
  const isWaitingForMember =
    order.state === orderStates.pending && recharge?.state === auditStates.toAudit && recharge.proof_url === ''
  const isAudited =
    recharge && !isWaitingForMember && order.cancel_reason !== 'timeout' && order.refunded_amount === undefined
  const state = isAudited ? auditStateName(recharge.state, t) : orderStateName(order, t)
  const tone = isAudited
    ? recharge.state
    : order.state === orderStates.paid && order.refunded_amount === undefined
      ? auditStates.transferred
      : order.state !== orderStates.pending
        ? auditStates.cancelled
        : auditStates.toAudit
  const own = show(order.pay_amount, order.coin_code)
  return (
    <RecordHead
      title={titleOf(order)}
      amount={isForeign ? showForeign(collect.amount, recharge.pay_currency) : own}
      equal={isForeign ? own : undefined}
      state={state}
      tone={tone}
      isLive
      reason={recharge?.reason ?? ''}
    >
      {order.state === orderStates.pending && seconds > 0 && (
        <p className={styles.left} role="timer" aria-live="off">
          {t('recharge.timeLeft', { time: formatClock(seconds) })}
        </p>
      )}
    </RecordHead>
  )
}
