import type { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { findMembershipFacts } from '../membership-of.ts'
import { presentBenefit, presentPlan, presentTime } from '../present.ts'
import { listBenefitRows } from '../queries/benefits.ts'
import { listTimes } from '../queries/memberships.ts'
import { listPlanRows } from '../queries/plans.ts'

/** As many pieces of time as say where a membership comes from. */
const shownTimes = 10

/** Plans on sale and what members get, of one kind where it is asked for, what I am and what that is made of. */
export const listVipPlans: Handler<typeof membershipCalls.listVipPlans> = async (
  { db, caller, clock, language },
  { vip_type: kind },
) => ({
  list: (await listPlanRows(db, { onlyOpen: true, kind })).map((row) => presentPlan(row, language)),
  ...(await findMembershipFacts(db, caller.userId, clock())),
  times: (await listTimes(db, caller.userId, shownTimes)).map(presentTime),
  benefits: (await listBenefitRows(db, { onlyOpen: true, kind })).map((row) => presentBenefit(row, language)),
})
