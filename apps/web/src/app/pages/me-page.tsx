import { MeScreen } from '../../domains/account/screens/me-screen.tsx'
import { LastWatched } from '../../domains/drama/me/last-watched.tsx'
import { MemberBanners } from '../../domains/drama/me/member-banners.tsx'
import { MyDramas } from '../../domains/drama/me/my-dramas.tsx'
import { MembershipTile } from '../../domains/membership/components/membership-tile.tsx'
import { MyBadge } from '../../domains/membership/components/my-badge.tsx'
import { NoticeBell } from '../../domains/notices/components/notice-bell.tsx'
import { RewardTile } from '../../domains/rewards/bonus/reward-tile.tsx'
import { MyStarBadge } from '../../domains/star-plans/components/my-star-badge.tsx'
import { WalletSummary } from '../../domains/wallet/components/wallet-summary.tsx'
import { useTexts } from '../../platform/texts.ts'
import { EntryTiles } from '../../ui/layout/entry-tiles.tsx'
import { MeEntries } from './me-entries.tsx'

/** The page about me, with what I have and what I watch. */
export const MePage = () => {
  const t = useTexts()
  return (
    <MeScreen
      badge={
        <>
          <MyBadge />
          <MyStarBadge />
        </>
      }
      notices={<NoticeBell />}
      tiles={
        <>
          <WalletSummary />
          <EntryTiles label={t('collection.friendsGroup')}>
            <MembershipTile />
            <RewardTile />
            <MeEntries />
          </EntryTiles>
        </>
      }
      dramas={<MyDramas />}
      watched={<LastWatched />}
      banners={<MemberBanners position="mine" />}
    />
  )
}
