import { MeScreen } from '../domains/account/screens/me-screen.tsx'
import { WalletSummary } from '../domains/wallet/components/wallet-summary.tsx'

/** The page about me, with what I have. */
export const MePage = () => <MeScreen wallet={<WalletSummary />} />
