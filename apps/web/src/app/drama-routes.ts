import { paths } from '../platform/paths.ts'
import type { ScreenRoute } from './routes.ts'

/** Screens about dramas besides home and the player. */
export const dramaRoutes: readonly ScreenRoute[] = [
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
