import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { ExpressOrderPayment } from '../express/express-order.tsx'
import { isSent } from '../express/sent-orders.ts'
import { openPayAddress, takePayAddress } from '../recharge/pay-address.ts'
import styles from './online-payment.module.css'

/** An order that is paid on a provider's page: opens it, and waits for what the provider says. */
export const OnlinePayment = ({ order }: { readonly order: Order }) => {
  const { order_no, platform_id } = order
  const t = useTexts()
  const [isWaiting, setIsWaiting] = useState(() => isSent(order_no))
  const open = useAction(async () => {
    const request = { order_no, action: 'pay', pay_type: 'channel', platform_id } as const
    const { pay_url } = await payOnce(orderCalls.payOrder, `open ${order_no} ${platform_id}`, request)
    if (pay_url !== undefined) openPayAddress(pay_url)
  })
  const openFirst = useEffectEvent(() => {
    const address = takePayAddress(order_no)
    if (address !== undefined) openPayAddress(address)
  })
  useEffect(() => openFirst(), [])
  return (
    <section className={page.sheetForm}>
      <p className={styles.waiting} role="status">
        <Spinner size={18} />
        {t('recharge.waitingForProvider')}
      </p>
      {!isWaiting && <ExpressOrderPayment order={order} onSent={() => setIsWaiting(true)} />}
      <Button block kind={isWaiting ? 'text' : 'primary'} busy={open.isBusy} onClick={() => open.run()}>
        {t('recharge.openPayPage')}
      </Button>
    </section>
  )
}
