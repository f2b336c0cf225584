import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { count, empty, id, queryNumber } from '../schema.ts'
import {
  memberMembership,
  vipBenefitDetail,
  vipBenefitForm,
  vipPlanDetail,
  vipPlanForm,
  vipSalesDay,
} from './operator-schemas.ts'
import { vipKind } from './schemas.ts'

/** Days an operator gives (above 0) or takes (below). */
const changedDays = z.int().check(
  z.gte(-3660),
  z.lte(3660),
  z.refine((days) => days !== 0, { message: 'nothing' }),
)

/** Memberships as operators see them: what is sold, and who has one. */
export const membershipOperatorCalls = {
  listVipPlans: call({
    id: 'op-vip-plans',
    method: 'GET',
    path: '/operator/v1/vip-plans',
    auth: 'operator',
    permission: 'finance.read',
    request: empty(),
    data: z.object({ list: z.array(vipPlanDetail) }),
    errors: [],
    summary: 'Every plan, on sale or not',
  }),
  saveVipPlan: call({
    id: 'op-vip-plan-save',
    method: 'POST',
    path: '/operator/v1/vip-plans/save',
    auth: 'operator',
    permission: 'finance.write',
    request: z.extend(vipPlanForm, { id: count(), reason }),
    data: z.object({ plan: vipPlanDetail }),
    errors: ['notFound'],
    summary: 'Makes a plan (id 0) or changes one; orders keep what it was when they were made',
  }),
  listVipBenefits: call({
    id: 'op-vip-benefits',
    method: 'GET',
    path: '/operator/v1/vip-benefits',
    auth: 'operator',
    permission: 'finance.read',
    request: empty(),
    data: z.object({ list: z.array(vipBenefitDetail) }),
    errors: [],
    summary: 'What members get, shown or not',
  }),
  saveVipBenefit: call({
    id: 'op-vip-benefit-save',
    method: 'POST',
    path: '/operator/v1/vip-benefits/save',
    auth: 'operator',
    permission: 'finance.write',
    request: z.extend(vipBenefitForm, { id: count() }),
    data: z.object({ benefit: vipBenefitDetail }),
    errors: ['notFound'],
    summary: 'Adds something members get (id 0), or changes what they read of it',
  }),
  getMembership: call({
    id: 'op-membership',
    method: 'GET',
    path: '/operator/v1/membership',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ user_id: queryNumber(id()) }),
    data: z.object({ membership: memberMembership }),
    errors: [],
    summary: 'The membership of a member, with the newest pieces of time and orders',
  }),
  changeMembership: call({
    id: 'op-membership-change',
    method: 'POST',
    path: '/operator/v1/membership/change',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: z.object({ user_id: id(), vip_type: vipKind, days: changedDays, reason }),
    data: z.object({ membership: memberMembership }),
    errors: ['userNotFound', 'stateChanged'],
    summary: 'Gives a member days of VIP or SVIP, or takes what is left of them, with a reason',
  }),
  listVipSales: call({
    id: 'op-vip-sales',
    method: 'GET',
    path: '/operator/v1/vip-sales',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ days: z._default(queryNumber(z.int().check(z.gte(1), z.lte(90))), 30) }),
    data: z.object({ list: z.array(vipSalesDay) }),
    errors: [],
    summary: 'What was sold for money by day of the platform, newest first',
  }),
} as const
