import { paths } from '../platform/paths.ts'
import type { ScreenRoute } from './routes.ts'

/** Screens about dramas besides home and the player. */
export const dramaRoutes: readonly ScreenRoute[] = [
  {
    path: paths.shareVideo,
    shows: 'id',
    load: async () => (await import('../domains/drama/share/share-screen.tsx')).ShareScreen,
  },
]
