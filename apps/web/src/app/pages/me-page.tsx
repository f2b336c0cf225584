import { MeScreen } from '../../domains/account/screens/me-screen.tsx'
import { LastWatched } from '../../domains/drama/me/last-watched.tsx'
import { MemberBanners } from '../../domains/drama/me/member-banners.tsx'
import { MyDramas } from '../../domains/drama/me/my-dramas.tsx'
import { MembershipStrip } from '../../domains/membership/components/membership-strip.tsx'
import { MyBadge } from '../../domains/membership/components/my-badge.tsx'
import { NoticeBell } from '../../domains/notices/components/notice-bell.tsx'
import { RewardStrip } from '../../domains/rewards/bonus/reward-strip.tsx'
import { MyStarBadge } from '../../domains/star-plans/components/my-star-badge.tsx'
import { WalletSummary } from '../../domains/wallet/components/wallet-summary.tsx'
import { useIsDesktop } from '../../platform/appearance/desktop.ts'
import { MeEntries } from './me-entries.tsx'

/** The page about me, with what I have and what I watch. */
export const MePage = () => {
  const isDesktop = useIsDesktop()
  return (
    <MeScreen
      badge={
        <>
          <MyBadge />
          <MyStarBadge />
        </>
      }
      notices={<NoticeBell />}
      wallet={
        <>
          <WalletSummary />
          <MembershipStrip />
          <RewardStrip />
        </>
      }
      entries={
        <>
          <MyDramas />
          {isDesktop && <LastWatched />}
          <MemberBanners position="mine" />
          <MeEntries />
        </>
      }
    />
  )
}
