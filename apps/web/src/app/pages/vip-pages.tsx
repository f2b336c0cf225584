import { MyVipScreen } from '../../domains/membership/screens/my-vip-screen.tsx'
import { SvipShopScreen, VipScreen } from '../../domains/membership/screens/vip-screen.tsx'
import { CouponChoice } from '../../domains/wallet/orders/coupon-choice.tsx'
import { OrderPaySheet } from '../../domains/wallet/orders/order-pay-sheet.tsx'
import { OrderRow } from '../../domains/wallet/orders/order-row.tsx'

const parts = { CouponChoice, OrderPaySheet }

/** Membership, paid as every order is. */
export const VipPage = () => <VipScreen {...parts} />

export const SvipShopPage = () => <SvipShopScreen {...parts} />

export const MyVipPage = () => <MyVipScreen renderOrder={(order) => <OrderRow key={order.order_no} order={order} />} />
