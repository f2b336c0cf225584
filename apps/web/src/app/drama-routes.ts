import { paths } from '../platform/paths.ts'
import type { ScreenRoute } from './routes.ts'

/** Screens about dramas besides home and the player. */
export const dramaRoutes: readonly ScreenRoute[] = [
  {
    path: paths.dramaDetail,
    shows: 'id',
    load: async () => (await import('../domains/drama/detail/detail-screen.tsx')).DetailScreen,
  },
  {
    path: paths.addDesktop,
    load: async () => (await import('../domains/drama/me/add-desktop-screen.tsx')).AddDesktopScreen,
  },
  {
    path: paths.feedback,
    load: async () => (await import('../domains/reports/screens/feedback-screen.tsx')).FeedbackScreen,
  },
  { path: paths.myPage, load: async () => (await import('./my-page.tsx')).MyPage },
  {
    path: paths.binge,
    load: async () => (await import('../domains/drama/collection/mine-screen.tsx')).MineScreen,
  },
  {
    path: paths.history,
    load: async () => (await import('../domains/drama/collection/history-screen.tsx')).HistoryScreen,
  },
  {
    path: paths.shareVideo,
    shows: 'id',
    load: async () => (await import('../domains/drama/share/share-screen.tsx')).ShareScreen,
  },
]
