import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { supportCalls } from '@cliffhanger/contract/support/calls.ts'
import { ratingDays, type SupportCase } from '@cliffhanger/contract/support/schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { presenceAt } from '@cliffhanger/rules/support/hours.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler, Handlers } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { type CaseRow, findNewestCase, lockCase, placeOf } from '../queries/cases.ts'
import { insertEntry, rateCase } from '../queries/changes.ts'
import { findHours } from '../queries/hours.ts'

/** Until when a case may be rated; 0 where it may not. One that the platform ended itself is nobody's work. */
const rateUntilMs = ({ closed_ms, operator_id, rating }: CaseRow, nowMs: number): number => {
  if (closed_ms === null || operator_id === null || rating !== null) return 0
  const untilMs = closed_ms + ratingDays * dayMs
  return untilMs > nowMs ? untilMs : 0
}

const present = async (db: Db, row: CaseRow, nowMs: number): Promise<SupportCase> => ({
  case_id: row.id,
  state: row.state,
  position: await placeOf(db, row),
  open_time: toSeconds(row.opened_ms),
  answer_time: toSeconds(row.answered_ms ?? 0),
  close_time: toSeconds(row.closed_ms ?? 0),
  rate_until: toSeconds(rateUntilMs(row, nowMs)),
  rating: row.rating ?? 0,
  comment: row.comment,
})

/** S-140: the caller's newest case with an account, and whether somebody is there (S-143). */
const getSupportCase: Handler<typeof supportCalls.getSupportCase> = async ({ db, caller, clock }, { target_id }) => {
  const row = await findNewestCase(db, caller.userId, target_id)
  const hours = (await findHours(db))?.hours
  const { isOpen, opensMs } = hours ? presenceAt(hours, clock()) : { isOpen: true, opensMs: 0 }
  return {
    case: row ? await present(db, row, clock()) : null,
    presence: { is_open: flagOf(isOpen), opens_time: toSeconds(opensMs) },
  }
}

/** S-142: rates a case of the caller's own, once. The same rating again is a repeat. Refuses 4002, 4003 while it is open, 7027 and 5044. */
const rateSupportCase: Handler<typeof supportCalls.rateSupportCase> = (context, { case_id, rating, comment: typed }) =>
  context.db.transaction(async (tx) => {
    const nowMs = context.clock()
    const comment = typed.trim()
    const before = await lockCase(tx, case_id)
    if (before?.member_id !== context.caller.userId) return refuse('notFound')
    if (before.rating !== null) {
      if (before.rating !== rating || before.comment !== comment) return refuse('alreadyRated')
      return { case: await present(tx, before, nowMs) }
    }
    if (before.state !== 'closed') return refuse('stateChanged')
    if (rateUntilMs(before, nowMs) === 0) return refuse('ratingOver')
    await rateCase(tx, case_id, rating, comment, nowMs)
    await insertEntry(tx, case_id, { act: 'rate', operatorId: null, nowMs })
    return { case: await present(tx, { ...before, rating, comment }, nowMs) }
  })

export const supportHandlers: Handlers<typeof supportCalls> = { getSupportCase, rateSupportCase }
