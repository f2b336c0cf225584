import { StarOrdersScreen } from '../../domains/star-plans/screens/star-orders-screen.tsx'
import { StarPackagesScreen } from '../../domains/star-plans/screens/star-packages-screen.tsx'
import { CouponChoice } from '../../domains/wallet/orders/coupon-choice.tsx'
import { OrderPaySheet } from '../../domains/wallet/orders/order-pay-sheet.tsx'
import { OrderRow } from '../../domains/wallet/orders/order-row.tsx'
import { OrderView } from '../../domains/wallet/orders/order-view.tsx'

/** Star packages, paid as every order is. */
export const StarPackagesPage = () => <StarPackagesScreen CouponChoice={CouponChoice} OrderPaySheet={OrderPaySheet} />

export const StarOrdersPage = () => (
  <StarOrdersScreen
    renderOrder={(orderNo) => <OrderView orderNo={orderNo} />}
    renderRow={(order) => <OrderRow key={order.order_no} order={order} screen="starOrders" />}
  />
)
