import { PlayerScreen } from '../../domains/drama/screens/player-screen.tsx'
import { WithCoupons } from './coupon-part.tsx'

/** A drama that plays; what is locked in it is paid as the wallet pays. */
export const PlayerPage = () => (
  <WithCoupons>
    <PlayerScreen />
  </WithCoupons>
)
