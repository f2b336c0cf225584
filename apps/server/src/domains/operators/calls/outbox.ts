import type { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import type { OutboxEntry } from '@cliffhanger/contract/operators/schemas.ts'
import { codePolicy } from '@cliffhanger/rules/session/code-policy.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { countOutbox, listOutbox as listOutboxRows, type OutboxRow } from '../../account/index.ts'
import { recordAct } from '../audit.ts'
import type { OperatorNeeds } from '../needs.ts'

const presentEntry = (row: OutboxRow, nowMs: number): OutboxEntry => ({
  id: row.id,
  kind: row.kind,
  contact: row.contact,
  purpose: row.purpose,
  reason: row.reason,
  is_used: row.used_ms === null ? 0 : 1,
  is_expired: nowMs >= row.created_ms + codePolicy.validMs ? 1 : 0,
  create_time: Math.floor(row.created_ms / 1000),
})

export const listOutbox: Handler<typeof platformCalls.listOutbox> = async (
  { db, clock },
  { page, limit, search = '' },
) => ({
  list: (await listOutboxRows(db, search.trim(), limit, (page - 1) * limit)).map((row) => presentEntry(row, clock())),
  total: await countOutbox(db, search.trim()),
  page,
  limit,
})

/** Shows one code. Whoever reads it could use it in the member's place, so the log keeps who did and why. */
export const revealCode =
  ({ account }: OperatorNeeds): Handler<typeof platformCalls.revealCode> =>
  async (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const code = (await account.codes.reveal(tx, id)) ?? refuse('notFound')
      await recordAct(tx, context, { action: 'outbox.reveal', target: `outbox ${id}`, reason })
      return { code }
    })
