import { MemberBanners } from '../../domains/drama/me/member-banners.tsx'
import { BonusScreen } from '../../domains/rewards/bonus/bonus-screen.tsx'

/** The second tab, with what the platform shows on it. */
export const BonusPage = () => <BonusScreen banners={<MemberBanners position="bonus" />} />
