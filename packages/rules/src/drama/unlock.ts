import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import type { Minor } from '../money.ts'
import { denyReason, isFreeEpisode, type Membership } from './can-play.ts'

/** What a drama costs in whole gold; `coin` 0: not for gold, `whole` 0: the sum of its episodes. */
export interface DramaPrices {
  readonly coin: Minor
  readonly whole: Minor
}

/** What a member already paid for a drama, and the prices of their first purchase. */
export interface FirstPurchase extends DramaPrices {
  readonly paid: Minor
}

/** A member who has begun to buy a drama never pays more for the rest than the prices of their first purchase, and gets any lower price too. */
export function pricesFor(now: DramaPrices, first: FirstPurchase | undefined): DramaPrices {
  if (!first) return now
  const lower = (one: Minor, other: Minor) => (one === 0n ? other : other === 0n || one < other ? one : other)
  return { coin: now.coin === 0n ? 0n : lower(now.coin, first.coin), whole: lower(now.whole, first.whole) }
}

/** What so many locked episodes of a drama cost: each at its price, but with what was paid before never more than the whole. */
export function unlockCost(chosen: number, prices: DramaPrices, paid: Minor): Minor {
  const each = BigInt(chosen) * prices.coin
  if (prices.whole === 0n) return each
  const left = prices.whole > paid ? prices.whole - paid : 0n
  return each < left ? each : left
}

/** Whether a member has paid as much as all of a drama costs them: then they own all of it, with what is added later (S-106). */
export const isAllPaid = ({ whole }: DramaPrices, paid: Minor): boolean => whole > 0n && paid >= whole

/** An episode and whether one member owns it. */
export interface EpisodeForMember {
  readonly number: number
  /** Unlocked, or part of a drama they bought as a whole. */
  readonly isOwned: boolean
}

/** The terms on which one member watches a drama. */
export interface DramaTerms {
  readonly vipType: VipType
  readonly freeNumber: number
  /** Theirs, from `pricesFor`. */
  readonly prices: DramaPrices
  /** They paid all that the drama costs (`isAllPaid`). */
  readonly isAllPaid: boolean
  readonly membership: Membership
}

/** Whether anybody may watch it. */
export const isFreeIn = (number: number, { vipType, freeNumber, prices }: DramaTerms): boolean =>
  isFreeEpisode(number, { vipType, freeNumber, isForGold: prices.coin > 0n })

/** Why a member cannot play an episode, '' when they can. */
export const episodeDenial = ({ number, isOwned }: EpisodeForMember, terms: DramaTerms) =>
  denyReason(
    {
      vipType: terms.vipType,
      isForGold: terms.prices.coin > 0n,
      isFree: isFreeIn(number, terms),
      isBought: isOwned || terms.isAllPaid,
    },
    terms.membership,
  )

/** Whether gold opens it: SVIP content is for members only. */
export const isForSale = (episode: EpisodeForMember, terms: DramaTerms): boolean =>
  terms.prices.coin > 0n && terms.vipType !== 2 && episodeDenial(episode, terms) !== ''

/** Gold taken of each kind of gold: granted first (S-113), since it may expire. Undefined where both are not enough. */
export function splitGold(
  cost: Minor,
  have: { readonly granted: Minor; readonly bought: Minor },
): { granted: Minor; bought: Minor } | undefined {
  const granted = cost < have.granted ? cost : have.granted
  const bought = cost - granted
  return bought <= have.bought ? { granted, bought } : undefined
}

/** The part of each of `total` episodes in what was paid, to the last coin: what comes back when one cannot be played (S-111). */
export function shareByEpisode(
  paid: { readonly granted: Minor; readonly bought: Minor },
  total: number,
): { granted: Minor; bought: Minor }[] {
  const cost = paid.granted + paid.bought
  const upTo = (place: number) => (cost * BigInt(place)) / BigInt(total)
  const grantedUpTo = (place: number) => (upTo(place) < paid.granted ? upTo(place) : paid.granted)
  return Array.from({ length: total }, (_, place) => {
    const granted = grantedUpTo(place + 1) - grantedUpTo(place)
    return { granted, bought: upTo(place + 1) - upTo(place) - granted }
  })
}
