import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { type ByLanguage, textIn } from './texts.ts'

/** Titles of the sections where operators gave none. */
const ownTitles = {
  latest: 'homeLatest',
  all: 'homeAll',
  ranking: 'homeRanking',
  recommended: 'homeRecommended',
  notices: 'homeNotices',
  history: 'homeHistory',
} as const satisfies Record<HomeSection['code'], string>

/** The title of a section of the home page. */
export const sectionTitle = (language: Language, code: HomeSection['code'], titles: ByLanguage<string> = {}): string =>
  textIn(titles, language) || messageText(language, ownTitles[code])
