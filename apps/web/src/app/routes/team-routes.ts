import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ScreenRoute } from '../screen-route.ts'

/** Screens of teams: inviting, members, agents. */
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
]
