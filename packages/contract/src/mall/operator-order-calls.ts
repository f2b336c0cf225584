import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { count, flag, id, paged, paging, queryNumber, text, timely } from '../schema.ts'
import { mallOrderState, pointOrder } from './schemas.ts'

/** An order as operators see it; `code` is always ''. */
export const mallOrderOverview = z.extend(pointOrder, { member: memberLine })
export type MallOrderOverview = z.output<typeof mallOrderOverview>

const changed = z.object({ order: mallOrderOverview })
const carrier = text(1, 40)
const trackingNo = text(1, 60)

/** Why a line of a shipping file cannot be done; '' for one that can. */
export const shippingProblems = [
  '',
  'orderNo',
  'carrier',
  'trackingNo',
  'twice',
  'unknown',
  'virtual',
  'cancelled',
  'shipped',
] as const
export type ShippingProblem = (typeof shippingProblems)[number]

/** Why a file cannot be read at all; '' for one that can. */
export const shippingFileProblems = ['', 'empty', 'tooLong', 'columns'] as const
export type ShippingFileProblem = (typeof shippingFileProblems)[number]
const fileProblem = z.literal(shippingFileProblems)

const shippingLine = z.object({
  /** Counted from 1, as an editor shows it. */
  line: id(),
  order_no: z.string(),
  carrier: z.string(),
  tracking_no: z.string(),
  /** `done`: shipped with this very parcel already. */
  state: z.literal(['ready', 'done', 'wrong']),
  problem: z.literal(shippingProblems),
})
export type ShippingLine = z.output<typeof shippingLine>

/** A file with the columns order_no, carrier and tracking_no. */
const shippingFile = z.object({ csv: text(1, 240_000) })

/** The most lines a file holds, and how many of them one call ships. */
export const shippingLinesLimit = 5000
export const shippedAtOnce = 250

/** Orders of the points mall, as operators ship and cancel them (S-89). */
export const mallOrderOperatorCalls = {
  listMallOrderQueue: call({
    id: 'op-mall-orders',
    method: 'GET',
    path: '/operator/v1/mall/orders',
    auth: 'operator',
    permission: 'member.read',
    request: z.object({
      ...paging,
      ...timely,
      state: z.optional(queryNumber(mallOrderState)),
      /** A member's number or an order's. */
      number: z.optional(text(1, 40)),
    }),
    data: paged(mallOrderOverview),
    errors: [],
    summary: 'Orders of the points mall: those of a state, of a member, of a time; the newest first',
  }),
  getMallOrderDetail: call({
    id: 'op-mall-order',
    method: 'GET',
    path: '/operator/v1/mall/orders/one',
    auth: 'operator',
    permission: 'member.read',
    request: z.object({ id: queryNumber(id()) }),
    data: changed,
    errors: ['notFound'],
    summary: 'One order of the points mall with the steps of its parcel',
  }),
  getPackingList: call({
    id: 'op-mall-packing',
    method: 'GET',
    path: '/operator/v1/mall/orders/packing',
    auth: 'operator',
    permission: 'member.read',
    /** Up to a hundred orders by their ids, apart by commas. */
    request: z.object({ ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/)) }),
    data: z.object({ list: z.array(mallOrderOverview) }),
    errors: [],
    summary: 'Orders to pack with their addresses; what is not there or not shipped as a parcel is left out',
  }),
  shipMallOrder: call({
    id: 'op-mall-order-ship',
    method: 'POST',
    path: '/operator/v1/mall/orders/ship',
    auth: 'operator',
    permission: 'member.write',
    request: z.object({ id: id(), carrier, tracking_no: trackingNo }),
    data: changed,
    errors: ['notFound', 'stateChanged'],
    summary: 'Ships an order; the same parcel twice is once',
  }),
  addMallOrderStep: call({
    id: 'op-mall-order-step',
    method: 'POST',
    path: '/operator/v1/mall/orders/step',
    auth: 'operator',
    permission: 'member.write',
    idempotency: 'key',
    request: z.object({ id: id(), text: text(1, 200) }),
    data: changed,
    errors: ['notFound', 'stateChanged'],
    summary: 'Adds a line to the timeline of a parcel, which its member reads',
  }),
  cancelMallOrder: call({
    id: 'op-mall-order-cancel',
    method: 'POST',
    path: '/operator/v1/mall/orders/cancel',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ id: id(), reason }),
    data: changed,
    errors: ['notFound', 'stateChanged'],
    summary: 'Cancels an order that was not shipped: points, money, pieces and coupons come back',
  }),
  checkShipping: call({
    id: 'op-mall-shipping-check',
    method: 'POST',
    path: '/operator/v1/mall/shipping/check',
    auth: 'operator',
    permission: 'member.write',
    request: shippingFile,
    data: z.object({ problem: fileProblem, lines: z.array(shippingLine) }),
    errors: [],
    summary: 'Reads a shipping file and says of each line whether it can be done; writes nothing',
  }),
  applyShipping: call({
    id: 'op-mall-shipping-apply',
    method: 'POST',
    path: '/operator/v1/mall/shipping/apply',
    auth: 'operator',
    permission: 'member.write',
    request: shippingFile,
    data: z.object({
      /** 0 where a line is wrong: then nothing was written. */
      is_right: flag(),
      shipped: count(),
      /** Lines that are still to be shipped: the call is made again until there are none. */
      left: count(),
      problem: fileProblem,
      lines: z.array(shippingLine),
    }),
    errors: [],
    summary: 'Ships what a file says where every line is right, some lines per call; what is shipped already stays',
  }),
} as const
