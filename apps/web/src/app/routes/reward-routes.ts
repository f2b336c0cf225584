import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ScreenRoute } from '../screen-route.ts'

/** Screens of what is earned, beside the two main ones: tasks, events, the wheel. */
export const rewardRoutes: readonly ScreenRoute[] = [
  {
    path: paths.event,
    shows: 'id',
    load: async () => (await import('../pages/event-page.tsx')).EventPage,
  },
  {
    path: paths.tasks,
    load: async () => (await import('../../domains/rewards/tasks/tasks-screen.tsx')).TasksScreen,
  },
  {
    path: paths.turntable,
    load: async () => (await import('../../domains/rewards/wheel/turntable-screen.tsx')).TurntableScreen,
  },
  {
    path: paths.spins,
    load: async () => (await import('../../domains/rewards/spins/spins-screen.tsx')).SpinsScreen,
  },
  {
    path: paths.rewards,
    load: async () => (await import('../../domains/rewards/records/rewards-screen.tsx')).RewardsScreen,
  },
]
