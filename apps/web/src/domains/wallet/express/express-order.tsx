import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { forgetAbout } from '../wallet-answers.ts'
import { ExpressCheckout } from './express-checkout.tsx'

interface ExpressOrderPaymentProps {
  readonly order: Order
  readonly onSent: () => void
}

/** Pays an order that stands already with the wallet of the phone; nothing where its channel has no such way. */
export const ExpressOrderPayment = ({ order, onSent }: ExpressOrderPaymentProps) => {
  const { order_no, order_type, platform_id, pay_amount } = order
  const { data } = useCall(rechargeCalls.listPayPlatforms, { order_type })
  const express = data?.list.find(({ id }) => id === platform_id)?.express
  if (!express) return null
  return (
    <ExpressCheckout
      express={express}
      intent={`${order_no} ${platform_id}`}
      amount={pay_amount}
      begin={async () => {
        const request = { order_no, action: 'pay', pay_type: 'channel', platform_id, express: 1 } as const
        const { pay_secret: secret = '' } = await payOnce(
          orderCalls.payOrder,
          `express ${order_no} ${platform_id}`,
          request,
        )
        return { orderNo: order_no, secret }
      }}
      onSent={() => {
        onSent()
        void forgetAbout('recharge')
      }}
    />
  )
}
