import type { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import type { CaseLine } from '@cliffhanger/contract/support/operator-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { type Action, carryOut, recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentCase, presentCaseMessages, presentEntry } from '../../present/support.ts'
import { shareOperator } from '../../queries/operators.ts'
import { mayHaveCases } from '../../support-rights.ts'

type Calls = typeof caseOperatorCalls

const actingOf = ({ caller }: CallContext<'operator'>) => ({
  operatorId: caller.operatorId,
  mayManage: caller.permissions.has('support.manage'),
})

const lineOf = async ({ support }: OperatorNeeds, db: Db, id: number): Promise<CaseLine> => {
  const row = (await support.operator.findListed(db, id)) ?? refuse('notFound')
  return presentCase(row, await memberLines(db, [row.member_id, row.account_id]))
}

/** Acts upon a case, writes the log, and answers how it stands. */
const act = async (
  context: CallContext<'operator'>,
  needs: OperatorNeeds,
  id: number,
  work: (tx: Db) => Promise<void>,
  action: Pick<Action, 'action' | 'after'>,
): Promise<{ case: CaseLine }> => ({
  case: await carryOut(
    context,
    async (tx) => {
      await work(tx)
      return lineOf(needs, tx, id)
    },
    () => ({ ...action, target: `case ${id}` }),
  ),
})

/** Locks an operator against losing the right to have cases. Refuses 5045 where they have it no more, and 4002 for nobody. */
const lockAble = async (tx: Db, operatorId: number): Promise<void> => {
  if (!mayHaveCases((await shareOperator(tx, operatorId)) ?? refuse('notFound'))) refuse('cannotHaveCases')
}

const takeCase =
  (needs: OperatorNeeds): Handler<Calls['takeCase']> =>
  (context, { id }) => {
    const { operatorId } = context.caller
    const take = async (tx: Db) => {
      if (!mayHaveCases((await shareOperator(tx, operatorId)) ?? refuse('noPermission'))) refuse('noPermission')
      await needs.support.operator.take(tx, id, operatorId)
    }
    return act(context, needs, id, take, { action: 'case.take' })
  }

const releaseCase =
  (needs: OperatorNeeds): Handler<Calls['releaseCase']> =>
  (context, { id }) =>
    act(context, needs, id, (tx) => needs.support.operator.release(tx, id, actingOf(context)), {
      action: 'case.release',
    })

const transferCase =
  (needs: OperatorNeeds): Handler<Calls['transferCase']> =>
  (context, { id, operator_id, note }) => {
    const transfer = async (tx: Db) => {
      await lockAble(tx, operator_id)
      await needs.support.operator.transfer(tx, id, actingOf(context), operator_id, note.trim())
    }
    return act(context, needs, id, transfer, { action: 'case.transfer', after: { operator: operator_id } })
  }

/** Answers from the official account. The account has read what it answers; whoever asks again gets the first message. */
const answerCase =
  (needs: OperatorNeeds): Handler<Calls['answerCase']> =>
  async (context, { id, local_id: localId, text: typed }) => {
    const { support, chat } = needs
    const text = typed.trim() || refuseField('text')
    const answer = async (tx: Db) => {
      const answered = await support.operator.answer(tx, id, context.caller.operatorId, { localId, text })
      const after = { message: answered.msg_id }
      if (answered.isNew) await recordAction(tx, context, { action: 'case.answer', target: `case ${id}`, after })
      return { ...answered, found: (await support.operator.find(tx, id)) ?? refuse('notFound') }
    }
    const { msg_id, found } = await context.db.transaction(answer, { retries: 3 })
    await support.operator.read(found, msg_id)
    const stored = (await chat.operator.findMessage(context.db, found.stream_id, msg_id)) ?? refuse('notFound')
    const [message] = await presentCaseMessages(context, support, found, [stored])
    return { message: message ?? refuse('notFound'), case: await lineOf(needs, context.db, id) }
  }

/** In the transaction that stores the reply under its key: the same key notes it once. */
const addCaseNote =
  ({ support }: OperatorNeeds): Handler<Calls['addCaseNote']> =>
  async (context, { id, text: typed }) => {
    const { db, caller } = context
    const text = typed.trim() || refuseField('text')
    const entryId = await support.operator.note(db, id, caller.operatorId, text)
    await recordAction(db, context, { action: 'case.note', target: `case ${id}`, after: { note: entryId } })
    const entry = (await support.operator.listEntries(db, id, 1)).find((row) => row.id === entryId)
    return { entry: entry ? presentEntry(entry) : refuse('notFound') }
  }

const closeCase =
  (needs: OperatorNeeds): Handler<Calls['closeCase']> =>
  (context, { id }) =>
    act(context, needs, id, (tx) => needs.support.operator.close(tx, id, context.caller.operatorId), {
      action: 'case.close',
    })

export const caseActHandlers = (needs: OperatorNeeds) => ({
  takeCase: takeCase(needs),
  releaseCase: releaseCase(needs),
  transferCase: transferCase(needs),
  answerCase: answerCase(needs),
  addCaseNote: addCaseNote(needs),
  closeCase: closeCase(needs),
})
