import { formatCompact } from '@cliffhanger/i18n/format/compact.ts'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'

/** Smaller counts invite nobody. */
const leastShown = 10

/** A count of plays, likes or the like as it stands under a drama; undefined where it is too small to be shown. */
export const shownCount = (count: number, language: ClientLanguage): string | undefined =>
  count < leastShown ? undefined : formatCompact(count, language)
