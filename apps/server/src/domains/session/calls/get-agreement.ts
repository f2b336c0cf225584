import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { readAgreement } from '../read-agreement.ts'

/** Refuses 4002 where there is no such text. */
export const getAgreement: Handler<typeof sessionCalls.getAgreement> = async ({ db, language }, { type }) => ({
  type,
  ...((await readAgreement(db, language, type)) ?? refuse('notFound')),
})
