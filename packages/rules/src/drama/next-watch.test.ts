import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import { describe, expect, it } from 'vitest'
import { denyReason, isFreeEpisode, type Membership } from './can-play.ts'
import { type NextEpisode, nextWatch } from './next-watch.ts'
import type { Mark } from './resume.ts'

interface DramaTerms {
  readonly vipType: VipType
  readonly coins: string
  readonly bought?: readonly number[]
}

const lastNumber = 3
const freeNumber = 1

/** Three episodes as the server answers them to a member; the first is free. */
const episodesFor = ({ vipType, coins, bought = [] }: DramaTerms, membership: Membership): readonly NextEpisode[] =>
  [1, 2, 3].map((number) => {
    const isForGold = coins !== '0'
    const isFree = isFreeEpisode(number, { vipType, freeNumber, isForGold })
    const deny = denyReason({ vipType, isFree, isBought: bought.includes(number), isForGold }, membership)
    return {
      number,
      can_play: deny === '' ? 1 : 0,
      vip_type: isFree ? 0 : vipType,
      coin_price: isFree ? '0' : coins,
      deny_reason: deny,
    }
  })

const stoppedAt = (number: number, timeDetail: number): Mark => ({ number, timeDetail, duration: 60 })
const watched = (number: number): Mark => stoppedAt(number, 60)

const forGold: DramaTerms = { vipType: 0, coins: '30' }
const forMembers: DramaTerms = { vipType: 1, coins: '0' }
const forMembersOrGold: DramaTerms = { vipType: 1, coins: '30' }
const forSvip: DramaTerms = { vipType: 2, coins: '0' }
const free: DramaTerms = { vipType: 0, coins: '0' }

/** A guest is answered as a member without a membership is. */
const everyone: readonly Membership[] = ['none', 'vip', 'svip']

describe('what a drama’s page proposes', () => {
  it.each(everyone)('begins at the first episode, is one with %s', (membership) => {
    for (const terms of [free, forGold, forMembers, forMembersOrGold, forSvip])
      expect(nextWatch(null, lastNumber, episodesFor(terms, membership))).toEqual({ kind: 'play', number: 1 })
  })

  it.each(everyone)(
    'goes on where one stopped, and begins the next one after a finished one, with %s',
    (membership) => {
      const episodes = episodesFor(free, membership)
      expect(nextWatch(stoppedAt(2, 30), lastNumber, episodes)).toEqual({ kind: 'continue', number: 2 })
      expect(nextWatch(stoppedAt(2, 1), lastNumber, episodes)).toEqual({ kind: 'play', number: 2 })
      expect(nextWatch(watched(2), lastNumber, episodes)).toEqual({ kind: 'play', number: 3 })
    },
  )

  it('names the price of the next episode where gold opens it, whoever asks', () => {
    const unlock = { kind: 'unlock', number: 2, cost: 30n }
    for (const membership of everyone)
      expect(nextWatch(watched(1), lastNumber, episodesFor(forGold, membership))).toEqual(unlock)
    expect(nextWatch(watched(1), lastNumber, episodesFor(forMembersOrGold, 'none'))).toEqual(unlock)
  })

  it('names the membership where no gold opens the next episode', () => {
    const after = (terms: DramaTerms, membership: Membership) =>
      nextWatch(watched(1), lastNumber, episodesFor(terms, membership))
    expect(after(forMembers, 'none')).toEqual({ kind: 'join', number: 2, tier: 'vip' })
    expect(after(forSvip, 'none')).toEqual({ kind: 'join', number: 2, tier: 'svip' })
    expect(after(forSvip, 'vip')).toEqual({ kind: 'join', number: 2, tier: 'svip' })
    expect(after({ ...forSvip, coins: '30' }, 'vip')).toEqual({ kind: 'join', number: 2, tier: 'svip' })
  })

  it('plays what a membership, or what was paid, opens', () => {
    const play = { kind: 'play', number: 2 }
    for (const [terms, membership] of [
      [forMembers, 'vip'],
      [forMembersOrGold, 'vip'],
      [forMembers, 'svip'],
      [forSvip, 'svip'],
      [{ ...forGold, bought: [2] }, 'none'],
      [{ ...forMembersOrGold, bought: [2] }, 'none'],
    ] as const)
      expect(nextWatch(watched(1), lastNumber, episodesFor(terms, membership))).toEqual(play)
  })

  it('asks for the episode one stopped in, where its membership has run out', () => {
    const episodes = episodesFor(forMembers, 'none')
    expect(nextWatch(stoppedAt(2, 30), lastNumber, episodes)).toEqual({ kind: 'join', number: 2, tier: 'vip' })
  })

  it.each(everyone)('begins again once all that is out was watched, locked as it may be, with %s', (membership) => {
    for (const terms of [free, forGold, forMembers, forSvip])
      expect(nextWatch(watched(3), lastNumber, episodesFor(terms, membership))).toEqual({ kind: 'again', number: 1 })
  })

  it('goes on with what came out after the last one that was watched', () => {
    expect(nextWatch(watched(2), 2, episodesFor(free, 'none').slice(0, 2))).toEqual({ kind: 'again', number: 1 })
    expect(nextWatch(watched(2), 3, episodesFor(free, 'none'))).toEqual({ kind: 'play', number: 3 })
  })

  it('leaves it to the player where the episodes did not come', () => {
    expect(nextWatch(watched(1), lastNumber, [])).toEqual({ kind: 'play', number: 2 })
  })
})
