import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { rowMoment } from '../../../shared/row-moment.ts'
import { joined } from '../../../shared/unbroken.ts'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { OrderPicture } from './order-picture.tsx'
import styles from './order-row.module.css'
import { orderStateName, useOrderKind, useOrderTitle } from './order-words.ts'

interface OrderRowProps {
  readonly order: Order
  /** Where one order is shown. */
  readonly screen?: 'orders' | 'starOrders'
}

/** One order of a list; it leads to its page. */
export const OrderRow = ({ order, screen = 'orders' }: OrderRowProps) => {
  const t = useTexts()
  const titleOf = useOrderTitle()
  const kindOf = useOrderKind()
  const language = useLanguage()
  const { show } = useAmounts()
  const parts = [kindOf(order), joined(rowMoment(order.create_time, language))]
  return (
    <RecordRow
      before={<OrderPicture order={order} />}
      title={titleOf(order)}
      line={<Dotted>{parts.filter((part) => part !== undefined)}</Dotted>}
      amount={show(order.pay_amount, order.coin_code)}
      // Its page says why it was cancelled; here that would leave the title no room.
      amountLine={
        <span className={styles.state} data-state={order.refunded_amount === undefined ? order.state : undefined}>
          {orderStateName({ ...order, cancel_reason: '' }, t)}
        </span>
      }
      href={hrefTo(screen, { order_no: order.order_no })}
    />
  )
}
