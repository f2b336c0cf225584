import type { CallData } from '@cliffhanger/contract/call.ts'
import type { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, type Minor } from '@cliffhanger/rules/money.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { KeyedRequest } from '../../../platform/http/idempotency.ts'
import { type Decision, SharedCalls } from '../../../platform/http/shared-calls.ts'
import { type Ledger, platformOwner } from '../../ledger/index.ts'
import type { Coupons } from './coupons.ts'
import { presentCoupon } from './present-coupon.ts'
import { type ClaimedCoupon, type ClaimRow, insertClaims, lockClaims, type RequestedCoupon } from './queries/claims.ts'
import type { CouponRow } from './queries/coupons.ts'

type Reply = CallData<typeof couponCalls.claimCoupon>

/** What decides a claim: its row, and the points its member has. */
interface ClaimReading extends ClaimRow {
  readonly points: Minor
}

/** A claimed coupon with what it costs. */
interface Claim extends ClaimedCoupon {
  readonly price: Minor
}

type ClaimDecision = Decision<Claim, Reply>

/** Gives open coupons to those who claim them, free or for points. Claims that arrive at the same time share one transaction (`SharedCalls`). */
export class ClaimService {
  readonly #context: ServerContext
  readonly #ledger: Ledger
  readonly #coupons: Coupons
  readonly #calls: SharedCalls<RequestedCoupon, ClaimReading, Claim, Reply>

  constructor(context: ServerContext, ledger: Ledger, coupons: Coupons) {
    this.#context = context
    this.#ledger = ledger
    this.#coupons = coupons
    this.#calls = new SharedCalls(context, {
      of: 'coupon',
      read: (tx, requests) => this.#read(tx, requests),
      decide: (asked) => decideClaims(asked, context.clock()),
      apply: (tx, claims) => this.#apply(tx, claims),
    })
  }

  /** Claims once per key (S-110). Refuses 4002 what is closed or over, 7015 above a member's limit (V-25), outOfStock, 7001 where the points are not enough. */
  claim(userId: number, kindId: number, keyed: KeyedRequest): Promise<Reply> {
    return this.#calls.answer({ userId, kindId, actKey: `claim:u${userId}:${keyed.key}` }, keyed)
  }

  async #read(tx: Db, requests: readonly RequestedCoupon[]): Promise<ClaimReading[]> {
    const userIds = requests.map(({ userId }) => userId)
    const [rows, points] = await Promise.all([lockClaims(tx, requests), this.#ledger.lockPoints(tx, userIds)])
    return rows.map((row, index) => ({ ...row, points: points.get(userIds[index] ?? 0) ?? 0n }))
  }

  async #apply(tx: Db, claims: readonly Claim[]): Promise<void> {
    const nowMs = this.#context.clock()
    const transfers = claims.flatMap(({ id, userId, kind, price }) =>
      price > 0n
        ? [
            {
              key: `coupon:${id}`,
              bizNo: `Q${id}`,
              remark: kind.name,
              moves: [{ route: 'coupon.price', amount: price, from: userId, to: platformOwner } as const],
            },
          ]
        : [],
    )
    const events = this.#coupons.events(claims.map((claim) => couponOf(claim, nowMs)))
    await Promise.all([
      insertClaims(tx, claims, nowMs),
      this.#ledger.moveTogether(tx, { kind: 'coupon', coin: 'point', transfers }, events),
    ])
  }
}

/** Decides claims of different members in their order: what one of them takes from the stock of a kind is not there for the next. */
export function decideClaims(
  asked: readonly { readonly request: RequestedCoupon; readonly read: ClaimReading }[],
  nowMs: number,
): ClaimDecision[] {
  const taken = new Map<number, number>()
  return asked.map(({ request, read }) => {
    const decision = decideClaim(request, read, taken.get(request.kindId) ?? 0, nowMs)
    if ('change' in decision) taken.set(request.kindId, (taken.get(request.kindId) ?? 0) + 1)
    return decision
  })
}

function decideClaim(
  { userId, actKey }: RequestedCoupon,
  { id, kind, claimed, points, is_known: isKnown }: ClaimReading,
  taken: number,
  nowMs: number,
): ClaimDecision {
  if (!kind?.is_open || kind.ends_ms <= nowMs) return { refusal: 'notFound' }
  if (kind.limit_number > 0 && claimed >= kind.limit_number) return { refusal: 'purchaseLimit' }
  if (kind.stock !== null && kind.stock <= taken) return { refusal: 'outOfStock' }
  if (isKnown) return { refusal: 'idempotencyKeyReused' }
  const price = BigInt(kind.price_point)
  if (price > points) return { refusal: 'insufficientBalance' }
  const stock = kind.stock === null ? null : kind.stock - taken - 1
  const change = { id, userId, actKey, kind: { ...kind, stock }, price }
  const balance = formatMinor(points - price, coinScale.point)
  return { change, data: { coupon: presentCoupon(couponOf(change, nowMs), nowMs), balance } }
}

const couponOf = ({ id, userId, kind }: ClaimedCoupon, nowMs: number): CouponRow => ({
  ...kind,
  id,
  user_id: userId,
  state: 0,
  order_no: '',
  created_ms: nowMs,
})
