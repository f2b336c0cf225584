import type { VideoItem, VipType } from '@cliffhanger/contract/drama/schemas.ts'

/** On what terms an episode may be watched (entities.md, VideoItem). */
export interface EpisodeTerms {
  readonly vipType: VipType
  readonly isFree: boolean
  readonly isBought: boolean
  /** True when the episode costs gold. */
  readonly isForGold: boolean
}

export type Membership = 'none' | 'vip' | 'svip'

/** Whether no one needs a membership or gold for the episode: one of the first `freeNumber`, or of a drama that asks for neither. */
export const isFreeEpisode = (
  number: number,
  terms: { vipType: VipType; freeNumber: number; isForGold: boolean },
): boolean => number <= terms.freeNumber || (terms.vipType === 0 && !terms.isForGold)

/** Why the member cannot play the episode, '' if they can. */
export function denyReason(terms: EpisodeTerms, membership: Membership): VideoItem['deny_reason'] {
  if (terms.isFree || terms.isBought) return ''
  switch (terms.vipType) {
    case 0:
      return terms.isForGold ? 'coin' : ''
    case 1:
      return membership === 'none' ? 'vip' : ''
    case 2:
      return membership === 'svip' ? '' : 'svip'
    default:
      return terms.vipType satisfies never
  }
}
