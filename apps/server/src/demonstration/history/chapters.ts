import { planCrowd } from './crowd/crowd.ts'
import { planCrowdfunding } from './crowdfunding.ts'
import { planCustomerService } from './customer-service.ts'
import { planPackages } from './packages.ts'
import { planPurchases } from './purchases.ts'
import { planSavings } from './savings.ts'
import { planStars } from './stars.ts'
import { planCastTalks, planTalks } from './talks/talks.ts'
import { planTeams } from './teams.ts'
import { planTransfers } from './transfers.ts'
import type { World } from './world.ts'

/** Each plans a part of the past: who does what when. */
export const chapters: readonly ((world: World) => Promise<void>)[] = [
  planTeams,
  planPurchases,
  planPackages,
  planCrowdfunding,
  planSavings,
  planTransfers,
  planStars,
  planCrowd,
  planTalks,
  planCustomerService,
  planCastTalks,
]
