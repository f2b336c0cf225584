import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { useTexts } from '../../platform/texts.ts'

/** How many episodes are out, and of how many while more are to come. Where a drama is one of many, the first number stands alone. */
export const useReleased = ({
  is_end,
  total_number,
  update_number,
}: Pick<VideoCard, 'is_end' | 'total_number' | 'update_number'>): string => {
  const t = useTexts()
  return is_end === 0 && total_number > update_number
    ? t('drama.episodesOut', { number: update_number, total: total_number })
    : t('drama.allEpisodes', { count: update_number })
}
