import type { coolingOffOperatorCalls } from '@cliffhanger/contract/account/operator-cooling-off-calls.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { listOperatorNames } from '../../queries/operators.ts'
import { requireCounting, statusOf } from '../../second-person.ts'

type Calls = typeof coolingOffOperatorCalls

const listCoolingOffs =
  ({ account }: OperatorNeeds): Handler<Calls['listCoolingOffs']> =>
  async ({ db, clock }, { page, limit }) => {
    const nowMs = clock()
    const rows = await account.operator.listCoolingOffs(db, nowMs, limit, (page - 1) * limit)
    const lineOf = await memberLines(
      db,
      rows.map(({ account_id }) => account_id),
    )
    const askers = await listOperatorNames(db, [...new Set(rows.flatMap((row) => row.lift_asked_by ?? []))])
    const names = new Map(askers.map(({ id, name }) => [id, name]))
    return {
      list: rows.map((row) => ({
        user: lineOf(row.account_id),
        end_time: Math.ceil(row.until_ms / 1000),
        lift_asked_by: row.lift_asked_by ?? 0,
        lift_asked_by_name: names.get(row.lift_asked_by ?? 0) ?? '',
        lift_asked_time: toSeconds(row.lift_asked_ms),
        lift_reason: row.lift_reason ?? '',
      })),
      total: await account.operator.countCoolingOffs(db, nowMs),
      page,
      limit,
    }
  }

/** The first operator asks, another one ends it; nobody agrees with themselves, and both must count. */
const liftCoolingOff =
  ({ account }: OperatorNeeds): Handler<Calls['liftCoolingOff']> =>
  (context, { user_id: userId, reason }) =>
    context.db.transaction(async (tx) => {
      const { operatorId } = context.caller
      const { isSingle } = await statusOf(context, tx, operatorId)
      if (!isSingle) await requireCounting(context, tx, [operatorId])
      const counts = async (id: number) => (await statusOf(context, tx, id)).counts
      const { isLifted, askedBy: requestedBy } = await account.operator.liftCoolingOff(
        tx,
        userId,
        { operatorId, reason, isSingle, counts },
        context.clock(),
      )
      await recordAction(tx, context, {
        action: isLifted ? 'cooling.lift' : 'cooling.ask',
        target: `member ${userId}`,
        reason,
        ...(isLifted && { after: { asked_by: requestedBy } }),
      })
      return { is_lifted: flagOf(isLifted) }
    })

export const coolingOffHandlers = (needs: OperatorNeeds): Handlers<typeof coolingOffOperatorCalls> => ({
  listCoolingOffs: listCoolingOffs(needs),
  liftCoolingOff: liftCoolingOff(needs),
})
