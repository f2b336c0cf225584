import type { codeOperatorCalls } from '@cliffhanger/contract/wallet/operator-code-calls.ts'
import type { couponOperatorCalls } from '@cliffhanger/contract/wallet/operator-coupon-calls.ts'
import type { Handler } from '../../../../platform/handlers.ts'
import { refuse } from '../../../../platform/refusal.ts'
import { findUsers } from '../../../account/index.ts'
import { codeBatches, couponKinds, presentCoupon } from '../../../wallet/index.ts'
import { recordAct } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'

const partOf = ({ page, limit }: { page: number; limit: number }) => ({ offset: (page - 1) * limit, limit })

export const listCouponKinds: Handler<typeof couponOperatorCalls.listCouponKinds> = async (
  { db },
  { page, limit },
) => ({
  ...(await couponKinds.listCouponKinds(db, partOf({ page, limit }))),
  page,
  limit,
})

export const createCouponKind: Handler<typeof couponOperatorCalls.createCouponKind> = (context, form) =>
  context.db.transaction(async (tx) => {
    const kind = await couponKinds.createCouponKind(tx, form, context.clock())
    await recordAct(tx, context, { action: 'coupon.create', target: `coupon ${kind.coupon_id}`, after: kind })
    return { kind }
  })

/** What members have keeps its terms: only how the kind is given out changes. What is left out stays, such as a stock that is claimed from
 *  meanwhile. */
export const editCouponKind: Handler<typeof couponOperatorCalls.editCouponKind> = (context, input) =>
  context.db.transaction(async (tx) => {
    const { before, after } = await couponKinds.editCouponKind(tx, input.coupon_id, {
      name: input.name,
      stock: input.stock,
      limitNumber: input.limit_number,
      isOpen: input.is_open === undefined ? undefined : input.is_open === 1,
    })
    await recordAct(tx, context, { action: 'coupon.edit', target: `coupon ${input.coupon_id}`, before, after })
    return { kind: after }
  })

export const grantCoupon =
  ({ wallet: { coupons } }: OperatorNeeds): Handler<typeof couponOperatorCalls.grantCoupon> =>
  (context, { coupon_id: kindId, user_id: userId, reason }) =>
    context.db.transaction(async (tx) => {
      if (!(await findUsers(tx, [userId])).has(userId)) refuse('userNotFound')
      const { caller, clock, idempotencyKey } = context
      const actKey = `grant:o${caller.operatorId}:${idempotencyKey}`
      const row = await couponKinds.grantCoupon(tx, { kindId, userId, actKey }, clock())
      const coupon = presentCoupon(row, clock())
      const after = { coupon_id: kindId, id: coupon.id }
      await recordAct(tx, context, { action: 'coupon.grant', target: `member ${userId}`, reason, after })
      await coupons.tell(tx, [row])
      return { coupon }
    })

export const listCodeBatches: Handler<typeof codeOperatorCalls.listCodeBatches> = async (
  { db, clock },
  { page, limit },
) => ({ ...(await codeBatches.listCodeBatches(db, partOf({ page, limit }), clock())), page, limit })

export const createCodeBatch =
  ({ wallet: { batches } }: OperatorNeeds): Handler<typeof codeOperatorCalls.createCodeBatch> =>
  (context, { reason, ...form }) =>
    context.db.transaction(async (tx) => {
      const batch = await codeBatches.createCodeBatch(tx, batches, form, context.caller.operatorId, context.clock())
      await recordAct(tx, context, { action: 'codes.create', target: `codes ${batch.id}`, reason, after: batch })
      return { batch }
    })

/** The codes are in this answer and nowhere else; no reply is kept for a repeat. Who loses them voids the batch and makes another. */
export const exportCodeBatch =
  ({ wallet: { batches } }: OperatorNeeds): Handler<typeof codeOperatorCalls.exportCodeBatch> =>
  (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const codes = await codeBatches.exportCodeBatch(
        tx,
        batches,
        id,
        context.caller.operatorId,
        context.settings.TIME_ZONE,
      )
      await recordAct(tx, context, { action: 'codes.export', target: `codes ${id}`, reason })
      return { batch: await codeBatches.getBatch(tx, id, context.clock()), codes: [...codes] }
    })

export const voidCodeBatch =
  ({ wallet: { batches } }: OperatorNeeds): Handler<typeof codeOperatorCalls.voidCodeBatch> =>
  (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      await batches.void(tx, id)
      const batch = await codeBatches.getBatch(tx, id, context.clock())
      const after = { used: batch.used, code_count: batch.code_count }
      await recordAct(tx, context, { action: 'codes.void', target: `codes ${id}`, reason, after })
      return { batch }
    })

export const listCodes: Handler<typeof codeOperatorCalls.listCodes> = async (
  { db },
  { page, limit, batch_id: batchId, state, last_four: lastFour },
) => ({
  ...(await codeBatches.listBatchCodes(
    db,
    { batchId, state, lastFour: lastFour?.toUpperCase() },
    partOf({ page, limit }),
  )),
  page,
  limit,
})
