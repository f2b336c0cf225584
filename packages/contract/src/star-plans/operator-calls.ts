import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { call } from '../call.ts'
import { version } from '../notices/operator-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { soldOrder } from '../payments/operator-order-schemas.ts'
import { orderState } from '../payments/order-schemas.ts'
import {
  count,
  empty,
  flag,
  id,
  paged,
  paging,
  queryNumber,
  seconds,
  shortTexts,
  sortOrder,
  text,
  timely,
} from '../schema.ts'
import { positiveAmount, shownAmount } from '../wallet/money-schemas.ts'
import { starBenefit } from './schemas.ts'

/** A package as operators write it: what it gives are services. `limit_number` per member, 0: without limit. */
const starPlanForm = z.object({
  names: shortTexts,
  level: z.int().check(z.gte(1), z.lte(99)),
  price: positiveAmount(),
  coin_code: z.literal(['money', 'gold']),
  days: z.int().check(z.gte(1), z.lte(3650)),
  limit_number: z.int().check(z.gte(0), z.lte(1000)),
  benefits: z.array(starBenefit).check(z.maxLength(3)),
  sort: sortOrder(),
  is_open: flag(),
})

export const writtenStarPlan = z.extend(starPlanForm, {
  id: id(),
  price: shownAmount(),
  /** Members who have it now. */
  holders: count(),
  version: count(),
})
export type WrittenStarPlan = z.output<typeof writtenStarPlan>

/** An order for a package. Times are 0 where it was not paid. */
export const soldStarPlan = z.extend(soldOrder, {
  id: id(),
  member: memberLine,
  level: id(),
  start_time: seconds(),
  end_time: seconds(),
})
export type SoldStarPlan = z.output<typeof soldStarPlan>

/** Star packages as operators see them. Refunds go the way of all orders (`op-order-refund`). */
export const starPlanOperatorCalls = {
  listWrittenStarPlans: call({
    id: 'op-star-plans',
    method: 'GET',
    path: '/operator/v1/star-plans',
    auth: 'operator',
    permission: 'finance.read',
    request: empty(),
    data: z.object({ list: z.array(writtenStarPlan) }),
    errors: [],
    summary: 'Every star package, on sale or not',
  }),
  createStarPlan: call({
    id: 'op-star-plan-create',
    method: 'POST',
    path: '/operator/v1/star-plans/create',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: z.extend(starPlanForm, { reason }),
    data: z.object({ plan: writtenStarPlan }),
    errors: [],
    summary: 'Makes a star package',
  }),
  editStarPlan: call({
    id: 'op-star-plan-edit',
    method: 'POST',
    path: '/operator/v1/star-plans/edit',
    auth: 'operator',
    permission: 'finance.write',
    request: z.extend(starPlanForm, { id: id(), version, reason }),
    data: z.object({ plan: writtenStarPlan }),
    errors: ['notFound', 'stateChanged'],
    summary: 'Changes a star package or takes it off sale; orders keep what it was when they were made',
  }),
  listStarOrders: call({
    id: 'op-star-orders',
    method: 'GET',
    path: '/operator/v1/star-orders',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({
      ...paging,
      ...timely,
      state: z.optional(queryNumber(orderState)),
      number: z.optional(text(1, 20)),
    }),
    data: paged(soldStarPlan),
    errors: [],
    summary: 'Orders for star packages, the newest first; of one member by their number',
  }),
} as const
