import type { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { findMembershipFacts } from '../membership-of.ts'
import { presentBenefit, presentPlan } from '../present.ts'
import { listBenefitRows } from '../queries/benefits.ts'
import { listPlanRows } from '../queries/plans.ts'

/** Plans on sale and what members get, of one kind where it is asked for, and what I am. */
export const listVipPlans: Handler<typeof membershipCalls.listVipPlans> = async (
  { db, caller, clock, language },
  { vip_type: kind },
) => ({
  list: (await listPlanRows(db, { onlyOpen: true, kind })).map((row) => presentPlan(row, language)),
  ...(await findMembershipFacts(db, caller.userId, clock())),
  benefits: (await listBenefitRows(db, { onlyOpen: true, kind })).map((row) => presentBenefit(row, language)),
})
