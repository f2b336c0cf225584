import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { shippedAgreement } from '@cliffhanger/i18n/agreements.ts'
import { fallbackLanguage } from '@cliffhanger/i18n/languages.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findAgreement } from '../queries/published-texts.ts'

/** The operators' text, else the one the product ships; refuses 4002 where there is neither. */
export const getAgreement: Handler<typeof sessionCalls.getAgreement> = async ({ db, language }, { type }) => {
  const written = await findAgreement(db, type, language, fallbackLanguage)
  if (written) {
    const { title, content, updated_ms: updatedMs } = written
    return { type, title, content, update_time: toSeconds(updatedMs) }
  }
  const shipped = shippedAgreement(language, type) ?? refuse('notFound')
  return { type, ...shipped }
}
