import type { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import type { OutboxEntry } from '@cliffhanger/contract/account/operator-schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { codePolicy } from '@cliffhanger/rules/session/code-policy.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { type OutboxRow } from '../../../account/index.ts'
import { recordAction } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'

const presentEntry = (row: OutboxRow, nowMs: number, isShown: boolean): OutboxEntry => ({
  id: row.id,
  kind: row.kind,
  contact: row.contact,
  purpose: row.purpose,
  reason: row.reason,
  tries: row.failures,
  fault: row.fault,
  is_shown: flagOf(isShown),
  is_used: row.used_ms === null ? 0 : 1,
  is_expired: flagOf(nowMs >= row.created_ms + codePolicy.validMs),
  create_time: toSeconds(row.created_ms),
})

const listOutbox =
  ({ account }: OperatorNeeds): Handler<typeof accountOperatorCalls.listOutbox> =>
  async ({ db, clock }, { page, limit, search = '', ...listing }) => {
    const filter = { search: search.trim(), ...listingOf<never>(listing) }
    const rows = await account.operator.listOutbox(db, filter, limit, (page - 1) * limit)
    return {
      list: await Promise.all(
        rows.map(async (row) => presentEntry(row, clock(), await account.codes.mayReveal(db, row))),
      ),
      total: await account.operator.countOutbox(db, filter),
      page,
      limit,
    }
  }

/** Whoever reads a code can act in the member's place, so nobody of the staff reads one. A demonstration shows those of its own members, whose
 *  passwords everybody knows; the log keeps who asked and why. */
const revealCode =
  ({ account }: OperatorNeeds): Handler<typeof accountOperatorCalls.revealCode> =>
  async (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const entry = (await account.operator.findOutboxEntry(tx, id)) ?? refuse('notFound')
      if (!(await account.codes.mayReveal(tx, entry))) refuse('noPermission')
      const code = (await account.codes.reveal(tx, id)) ?? refuse('notFound')
      await recordAction(tx, context, { action: 'outbox.reveal', target: `outbox ${id}`, reason })
      return { code }
    })

export const outboxHandlers = (needs: OperatorNeeds) => ({
  listOutbox: listOutbox(needs),
  revealCode: revealCode(needs),
})
