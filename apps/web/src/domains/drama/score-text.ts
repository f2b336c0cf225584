import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { formatNumber } from '@cliffhanger/i18n/format/numbers.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { isScoreShown } from '@cliffhanger/rules/drama/ratings.ts'

/** A score goes from 1 to 10 (V-39). Members give it, and read it, in stars of two points each. */
export const pointsPerStar = 2

/** A score in stars, 0.5…5, as a language writes it with one digit behind its point or comma. */
export const scoreText = (language: Language, score: string | number): string =>
  formatNumber(Number(score) / pointsPerStar, language, { exactly: 1 })

/** The score of a drama as its page shows it; undefined while too few have rated it. What lists tell of it follows the same rule on the server. */
export const shownScore = (
  { score, score_count: ratings }: Pick<Video, 'score' | 'score_count'>,
  language: Language,
): string | undefined => (isScoreShown(ratings) ? scoreText(language, score) : undefined)
