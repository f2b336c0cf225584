import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import type { Minor } from '../money.ts'
import { chooseStart, isBehind, type Mark } from './resume.ts'
import { goldOf, isOffered, type PricedEpisode } from './unlock-offer.ts'

/** What a drama's page proposes to do next. */
export type NextWatch =
  /** `continue` goes on within an episode, `play` begins one. */
  | { readonly kind: 'play' | 'continue'; readonly number: number }
  /** All that is out was watched: from the first episode on. */
  | { readonly kind: 'again'; readonly number: 1 }
  /** Gold opens the next episode; `cost` is that of this one alone. */
  | { readonly kind: 'unlock'; readonly number: number; readonly cost: Minor }
  /** Only a membership opens the next episode. */
  | { readonly kind: 'join'; readonly number: number; readonly tier: 'vip' | 'svip' }

/** An episode as far as it decides what is next. */
export type NextEpisode = PricedEpisode & Pick<VideoItem, 'deny_reason'>

/** What a member who opens a drama's page does next, from where they stopped and from its episodes as the server answered them. Episodes that did not
 *  come lock nothing: the player finds out. `lastNumber` is the newest episode, from 1. */
export function nextWatch(mark: Mark | null, lastNumber: number, episodes: readonly NextEpisode[]): NextWatch {
  const { number, startSeconds } = chooseStart(null, mark, lastNumber)
  if (isBehind(number, mark)) return { kind: 'again', number: 1 }
  const episode = episodes.find((one) => one.number === number)
  if (episode?.can_play === 0) {
    if (isOffered(episode)) return { kind: 'unlock', number, cost: goldOf(episode.coin_price) }
    return { kind: 'join', number, tier: episode.deny_reason === 'svip' ? 'svip' : 'vip' }
  }
  return { kind: startSeconds > 0 ? 'continue' : 'play', number }
}
