import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { formatRunningTime } from '@cliffhanger/i18n/format/durations.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'

/** Below this, how long a drama is tells nobody whether there is time for it. */
const leastShownSeconds = 600

/** How long all episodes are together; nothing of a short drama, or before they came. */
export const useRunningTime = (episodes: readonly VideoItem[] | undefined): readonly string[] => {
  const t = useTexts()
  const language = useLanguage()
  const seconds = (episodes ?? []).reduce((sum, { duration }) => sum + duration, 0)
  return seconds < leastShownSeconds ? [] : [t('drama.runningTime', { time: formatRunningTime(seconds, language) })]
}
