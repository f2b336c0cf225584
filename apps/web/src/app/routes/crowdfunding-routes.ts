import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ScreenRoute } from '../screen-route.ts'

/** Screens of copyright crowdfunding. Whoever doubts that the money is there needs no account to look. */
export const crowdfundingRoutes: readonly ScreenRoute[] = [
  {
    path: paths.crowdList,
    load: async () => (await import('../pages/crowdfunding-pages.tsx')).CrowdListPage,
  },
  {
    path: paths.crowdProject,
    shows: 'id',
    load: async () => (await import('../pages/crowdfunding-pages.tsx')).CrowdProjectPage,
  },
  {
    path: paths.crowdPay,
    shows: 'order_no',
    load: async () => (await import('../pages/crowdfunding-pages.tsx')).CrowdPayPage,
  },
  {
    path: paths.myCrowd,
    load: async () => (await import('../pages/crowdfunding-pages.tsx')).MyCrowdPage,
  },
  {
    path: paths.crowdContract,
    shows: 'order_id',
    load: async () => (await import('../../domains/crowdfunding/screens/contract-screen.tsx')).ContractScreen,
  },
  {
    path: paths.crowdProof,
    guest: true,
    load: async () => (await import('../../domains/crowdfunding/screens/proof-screen.tsx')).ProofScreen,
  },
]
