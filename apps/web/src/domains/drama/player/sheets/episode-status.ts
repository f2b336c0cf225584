import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import type { Translate } from '../../../../platform/texts.ts'

/** How an episode stands for me. */
export type EpisodeStatus = 'free' | 'owned' | 'open' | 'members' | 'locked'

/** How an episode stands for the member who asked for it. */
export const episodeStatusOf = ({ can_play, is_free, is_buy, deny_reason }: VideoItem): EpisodeStatus => {
  if (can_play === 0) return deny_reason === 'coin' || deny_reason === '' ? 'locked' : 'members'
  if (is_free === 1) return 'free'
  return is_buy === 1 ? 'owned' : 'open'
}

/** The word for how it stands; '' where there is nothing to say. */
export const episodeStatusName = (episode: VideoItem, t: Translate): string => {
  const status = episodeStatusOf(episode)
  switch (status) {
    case 'free':
      return t('player.free')
    case 'owned':
      return t('player.owned')
    case 'open':
      return ''
    case 'members':
      return t(episode.deny_reason === 'svip' ? 'drama.svip' : 'player.vipOnly')
    case 'locked':
      return t('drama.locked')
    default:
      return status satisfies never
  }
}
