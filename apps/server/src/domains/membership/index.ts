import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { buyVip } from './calls/buy-vip.ts'
import { listVipPlans } from './calls/list-vip-plans.ts'
import { giveMembership } from './give-membership.ts'
import { findMembershipFacts } from './membership-of.ts'
import type { MembershipNeeds } from './needs.ts'
import { createMembershipOperator, type MembershipOperator } from './operator.ts'

export { membershipEndMs, membershipsOf } from './membership-of.ts'
export * as vipBenefits from './queries/benefits.ts'
export * as vipPlans from './queries/plans.ts'
export { createVipSale } from './vip-sale.ts'

export interface MembershipDomain extends Domain {
  readonly findMembershipFacts: typeof findMembershipFacts
  /** Gives a member days, once for the act; answers the new end of that time, and what to tell them. */
  readonly giveMembership: ReturnType<typeof giveMembership>
  /** What operators do with memberships. */
  readonly operator: MembershipOperator
}

/** Who is a member, and what memberships cost. */
export const createMembershipDomain = (context: ServerContext, domains: MembershipNeeds): MembershipDomain => ({
  findMembershipFacts,
  giveMembership: giveMembership(context),
  operator: createMembershipOperator(context, domains.media),
  calls: bindCalls(membershipCalls, { listVipPlans, buyVip: buyVip(domains) }),
})
