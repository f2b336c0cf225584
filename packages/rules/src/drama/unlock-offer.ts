import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { type Minor, parseMinor } from '../money.ts'
import { type DramaPrices, unlockCost } from './unlock.ts'

/** Gold has no decimals. */
const goldScale = 0

/** An episode as far as its price goes. */
export type PricedEpisode = Pick<VideoItem, 'number' | 'can_play' | 'vip_type' | 'coin_price'>

/** Gold in whole coins; 0 where a text is none. */
export const goldOf = (text: string): Minor => parseMinor(text, goldScale) ?? 0n

/** Whether an episode can be unlocked with gold: no gold opens what only SVIP may watch (entities.md, VideoItem). */
export const isOffered = ({ can_play, vip_type, coin_price }: PricedEpisode): boolean =>
  can_play === 0 && vip_type !== 2 && goldOf(coin_price) > 0n

/** What can be unlocked at once: `one` episode, the `next` ones, `chosen` ones, or the `rest` of the drama with what is still to come. */
export interface UnlockOffer {
  readonly kind: 'one' | 'next' | 'chosen' | 'rest'
  readonly numbers: readonly number[]
  readonly cost: Minor
  /** What the episodes would cost more one by one. */
  readonly saving: Minor
}

/** How many episodes "the next ones" are. */
export const nextCount = 10

/** A drama's episodes with the price of all that is left of it, as one member sees them. */
export interface PricedDrama {
  readonly episodes: readonly PricedEpisode[]
  readonly wholePrice: Video['whole_price']
}

/** The price of what is left has what was paid taken off already. */
const nothingPaid = 0n

/** Prices as a member can know them; where they have changed, the server refuses and says what it costs (4003). */
const priced = ({ episodes, wholePrice }: PricedDrama) => {
  const offered = episodes.filter(isOffered)
  const coin = goldOf(offered[0]?.coin_price ?? '0')
  const prices: DramaPrices = { coin, whole: goldOf(wholePrice) }
  const offer = (kind: UnlockOffer['kind'], some: readonly PricedEpisode[]): UnlockOffer => {
    const cost = unlockCost(some.length, prices, nothingPaid)
    return { kind, numbers: some.map(({ number }) => number), cost, saving: coin * BigInt(some.length) - cost }
  }
  return { offered, offer }
}

/** The episodes a member picked, those of them that are for sale; undefined where none is. */
export function offerChosen(drama: PricedDrama, numbers: ReadonlySet<number>): UnlockOffer | undefined {
  const { offered, offer } = priced(drama)
  const chosen = offered.filter(({ number }) => numbers.has(number))
  return chosen.length === 0 ? undefined : offer('chosen', chosen)
}

/** All that is still locked, and what is added later (S-106); undefined where nothing is for sale. */
export function offerRest(drama: PricedDrama): UnlockOffer | undefined {
  const { offered, offer } = priced(drama)
  return offered.length === 0 ? undefined : offer('rest', offered)
}

/** What a member who came to a locked episode is offered: at most three prices, each for more than the one before. None where the
 *  episode is not for sale. */
export function offersAt(drama: PricedDrama, number: number): readonly UnlockOffer[] {
  const { offered, offer } = priced(drama)
  const ahead = offered.filter((episode) => episode.number >= number)
  if (ahead[0]?.number !== number) return []
  const next = offer('next', ahead.slice(0, nextCount))
  const rest = offer('rest', offered)
  // A price that buys less for as much, or more, is none.
  const isWorthIt = next.numbers.length > 1 && next.cost < rest.cost
  return [offer('one', ahead.slice(0, 1)), ...(isWorthIt ? [next] : []), rest]
}

/** The offer that brings an episode for the least gold, where it saves any; undefined where all cost the same each. */
export const bestOffer = (offers: readonly UnlockOffer[]): UnlockOffer | undefined =>
  offers.find(({ kind, saving }) => kind === 'rest' && saving > 0n)

/** What is chosen before the member chooses: the first, which is the least; all that is left only where it costs less than two episodes one by
 *  one, so that whoever would watch one more has saved already, and where the gold is there for it. */
export function offerToBegin(offers: readonly UnlockOffer[], balance: Minor): UnlockOffer | undefined {
  const one = offers.find(({ kind }) => kind === 'one')
  const rest = offers.find(({ kind }) => kind === 'rest')
  const isBetter = one !== undefined && rest !== undefined && rest.cost < one.cost * 2n
  return isBetter && rest.cost <= balance ? rest : offers[0]
}

/** Gold that is missing to pay a cost. */
export const missingGold = (cost: Minor, balance: Minor): Minor => (cost > balance ? cost - balance : 0n)
