import { DetailScreen } from '../../domains/drama/detail/detail-screen.tsx'
import { WithWalletParts } from './wallet-parts.tsx'

/** A drama's page; what is locked in it is paid as the wallet pays. */
export const DetailPage = () => (
  <WithWalletParts>
    <DetailScreen />
  </WithWalletParts>
)
