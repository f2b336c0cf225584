import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ScreenRoute } from '../screen-route.ts'

/** Screens of teams: inviting, members, agents, what they earn, and packages for who invites; and the stars that members follow. */
export const teamRoutes: readonly ScreenRoute[] = [
  {
    path: paths.inviteFriends,
    load: async () => (await import('../pages/invite-friends-page.tsx')).InviteFriendsPage,
  },
  {
    path: paths.promotion,
    load: async () => (await import('../../domains/teams/screens/promotion-screen.tsx')).PromotionScreen,
  },
  {
    path: paths.teamRules,
    load: async () => (await import('../../domains/teams/screens/team-rules-screen.tsx')).TeamRulesScreen,
  },
  {
    path: paths.starTeam,
    load: async () => (await import('../pages/star-team-page.tsx')).StarTeamPage,
  },
  {
    path: paths.teamMembers,
    load: async () => (await import('../../domains/teams/screens/team-members-screen.tsx')).TeamMembersScreen,
  },
  {
    path: paths.earning,
    list: paths.wallet,
    load: async () => (await import('../pages/earning-page.tsx')).EarningPage,
  },
  {
    path: paths.starIncome,
    load: async () => (await import('../../domains/commission/screens/star-income-screen.tsx')).StarIncomeScreen,
  },
  {
    path: paths.starPackages,
    load: async () => (await import('../pages/star-package-pages.tsx')).StarPackagesPage,
  },
  {
    path: paths.starOrders,
    shows: 'order_no',
    load: async () => (await import('../pages/star-package-pages.tsx')).StarOrdersPage,
  },
  {
    path: paths.stars,
    load: async () => (await import('../pages/stars-pages.tsx')).StarsPage,
  },
  {
    path: paths.star,
    shows: 'id',
    load: async () => (await import('../pages/stars-pages.tsx')).StarPage,
  },
]
