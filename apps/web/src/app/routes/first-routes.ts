import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ScreenRoute } from '../screen-route.ts'

/** The screens a visit begins with: what they need comes with the program's first part, the table of all others after them. */
export const firstRoutes: readonly ScreenRoute[] = [
  {
    path: paths.start,
    aliases: ['/'],
    guest: true,
    saysLittle: true,
    load: async () => (await import('../../domains/session/screens/start-screen.tsx')).StartScreen,
  },
  {
    path: paths.home,
    tab: 0,
    saysLittle: true,
    load: async () => (await import('../pages/home-page.tsx')).HomePage,
  },
  {
    path: paths.player,
    shows: 'id',
    aliases: ['/pages/playlet/videoPlay'],
    saysLittle: true,
    load: async () => (await import('../pages/player-page.tsx')).PlayerPage,
    warm: async (query) => (await import('../../domains/drama/warm-player.ts')).warmAddress(query),
  },
]
