import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/handlers.ts'
import { buyVip } from './calls/buy-vip.ts'
import { listVipPlans } from './calls/list-vip-plans.ts'
import type { MembershipNeeds } from './needs.ts'

export { findMembershipFacts, membershipOf, membershipsOf } from './membership-of.ts'
export { createVipSale } from './vip-sale.ts'

export type MembershipDomain = Domain

/** Who is a member, and what memberships cost. */
export const createMembershipDomain = (needs: MembershipNeeds): MembershipDomain => ({
  calls: bindCalls(membershipCalls, { listVipPlans, buyVip: buyVip(needs) }),
})
