import { Refused } from '@cliffhanger/client/call-error.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { auditStates, orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { callQuery } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useCountdown } from '../../../ui/actions/use-countdown.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { CancelOrder } from './cancel-order.tsx'
import { CollectCard } from './collect-card.tsx'
import { OnlinePayment } from './online-payment.tsx'
import type { OrderReply } from './order-answer.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderReceipt, OrderResult } from './order-receipt.tsx'
import { PaySteps } from './pay-steps.tsx'
import { ProofForm } from './proof-form.tsx'
import { RechargeSteps } from './recharge-steps.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

/** How often an order that is paid at a provider is asked for. */
const pollMs = 3000

/** Whether an order waits for a provider, which tells the server and not us. */
const isPaidOnline = ({ order, recharge, collect }: OrderReply): boolean =>
  order.state === orderStates.pending &&
  (recharge ? recharge.kind === 'online' : order.pay_type === 'channel' && collect === null)

/** One payment order: what it is, how it is paid, where it stands. */
export const OrderView = ({ orderNo }: { readonly orderNo: string }) => {
  const t = useTexts()
  const { data, error, refetch } = useQuery({
    ...callQuery(orderCalls.getOrder, { order_no: orderNo }),
    enabled: orderNo !== '',
    refetchInterval: ({ state }) => (state.data && isPaidOnline(state.data) ? pollMs : false),
  })
  if (orderNo === '' || (error instanceof Refused && error.is('notFound'))) {
    return <MissingState title={t('recharge.orderMissing')} list="orders" />
  }
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} />
  return (
    <>
      {error && <StaleNote onRetry={() => void refetch()} />}
      <Order key={data.order.order_no} answer={data} onOver={() => void refetch().catch(ignoreQuietly)} />
    </>
  )
}

interface OrderProps {
  readonly answer: OrderReply
  /** The time to pay is over. */
  readonly onOver: () => void
}

const Order = ({ answer: reply, onOver }: OrderProps) => {
  const { order, collect, recharge, left_seconds } = reply
  const countdown = useCountdown()
  const start = useEffectEvent(countdown.start)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    start(left_seconds)
    if (left_seconds === 0) return
    // The server's own clock cancels it a moment later.
    const timer = setTimeout(() => over(), left_seconds * 1000 + 1500)
    return () => clearTimeout(timer)
  }, [left_seconds])
  const isOpen = order.state === orderStates.pending && (recharge === null || recharge.state === auditStates.toAudit)
  // Of what is no recharge the picture is not shown again; once it is handed in, no time runs.
  const hasProof = recharge ? recharge.proof_url !== '' : collect !== null && left_seconds === 0
  return (
    <div className={page.form}>
      <OrderHead answer={reply} seconds={countdown.seconds} />
      {isOpen && collect && !hasProof && <PaySteps order={order} />}
      {isOpen && collect && !hasProof && <CollectCard collect={collect} currency={recharge?.pay_currency ?? ''} />}
      {isOpen && collect && <ProofForm order={order} recharge={recharge} hasProof={hasProof} />}
      {isOpen && isPaidOnline(reply) && <OnlinePayment order={order} />}
      {recharge && <RechargeSteps order={order} recharge={recharge} />}
      <OrderFacts order={order} recharge={recharge} />
      {order.state === orderStates.paid && <OrderReceipt order={order} />}
      <OrderResult order={order} />
      {isOpen && !hasProof && <WaysToPay order={order} />}
      {isOpen && <CancelOrder order={order} hasProof={hasProof} />}
    </div>
  )
}
