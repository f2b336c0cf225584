import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { OrderType } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { BillType } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { BillIcon } from '../bill/bill-icon.tsx'
import { SideIcon } from '../components/side-icon.tsx'
import styles from './order-picture.module.css'

/** The transaction that pays an order of a kind, which has its sign. */
const paidBy = {
  vip: 'buy_vip',
  star: 'buy_star',
  recharge: 'recharge',
  crowdfunding: 'crow_join',
} as const satisfies Record<OrderType, BillType>

/** What an order is for, as a picture; the sign of its kind where it has none. */
export const OrderPicture = ({
  order: { order_type, cover },
}: {
  readonly order: Pick<Order, 'order_type' | 'cover'>
}) => {
  const sign = <BillIcon type={paidBy[order_type]} />
  return (
    <span className={styles.picture}>
      {cover === '' ? (
        <SideIcon isIn={false}>{sign}</SideIcon>
      ) : (
        <Poster url={cover} title="" ratio={order_type === 'crowdfunding' ? '3 / 4' : '1 / 1'} sign={sign} />
      )}
    </span>
  )
}
