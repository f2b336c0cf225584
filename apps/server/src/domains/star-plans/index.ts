import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { buyStar } from './calls/buy-star.ts'
import { getMyStar, listStarPlans, listStarRecords, listUserStars } from './calls/read-stars.ts'
import type { StarPlanNeeds } from './needs.ts'
import { starPlansOperator } from './operator.ts'
import { findHeld, holdsBenefit } from './queries/orders.ts'

export type { SoldStarRow, StarPlanDraft, WrittenStarPlanRow } from './queries/written.ts'
export { createStarSale } from './star-sale.ts'

export interface StarPlanDomain extends Domain {
  /** What operators do about packages and their orders. */
  readonly operator: typeof starPlansOperator
  /** Whether a member held a star package at a moment. */
  heldAt(db: Db, userId: number, atMs: number): Promise<boolean>
  /** Whether a package a member holds at a moment gives this. */
  readonly holdsBenefit: typeof holdsBenefit
}

/** Star packages: services for members who invite. */
export const createStarPlanDomain = (domains: StarPlanNeeds): StarPlanDomain => ({
  operator: starPlansOperator,
  heldAt: async (db, userId, atMs) => (await findHeld(db, userId, atMs)) !== undefined,
  holdsBenefit,
  calls: bindCalls(starPlanCalls, {
    listStarPlans,
    listUserStars,
    getMyStar: getMyStar(domains),
    listStarRecords: listStarRecords(domains),
    buyStar: buyStar(domains),
  }),
})
