import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { usePaySteps, useUsualWait } from '../recharge/arrival.ts'
import styles from './pay-steps.module.css'

type PaidOrder = Pick<Order, 'order_type' | 'platform_id'>

const useOrderChannel = ({ order_type, platform_id }: PaidOrder) => {
  const { data, isPending } = useCall(rechargeCalls.listPayPlatforms, { order_type })
  const channel: PayPlatform | undefined = data?.list.find(({ id }) => id === platform_id)
  return { channel, isPending }
}

/** What is left to do for an order that is paid by hand, and how long it takes; it has its place before that is known. */
export const PaySteps = ({ order }: { readonly order: PaidOrder }) => {
  const { channel, isPending } = useOrderChannel(order)
  const stepsOf = usePaySteps()
  return (
    <p className={styles.steps} aria-busy={isPending}>
      {stepsOf(channel ?? { mode: 'manual' })}
    </p>
  )
}

/** How long it usually takes until somebody has looked at the receipt of an order. */
export const ProofWait = ({ order }: { readonly order: PaidOrder }) => {
  const waitOf = useUsualWait()
  const { channel } = useOrderChannel(order)
  return <span className={styles.wait}>{waitOf(channel)}</span>
}
