import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ScreenRoute } from '../screen-route.ts'

/** Screens about dramas besides home and the player. */
export const dramaRoutes: readonly ScreenRoute[] = [
  {
    path: paths.search,
    isPlace: true,
    load: async () => (await import('../../domains/drama/search/search-screen.tsx')).SearchScreen,
  },
  {
    path: paths.rank,
    load: async () => (await import('../../domains/drama/charts/rank-screen.tsx')).RankScreen,
  },
  {
    path: paths.playlet,
    load: async () => (await import('../../domains/drama/feed/playlet-screen.tsx')).PlayletScreen,
  },
  {
    path: paths.dramaDetail,
    shows: 'id',
    load: async () => (await import('../pages/detail-page.tsx')).DetailPage,
  },
  {
    path: paths.binge,
    // One page whose bars stay while its lists change; each list has its own address.
    aliases: [paths.history, paths.downloads],
    isPlace: true,
    load: async () => (await import('../../domains/drama/collection/mine-screen.tsx')).MineScreen,
  },
  {
    path: paths.addDesktop,
    load: async () => (await import('../../domains/drama/me/add-desktop-screen.tsx')).AddDesktopScreen,
  },
  {
    path: paths.feedback,
    load: async () => (await import('../../domains/reports/screens/feedback-screen.tsx')).FeedbackScreen,
  },
  { path: paths.myPage, load: async () => (await import('../pages/my-page.tsx')).MyPage },
  {
    path: paths.shareVideo,
    shows: 'id',
    load: async () => (await import('../../domains/drama/share/share-screen.tsx')).ShareScreen,
  },
  {
    path: paths.message,
    list: paths.message,
    load: async () => (await import('../../domains/notices/screens/message-screen.tsx')).MessageScreen,
  },
  {
    path: paths.messageDetail,
    list: paths.message,
    shows: 'id',
    load: async () => (await import('../../domains/notices/screens/message-detail-screen.tsx')).MessageDetailScreen,
  },
  {
    path: paths.taste,
    list: paths.settings,
    load: async () => (await import('../../domains/drama/taste/taste-screen.tsx')).TasteScreen,
  },
  { path: paths.vip, load: async () => (await import('../pages/vip-pages.tsx')).VipPage },
  { path: paths.svipShop, load: async () => (await import('../pages/vip-pages.tsx')).SvipShopPage },
  { path: paths.myVip, load: async () => (await import('../pages/vip-pages.tsx')).MyVipPage },
]
