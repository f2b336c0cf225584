import { DetailScreen } from '../../domains/drama/detail/detail-screen.tsx'
import { WithCoupons } from './coupon-part.tsx'

/** A drama's page; what is locked in it is paid as the wallet pays. */
export const DetailPage = () => (
  <WithCoupons>
    <DetailScreen />
  </WithCoupons>
)
