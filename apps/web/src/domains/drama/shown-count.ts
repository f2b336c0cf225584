import { formatCompact } from '@cliffhanger/i18n/format/compact.ts'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'

/** Smaller counts invite nobody. */
const leastShown = 10

/** A count of plays, likes or the like as it stands under a drama; undefined where it is too small to be shown. */
export const shownCount = (count: number, language: ClientLanguage, least = leastShown): string | undefined =>
  count < least ? undefined : formatCompact(count, language)

/** On a cover among covers, fewer say that nobody is here. */
const leastPlays = 1000

/** How often a drama was played, as it stands on its cover; undefined where that is too little to be shown. */
export const shownPlays = (count: number, language: ClientLanguage): string | undefined =>
  shownCount(count, language, leastPlays)
