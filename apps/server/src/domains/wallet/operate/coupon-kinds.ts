import type { CouponKind, CouponKindForm } from '@cliffhanger/contract/coupons/operator-coupon-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor, parseRate } from '@cliffhanger/rules/money.ts'
import { wrongTerm } from '@cliffhanger/rules/wallet/coupon.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { type CouponRow, insertCoupon } from '../coupons/queries/coupons.ts'
import {
  countKinds,
  findKind,
  insertKind,
  type KindChange,
  type KindDraft,
  listKinds,
  lockKind,
  updateKind,
} from '../coupons/queries/kinds.ts'
import { presentKind } from './present-benefits.ts'

/** Part of a list. */
export interface Part {
  readonly offset: number
  readonly limit: number
}

/** Kinds of coupons, newest first. */
export const listCouponKinds = async (db: Db, part: Part): Promise<{ list: CouponKind[]; total: number }> => ({
  list: (await listKinds(db, part)).map(presentKind),
  total: await countKinds(db),
})

/** Makes a kind; refuses 4000 naming the term that cannot be kept. */
export const createCouponKind = async (tx: Db, form: CouponKindForm, nowMs: number): Promise<CouponKind> =>
  presentKind({ ...(await insertKind(tx, draftOf(form), nowMs)), given: 0, used: 0 })

/** Changes how a kind is given out; its terms stay. Refuses 4002. */
export async function editCouponKind(
  tx: Db,
  kindId: number,
  change: KindChange,
): Promise<{ before: CouponKind; after: CouponKind }> {
  const before = (await lockKind(tx, kindId)) ?? refuse('notFound')
  const after = await updateKind(tx, kindId, change)
  return { before: presentKind({ ...before, given: 0, used: 0 }), after: presentKind({ ...after, given: 0, used: 0 }) }
}

/** Whether coupons of a kind can be given to members. */
export async function isGivable(db: Db, kindId: number, nowMs: number): Promise<boolean> {
  const kind = await findKind(db, kindId)
  return kind !== undefined && kind.ends_ms > nowMs
}

/** Gives a member a coupon of a kind that is not over, once per act. Refuses 4002, and 4008 where the act was done before. */
export async function grantCoupon(
  tx: Db,
  { kindId, userId, actKey }: { kindId: number; userId: number; actKey: string },
  nowMs: number,
): Promise<CouponRow> {
  const kind = await findKind(tx, kindId)
  if (!kind || kind.ends_ms <= nowMs) refuse('notFound')
  const giving = { kind, userId, source: 'operator', actKey } as const
  return (await insertCoupon(tx, giving, nowMs)) ?? refuse('idempotencyKeyReused')
}

function draftOf(form: CouponKindForm): KindDraft {
  const scale = coinScale[form.coin_code]
  const read = (field: 'value' | 'min_spend' | 'price_point', decimals: number) =>
    parseMinor(form[field], decimals) ?? refuseField(field)
  const values = {
    discount_amount: () => read('value', scale),
    discount_rate: () => parseRate(form.value) ?? refuseField('value'),
    gold_gift: () => read('value', coinScale.gold),
  }
  const draft: KindDraft = {
    name: form.name,
    type: form.type,
    value: values[form.type](),
    // The treasure pays for nothing: there is no account of that name.
    coin: form.coin_code === 'treasure' ? refuseField('coin_code') : form.coin_code,
    minSpend: read('min_spend', scale),
    orderTypes: [...new Set(form.order_types)],
    startsMs: form.start_time * 1000,
    endsMs: form.end_time * 1000,
    pricePoint: read('price_point', coinScale.point),
    stock: form.stock < 0 ? null : form.stock,
    limitNumber: form.limit_number,
    isOpen: form.is_open === 1,
  }
  const wrong = wrongTerm(draft)
  return wrong ? refuseField(wrong) : draft
}
