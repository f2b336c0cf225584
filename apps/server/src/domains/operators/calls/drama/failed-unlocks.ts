import type { unlockOperatorCalls } from '@cliffhanger/contract/drama/operator-unlock-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { carryOut } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { withTags } from '../../present/drama.ts'

type Calls = typeof unlockOperatorCalls

const listFailedUnlocks =
  ({ drama }: OperatorNeeds): Handler<Calls['listFailedUnlocks']> =>
  async ({ db }, { page, limit, state, number = '', ...listing }) => {
    const offset = (page - 1) * limit
    const filter = { state, number: number.trim(), ...listingOf(listing) }
    const { rows, total } = await drama.operator.unlocks.list(db, filter, { limit, offset })
    const lineOf = await memberLines(
      db,
      rows.map(({ user_id }) => user_id),
    )
    const list = rows.map((row) => ({
      id: row.id,
      member: lineOf(row.user_id),
      state: row.state,
      drama_id: row.drama_id,
      drama_texts: withTags(row.texts),
      number: row.number,
      amount: row.amount,
      play_error: row.reason,
      watched_seconds: row.watched_seconds,
      refunds: row.refunds,
      operator_name: row.operator_name,
      note: row.note,
      unlock_time: toSeconds(row.unlocked_ms),
      create_time: toSeconds(row.created_ms),
      decide_time: toSeconds(row.decided_ms ?? 0),
    }))
    return { list, total, page, limit }
  }

const judgeFailedUnlock =
  ({ drama }: OperatorNeeds): Handler<Calls['judgeFailedUnlock']> =>
  async (context, { id, decision, reason }) => {
    const isRefunded = decision === 'refund'
    await carryOut(
      context,
      (tx) => drama.operator.unlocks.judge(tx, { id, isRefunded, reason, operatorId: context.caller.operatorId }),
      ({ user_id, unlock_id }) => ({
        action: isRefunded ? 'unlock.refund' : 'unlock.refuse',
        target: `failed unlock ${id}`,
        reason,
        before: { state: 'waiting' },
        after: { state: isRefunded ? 'refunded' : 'refused', member: user_id, unlock: unlock_id },
      }),
    )
    return {}
  }

export const failedUnlockHandlers = (needs: OperatorNeeds): Handlers<typeof unlockOperatorCalls> => ({
  listFailedUnlocks: listFailedUnlocks(needs),
  judgeFailedUnlock: judgeFailedUnlock(needs),
})
