import { fallbackLanguage, type Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findGuide, type GuideRow } from './queries/guides.ts'

/** How to recharge by a channel, else in general, in this language or the nearest one there is. */
export const readGuide = (db: Db, platformId: number, language: Language): Promise<GuideRow | undefined> =>
  findGuide(db, platformId, [language, fallbackLanguage, 'en'])
