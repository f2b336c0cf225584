import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { taskOperatorCalls } from '@cliffhanger/contract/rewards/operator-task-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import type { CallContext, Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import type { TaskForm } from '../../../rewards/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentWrittenTask } from '../../present/tasks.ts'
import { definedOf, rewritten } from '../../written-languages.ts'

type Calls = typeof taskOperatorCalls
type Terms = Omit<CallInput<Calls['createTask']>, 'code' | 'kind'>
type Context = CallContext<'operator'>

const listWrittenTasks =
  ({ rewards }: OperatorNeeds): Handler<Calls['listWrittenTasks']> =>
  async ({ db, clock }, { page, limit, kind }) => {
    const { list, count } = rewards.operator.tasks
    const rows = await list(db, kind, { limit, offset: (page - 1) * limit })
    return { list: rows.map((row) => presentWrittenTask(row, clock())), total: await count(db, kind), page, limit }
  }

const createTask =
  ({ rewards }: OperatorNeeds): Handler<Calls['createTask']> =>
  (context, { code, kind, ...terms }) => {
    const { db, clock } = context
    const plain = plainTerms(terms)
    refuseMoney(context, plain)
    return db.transaction(async (tx) => {
      const form = { ...plain, code, kind, titles: definedOf(terms.titles) }
      const row = await rewards.operator.tasks.create(tx, form, clock())
      const task = presentWrittenTask(row, clock())
      await recordAction(tx, context, { action: 'task.create', target: `task ${row.id}`, after: task })
      return { task }
    })
  }

const editTask =
  ({ rewards }: OperatorNeeds): Handler<Calls['editTask']> =>
  (context, { id, version, ...terms }) => {
    const { db, clock } = context
    const plain = plainTerms(terms)
    return db.transaction(async (tx) => {
      const { before, after } = await rewards.operator.tasks.edit(
        tx,
        { id, version },
        (known) => {
          // Whoever may not give money away leaves a task that does alone.
          refuseMoney(context, known)
          refuseMoney(context, plain)
          return { ...plain, code: known.code, kind: known.kind, titles: rewritten(known.titles, terms.titles) }
        },
        clock(),
      )
      const task = presentWrittenTask(after, clock())
      await recordAction(tx, context, {
        action: 'task.edit',
        target: `task ${id}`,
        before: presentWrittenTask(before, clock()),
        after: task,
      })
      return { task }
    })
  }

/** A task that gives money takes who may move money, whoever writes the others. */
function refuseMoney({ caller }: Context, { reward_coin: coin }: Pick<TaskForm, 'reward_coin'>): void {
  if (coin === 'money' && !caller.permissions.has('finance.write')) refuse('noPermission')
}

/** All but its titles and what it counts, in minor units. Refuses an end before the beginning, and an amount its coin cannot hold. */
function plainTerms(terms: Terms): Omit<TaskForm, 'titles' | 'code' | 'kind'> {
  const { reward_coin, reward_amount, start_time, end_time } = terms
  if (end_time !== 0 && end_time <= start_time) refuseField('end_time')
  const minor = parseMinor(reward_amount, coinScale[reward_coin]) ?? refuseField('reward_amount')
  return {
    icon: terms.icon,
    target: terms.target,
    reward_coin,
    reward_amount: minor.toString(),
    spins: terms.spins,
    link: terms.link.trim(),
    starts_ms: start_time * 1000,
    ends_ms: end_time * 1000,
    sort: terms.sort,
    is_open: terms.is_open === 1,
  }
}

export const taskHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  listWrittenTasks: listWrittenTasks(needs),
  createTask: createTask(needs),
  editTask: editTask(needs),
})
