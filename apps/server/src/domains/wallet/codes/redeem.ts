import { createHmac } from 'node:crypto'
import type { BenefitType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { normalizeCode } from '@cliffhanger/rules/wallet/redeem-code.ts'
import type { ServerContext } from '../../../context.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import { type LedgerCoin, type LedgerRoute, type Move, type Posted, platformOwner } from '../../ledger/index.ts'
import { type CouponRow, insertCoupon, lockTaker } from '../coupons/queries/coupons.ts'
import { findKind } from '../coupons/queries/kinds.ts'
import type { WalletDeps } from '../deps.ts'
import { type BatchRow, countUsedBy, findCode, markCodeUsed, shareBatch } from './queries.ts'

/** What is kept of a code: a keyed hash, so that a copy of the database is worth nothing. */
export const hashCode = ({ secrets }: Pick<ServerContext, 'secrets'>, typed: string): Buffer =>
  createHmac('sha256', secrets.lasting('redeem-code')).update(normalizeCode(typed)).digest()

/** Benefits the ledger moves. */
type CoinBenefit = Exclude<BenefitType, 'coupon' | 'vip' | 'svip'>

/** Whether a benefit is coins, which are set aside and moved; a coupon and a membership are not. */
export const isCoins = (benefit: BenefitType): benefit is CoinBenefit => benefit in benefitCoins

/** Coin of a code's benefit, and the way it goes. */
export const benefitCoins: Readonly<Record<CoinBenefit, { readonly coin: LedgerCoin; readonly route: LedgerRoute }>> = {
  gold: { coin: 'gold', route: 'redeem.gold' },
  point: { coin: 'point', route: 'redeem.point' },
  money: { coin: 'money', route: 'redeem.money' },
}

/** What a redeemed code gave. */
export interface Redeemed {
  readonly batch: BatchRow
  readonly coupon: CouponRow | undefined
  /** End of the membership it gave. */
  readonly endMs: number | undefined
}

/**
 * Uses a code and gives what it stands for, in the transaction of the call, and tells the member. Of many at once one gets it.
 * Refuses 7013, the same for a code that is unknown, used, void or over, of another benefit than the one asked for, or one too many of its batch.
 */
export async function redeem(
  context: CallContext<'bearer'>,
  deps: WalletDeps,
  typed: string,
  wanted?: BenefitType,
): Promise<Redeemed> {
  const { ledger, coupons } = deps
  const { db: tx, caller, clock } = context
  const nowMs = clock()
  const found = (await findCode(tx, hashCode(context, typed))) ?? refuse('redemptionCodeInvalid')
  if (wanted !== undefined && found.benefit_type !== wanted) refuse('redemptionCodeInvalid')
  await lockTaker(tx, caller.userId)
  const batch = await shareBatch(tx, found.batch_id)
  if (batch.returned_ms !== null || batch.expires_ms <= nowMs) refuse('redemptionCodeInvalid')
  if (batch.limit_number > 0 && (await countUsedBy(tx, batch.id, caller.userId)) >= batch.limit_number)
    refuse('redemptionCodeInvalid')
  if ((await markCodeUsed(tx, found.id, caller.userId, nowMs)) === 0) refuse('redemptionCodeInvalid')
  if (batch.kind_id !== null) {
    const kind = (await findKind(tx, batch.kind_id)) ?? refuse('redemptionCodeInvalid')
    const giving = { kind, userId: caller.userId, source: 'code', actKey: `code:${found.id}` } as const
    const coupon = (await insertCoupon(tx, giving, nowMs)) ?? refuse('redemptionCodeInvalid')
    await coupons.notify(tx, [coupon])
    return { batch, coupon, endMs: undefined }
  }
  if (!isCoins(batch.benefit_type))
    return { batch, coupon: undefined, endMs: await giveDays(context, deps, batch, found.id) }
  const transfer = {
    kind: 'redeem',
    key: `redeem:${found.id}`,
    bizNo: batch.batch_no,
    remark: batch.title,
    moves: [creditOf(batch, caller.userId, nowMs)],
  }
  const posted: Posted = await ledger.postOnce(tx, transfer)
  await ledger.notify(tx, posted, [caller.userId])
  return { batch, coupon: undefined, endMs: undefined }
}

/** Time of a membership, once per code; answers its new end. */
async function giveDays(
  context: CallContext<'bearer'>,
  { domains }: WalletDeps,
  { benefit_type: benefit, benefit_value: days }: BatchRow,
  codeId: number,
): Promise<number> {
  const { db: tx, caller } = context
  const kind = benefit === 'svip' ? 2 : 1
  const given = await domains.membership.giveMembership(tx, {
    userId: caller.userId,
    kind,
    days: Number(days),
    source: 'code',
    actKey: `code:${codeId}`,
  })
  await appendEvents(context, tx, given.events)
  return given.endMs
}

function creditOf(
  { benefit_type: type, benefit_value: value, gold_days: days }: BatchRow,
  to: number,
  nowMs: number,
): Move {
  if (!isCoins(type)) throw new Error(`${type} is not moved by the ledger`)
  const expires = type === 'gold' && days > 0 ? { expiresMs: nowMs + days * dayMs } : {}
  return { ...benefitCoins[type], amount: BigInt(value), from: platformOwner, to, ...expires }
}
