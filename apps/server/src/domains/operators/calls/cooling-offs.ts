import type { coolingOffCalls } from '@cliffhanger/contract/operators/cooling-off-calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { countCoolingOffs, liftCoolingOff as lift, listCoolingOffs as listRows } from '../../account/index.ts'
import { recordAct } from '../audit.ts'
import { memberLines } from '../present-member.ts'
import { requireCounting } from '../second-person.ts'

type Calls = typeof coolingOffCalls

export const listCoolingOffs: Handler<Calls['listCoolingOffs']> = async ({ db, clock }, { page, limit }) => {
  const nowMs = clock()
  const rows = await listRows(db, nowMs, limit, (page - 1) * limit)
  const lineOf = await memberLines(
    db,
    rows.map(({ account_id }) => account_id),
  )
  return {
    list: rows.map((row) => ({
      user: lineOf(row.account_id),
      end_time: Math.floor(row.until_ms / 1000),
      lift_asked_by: row.lift_asked_by ?? 0,
      lift_reason: row.lift_reason ?? '',
    })),
    total: await countCoolingOffs(db, nowMs),
    page,
    limit,
  }
}

/** The first operator asks, another one ends it; nobody agrees with themselves. */
export const liftCoolingOff: Handler<Calls['liftCoolingOff']> = (context, { user_id: userId, reason }) =>
  context.db.transaction(async (tx) => {
    const asked = { operatorId: context.caller.operatorId, reason }
    const { isLifted } = await lift(tx, userId, asked, context.clock())
    if (isLifted) await requireCounting(context, tx, [context.caller.operatorId])
    await recordAct(tx, context, {
      action: isLifted ? 'cooling.lift' : 'cooling.ask',
      target: `member ${userId}`,
      reason,
    })
    return { is_lifted: isLifted ? 1 : 0 }
  })
