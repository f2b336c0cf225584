import { MallConfirmScreen } from '../../domains/mall/confirm/mall-confirm-screen.tsx'
import { PaySheet } from '../../domains/wallet/components/forms/pay-sheet.tsx'
import { CouponChoice } from '../../domains/wallet/orders/coupon-choice.tsx'

/** Confirming an exchange, with the coupons and the PIN of the wallet. */
export const MallConfirmPage = () => <MallConfirmScreen CouponChoice={CouponChoice} PaySheet={PaySheet} />
