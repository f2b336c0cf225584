import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { shippedAgreement } from '@cliffhanger/i18n/agreements.ts'
import { fallbackLanguage, type Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../platform/database/db.ts'
import { findAgreement } from './queries/published-texts.ts'

/** A legal or rule text as a reader sees it; `content` is HTML, `update_time` in seconds. */
export interface ReadableAgreement {
  readonly title: string
  readonly content: string
  readonly update_time: number
}

/** The operators' text, else the one the product ships; undefined where there is neither. */
export async function readAgreement(db: Db, language: Language, type: number): Promise<ReadableAgreement | undefined> {
  const written = await findAgreement(db, type, language, fallbackLanguage)
  if (!written) return shippedAgreement(language, type)
  const { title, content, updated_ms: updatedMs } = written
  return { title, content, update_time: toSeconds(updatedMs) }
}
