import { PlayerScreen } from '../../domains/drama/screens/player-screen.tsx'
import { WithWalletParts } from './wallet-parts.tsx'

/** A drama that plays; what is locked in it is paid as the wallet pays. */
export const PlayerPage = () => (
  <WithWalletParts>
    <PlayerScreen />
  </WithWalletParts>
)
