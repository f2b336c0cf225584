import { useAmounts } from '../../../platform/amounts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { auditStateName } from '../audit-words.ts'
import { clockTime } from '../clock-time.ts'
import { RecordHead } from '../components/record-head.tsx'
import styles from './order-head.module.css'
import type { OrderAnswer } from './order-view.tsx'
import { orderStateName, orderTitle } from './order-words.ts'

interface OrderHeadProps {
  readonly answer: OrderAnswer
  /** Seconds left to pay; 0 where no time runs. */
  readonly seconds: number
}

/** What is to be paid, where it stands, and how long is left. */
export const OrderHead = ({ answer: { order, recharge, collect }, seconds }: OrderHeadProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const isForeign = recharge?.kind === 'usdt' && collect !== null && order.state === 0
  // Until its proof is handed in, a recharge waits for its member and not for an operator.
  const isWaitingForMember = order.state === 0 && recharge?.state === 1 && recharge.proof_url === ''
  const isAudited = recharge && !isWaitingForMember && order.cancel_reason !== 'timeout'
  const state = isAudited ? auditStateName(recharge.state, t) : orderStateName(order, t)
  const tone = isAudited ? recharge.state : order.state === 1 ? 3 : order.state === 2 ? -2 : 1
  const own = show(order.pay_amount, order.coin_code)
  return (
    <RecordHead
      title={orderTitle(order, t)}
      amount={isForeign ? `${collect.amount} ${recharge.pay_currency}` : own}
      equal={isForeign ? own : undefined}
      state={state}
      tone={tone}
      isLive
      reason={recharge?.reason ?? ''}
    >
      {order.state === 0 && seconds > 0 && (
        <p className={styles.left} role="timer" aria-live="off">
          {t('recharge.timeLeft', { time: clockTime(seconds) })}
        </p>
      )}
    </RecordHead>
  )
}
