import type { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findUsers } from '../../../account/index.ts'
import { presentCoupon } from '../../../wallet/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'

const listCouponKinds =
  ({ wallet }: OperatorNeeds): Handler<typeof couponOperatorCalls.listCouponKinds> =>
  async ({ db }, { page, limit }) => ({
    ...(await wallet.operator.couponKinds.listCouponKinds(db, { offset: (page - 1) * limit, limit })),
    page,
    limit,
  })

const createCouponKind =
  ({ wallet }: OperatorNeeds): Handler<typeof couponOperatorCalls.createCouponKind> =>
  (context, form) =>
    context.db.transaction(async (tx) => {
      const kind = await wallet.operator.couponKinds.createCouponKind(tx, form, context.clock())
      await recordAction(tx, context, { action: 'coupon.create', target: `coupon ${kind.coupon_id}`, after: kind })
      return { kind }
    })

/** What members have keeps its terms: only how the kind is given out changes. What is left out stays, such as a stock that is claimed from
 *  meanwhile. */
const editCouponKind =
  ({ wallet }: OperatorNeeds): Handler<typeof couponOperatorCalls.editCouponKind> =>
  (context, input) =>
    context.db.transaction(async (tx) => {
      const { before, after } = await wallet.operator.couponKinds.editCouponKind(tx, input.coupon_id, {
        name: input.name,
        stock: input.stock,
        limitNumber: input.limit_number,
        isOpen: input.is_open === undefined ? undefined : input.is_open === 1,
      })
      await recordAction(tx, context, { action: 'coupon.edit', target: `coupon ${input.coupon_id}`, before, after })
      return { kind: after }
    })

const grantCoupon =
  ({ wallet }: OperatorNeeds): Handler<typeof couponOperatorCalls.grantCoupon> =>
  (context, { coupon_id: kindId, user_id: userId, reason }) =>
    context.db.transaction(async (tx) => {
      if (!(await findUsers(tx, [userId])).has(userId)) refuse('userNotFound')
      const { caller, clock, idempotencyKey } = context
      const actKey = `grant:o${caller.operatorId}:${idempotencyKey}`
      const row = await wallet.operator.couponKinds.grantCoupon(tx, { kindId, userId, actKey }, clock())
      const coupon = presentCoupon(row, clock())
      const after = { coupon_id: kindId, id: coupon.id }
      await recordAction(tx, context, { action: 'coupon.grant', target: `member ${userId}`, reason, after })
      await wallet.coupons.notify(tx, [row])
      return { coupon }
    })

export const couponHandlers = (needs: OperatorNeeds): Handlers<typeof couponOperatorCalls> => ({
  listCouponKinds: listCouponKinds(needs),
  createCouponKind: createCouponKind(needs),
  editCouponKind: editCouponKind(needs),
  grantCoupon: grantCoupon(needs),
})
