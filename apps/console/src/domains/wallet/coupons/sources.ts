import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { codeOperatorCalls } from '@cliffhanger/contract/coupons/operator-code-calls.ts'
import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import type { CouponKindForm } from '@cliffhanger/contract/coupons/operator-coupon-schemas.ts'
import { canServe } from '@cliffhanger/rules/wallet/coupon.ts'
import { chosenNumber, type Source, writtenText } from '../../../platform/data-provider.ts'
import { secondsOf } from '../../../platform/moments.ts'
import { callServer } from '../../../platform/server.ts'

type CouponForm = Omit<CouponKindForm, 'start_time' | 'end_time'> & {
  readonly start_time: string
  readonly end_time: string
}
type BatchForm = CallRequest<typeof codeOperatorCalls.createCodeBatch>

const withId = <Kind extends { readonly coupon_id: number }>(kind: Kind) => ({ ...kind, id: kind.coupon_id })

/** How a kind of coupon is given out, which is all of it that can change. */
const givingOf = ({ name, stock, limit_number, is_open }: CouponForm) => ({ name, stock, limit_number, is_open })

export const couponSource: Source = {
  list: async ({ page, limit }) => {
    const { list, total } = await callServer(couponOperatorCalls.listCouponKinds, { page, limit })
    return { list: list.map(withId), total }
  },
  create: async (form: CouponForm, idempotencyKey) => {
    const kind = {
      ...givingOf(form),
      type: form.type,
      coin_code: form.type === 'gold_gift' ? ('gold' as const) : form.coin_code,
      order_types: form.order_types.filter((type) => canServe(form.type, type)),
      value: form.value,
      min_spend: form.min_spend,
      price_point: form.price_point,
      start_time: secondsOf(form.start_time),
      end_time: secondsOf(form.end_time),
    }
    return withId((await callServer(couponOperatorCalls.createCouponKind, kind, { idempotencyKey })).kind)
  },
  update: async (coupon_id, form: CouponForm) =>
    withId((await callServer(couponOperatorCalls.editCouponKind, { ...givingOf(form), coupon_id })).kind),
}

export const batchSource: Source = {
  list: ({ page, limit }) => callServer(codeOperatorCalls.listCodeBatches, { page, limit }),
  create: async (form: BatchForm, idempotencyKey) => {
    const isCoupon = form.benefit_type === 'coupon'
    const wanted = {
      title: form.title,
      benefit_type: form.benefit_type,
      benefit_value: isCoupon ? undefined : form.benefit_value,
      coupon_id: isCoupon ? form.coupon_id : undefined,
      code_count: form.code_count,
      limit_number: form.limit_number,
      gold_days: form.benefit_type === 'gold' ? form.gold_days : 0,
      valid_type: form.valid_type,
      reason: form.reason,
    }
    return (await callServer(codeOperatorCalls.createCodeBatch, wanted, { idempotencyKey })).batch
  },
}

const codeStates = [0, 1, 2] as const

/** Codes of one batch: `batch_id` of the filter. */
export const codeSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(codeOperatorCalls.listCodes, {
      page,
      limit,
      batch_id: Number(filter.batch_id),
      state: codeStates.find((state) => state === chosenNumber(filter.state)),
      last_four: writtenText(filter.last_four),
    }),
}
