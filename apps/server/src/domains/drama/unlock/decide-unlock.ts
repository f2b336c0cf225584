import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import type { Membership } from '@cliffhanger/rules/drama/can-play.ts'
import {
  type DramaPrices,
  type DramaTerms,
  isAllPaid,
  isForSale,
  pricesFor,
  shareByEpisode,
  splitGold,
  unlockCost,
} from '@cliffhanger/rules/drama/unlock.ts'
import { formatMinor, type Minor } from '@cliffhanger/rules/money.ts'
import type { Gold } from '../../ledger/index.ts'
import type { DramaTermsRow, RequestedEpisodeRow } from './queries/unlock-context.ts'
import type { NewUnlock } from './queries/unlocks.ts'

/** What a member wants to unlock. */
export interface UnlockRequest {
  readonly userId: number
  readonly dramaId: number
  /** `all`: what is still locked, and what is still to come (S-106). */
  readonly numbers: readonly number[] | 'all'
  /** The price the member was shown, in gold. */
  readonly expectCost: Minor | undefined
}

/** What decides a request, read while the member's gold is locked. */
export interface UnlockContext {
  readonly drama: DramaTermsRow | undefined
  readonly episodes: readonly RequestedEpisodeRow[]
  readonly membership: Membership
  readonly gold: Gold
}

/** Enough to pay anything: what a purchase costs before anybody asks what its member has. */
export const unlimitedGold: Gold = { granted: 0n, bought: 10n ** 15n }

/** A purchase to make, or why there is none. */
export type UnlockDecision =
  | { readonly unlock: NewUnlock; readonly numbers: readonly number[]; readonly cost: Minor; readonly left: Minor }
  | { readonly refusal: RefusalName; readonly details?: Readonly<Record<string, unknown>> }

/** The terms of a drama for one member, from its row. */
export function termsOf(row: DramaTermsRow, membership: Membership): DramaTerms & { readonly paid: Minor } {
  const now: DramaPrices = { coin: BigInt(row.coin_price), whole: BigInt(row.whole_price) }
  const paid = BigInt(row.paid)
  const first =
    row.first_coin_price === null
      ? undefined
      : { coin: BigInt(row.first_coin_price), whole: BigInt(row.first_whole_price ?? 0), paid }
  const prices = pricesFor(now, first)
  return {
    vipType: row.vip_type,
    freeNumber: row.free_number,
    prices,
    isAllPaid: isAllPaid(prices, paid),
    membership,
    paid,
  }
}

/** Decides one request; `discountOf` tells what coupons take off a price. No episode is charged twice, and none that the member's membership covers. */
export function decideUnlock(
  request: UnlockRequest,
  context: UnlockContext,
  discountOf = (_price: Minor) => 0n,
): UnlockDecision {
  const { drama, episodes, membership, gold } = context
  const { userId, dramaId, numbers } = request
  if (!drama || episodes.length < (numbers === 'all' ? 1 : new Set(numbers).size)) return { refusal: 'notFound' }
  const { paid, ...terms } = termsOf(drama, membership)
  const requested = episodes.map(({ id, number, is_owned: isOwned }) => ({ id, number, isOwned }))
  const chosen = requested.filter((episode) => isForSale(episode, terms))
  if (chosen.length === 0) return { refusal: 'stateChanged' }
  const price = unlockCost(chosen.length, terms.prices, paid)
  const discount = discountOf(price)
  const cost = discount < price ? price - discount : 0n
  if (request.expectCost !== undefined && request.expectCost !== cost)
    return { refusal: 'stateChanged', details: { cost: formatMinor(cost, 0) } }
  const paying = splitGold(cost, gold)
  if (!paying) return { refusal: 'insufficientBalance' }
  const shares = shareByEpisode(paying, chosen.length)
  return {
    unlock: {
      userId,
      dramaId,
      isWhole: numbers === 'all',
      coinPrice: terms.prices.coin,
      wholePrice: terms.prices.whole,
      ...paying,
      episodes: chosen.map(({ id }, index) => ({ episodeId: id, ...(shares[index] ?? { granted: 0n, bought: 0n }) })),
    },
    numbers: chosen.map(({ number }) => number),
    cost,
    left: gold.granted + gold.bought - cost,
  }
}
