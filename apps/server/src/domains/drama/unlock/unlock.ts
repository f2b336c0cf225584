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
import type { Gold } from '../../wallet/index.ts'
import type { AskedEpisodeRow, GroundRow } from './queries/standing.ts'
import type { NewUnlock } from './queries/unlocks.ts'

/** What a member asks to be unlocked. */
export interface UnlockWish {
  readonly userId: number
  readonly dramaId: number
  /** `all`: what is still locked, and what is still to come (S-106). */
  readonly numbers: readonly number[] | 'all'
  /** Gold he saw. */
  readonly expectCost: Minor | undefined
}

/** What is known of a wish under the lock of his gold. */
export interface UnlockGround {
  readonly drama: GroundRow | undefined
  readonly episodes: readonly AskedEpisodeRow[]
  readonly membership: Membership
  readonly gold: Gold
}

/** Enough to pay anything: what a purchase costs before anybody asks what its member has. */
export const unlimitedGold: Gold = { granted: 0n, bought: 10n ** 15n }

/** A purchase that can be made, or the code and details of the "no". */
export type UnlockVerdict =
  | { readonly unlock: NewUnlock; readonly numbers: readonly number[]; readonly cost: Minor; readonly left: Minor }
  | { readonly refusal: RefusalName; readonly details?: Readonly<Record<string, unknown>> }

/** The terms of a drama for one member, from its row. */
export function termsOf(row: GroundRow, membership: Membership): DramaTerms & { readonly paid: Minor } {
  const now: DramaPrices = { coin: BigInt(row.coin_price), whole: BigInt(row.whole_price) }
  const paid = BigInt(row.paid)
  const begun =
    row.begun_coin === null ? undefined : { coin: BigInt(row.begun_coin), whole: BigInt(row.begun_whole ?? 0), paid }
  const prices = pricesFor(now, begun)
  return {
    vipType: row.vip_type,
    freeNumber: row.free_number,
    prices,
    isAllPaid: isAllPaid(prices, paid),
    membership,
    paid,
  }
}

/** Judges one wish; `discountOf` is what coupons take off a price. An episode is never charged twice, nor one his membership covers. */
export function judgeUnlock(wish: UnlockWish, ground: UnlockGround, discountOf = (_price: Minor) => 0n): UnlockVerdict {
  const { drama, episodes, membership, gold } = ground
  const { userId, dramaId, numbers } = wish
  if (!drama || episodes.length < (numbers === 'all' ? 1 : new Set(numbers).size)) return { refusal: 'notFound' }
  const { paid, ...terms } = termsOf(drama, membership)
  const standing = episodes.map(({ id, number, is_mine: mine }) => ({ id, number, isMine: mine }))
  const chosen = standing.filter((episode) => isForSale(episode, terms))
  if (chosen.length === 0) return { refusal: 'stateChanged' }
  const price = unlockCost(chosen.length, terms.prices, paid)
  const discount = discountOf(price)
  const cost = discount < price ? price - discount : 0n
  if (wish.expectCost !== undefined && wish.expectCost !== cost)
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
      episodes: chosen.map(({ id }, place) => ({ episodeId: id, ...(shares[place] ?? { granted: 0n, bought: 0n }) })),
    },
    numbers: chosen.map(({ number }) => number),
    cost,
    left: gold.granted + gold.bought - cost,
  }
}
