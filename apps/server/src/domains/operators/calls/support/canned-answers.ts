import type { CannedAnswer } from '@cliffhanger/contract/support/operator-schemas.ts'
import type { supportOperatorCalls } from '@cliffhanger/contract/support/operator-support-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import type { CannedAnswerRow } from '../../../support/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { definedOf, rewritten, writtenOf } from '../../written-languages.ts'

type Calls = typeof supportOperatorCalls

const present = ({ texts, ...row }: CannedAnswerRow): CannedAnswer => ({ ...row, texts: writtenOf(texts) })

/** Title and texts without blanks around them; a text that says nothing is not there. Refuses 4000 where nothing is left. */
function readForm({ title: typed, texts }: Pick<CannedAnswer, 'title' | 'texts'>) {
  const title = typed.trim() || refuseField('title')
  const said = Object.entries(definedOf(texts)).flatMap(([language, text]) =>
    text.trim() === '' ? [] : [[language, text.trim()] as const],
  )
  return said.length > 0 ? { title, texts: Object.fromEntries(said) } : refuseField('texts')
}

const listCannedAnswers =
  ({ support }: OperatorNeeds): Handler<Calls['listCannedAnswers']> =>
  async ({ db }) => ({ list: (await support.operator.cannedAnswers.list(db)).map(present) })

/** In the transaction that stores the reply under its key. */
const createCannedAnswer =
  ({ support }: OperatorNeeds): Handler<Calls['createCannedAnswer']> =>
  async (context, form) => {
    const { title, texts } = readForm(form)
    const answer = present(await support.operator.cannedAnswers.create(context.db, title, texts))
    await recordAction(context.db, context, {
      action: 'cannedAnswer.create',
      target: `cannedAnswer ${answer.id}`,
      after: answer,
    })
    return { answer }
  }

const editCannedAnswer =
  ({ support }: OperatorNeeds): Handler<Calls['editCannedAnswer']> =>
  (context, { id, version, ...form }) =>
    context.db.transaction(async (tx) => {
      const { title, texts } = readForm(form)
      const before = (await support.operator.cannedAnswers.lock(tx, id)) ?? refuse('notFound')
      if (before.version !== version) return refuse('stateChanged')
      const untouched = rewritten(before.texts, {})
      const answer = present(await support.operator.cannedAnswers.update(tx, id, title, { ...untouched, ...texts }))
      await recordAction(tx, context, {
        action: 'cannedAnswer.edit',
        target: `cannedAnswer ${id}`,
        before: present(before),
        after: answer,
      })
      return { answer }
    })

const deleteCannedAnswer =
  ({ support }: OperatorNeeds): Handler<Calls['deleteCannedAnswer']> =>
  (context, { id }) =>
    context.db.transaction(async (tx) => {
      const before = await support.operator.cannedAnswers.delete(tx, id)
      if (before)
        await recordAction(tx, context, {
          action: 'cannedAnswer.delete',
          target: `cannedAnswer ${id}`,
          before: present(before),
        })
      return {}
    })

const sortCannedAnswers =
  ({ support }: OperatorNeeds): Handler<Calls['sortCannedAnswers']> =>
  (context, { ids }) =>
    context.db.transaction(async (tx) => {
      const list = (await support.operator.cannedAnswers.sort(tx, ids)).map(present)
      await recordAction(tx, context, {
        action: 'cannedAnswer.sort',
        target: 'cannedAnswers',
        after: { ids: list.map(({ id }) => id) },
      })
      return { list }
    })

export const cannedAnswerHandlers = (needs: OperatorNeeds) => ({
  listCannedAnswers: listCannedAnswers(needs),
  createCannedAnswer: createCannedAnswer(needs),
  editCannedAnswer: editCannedAnswer(needs),
  deleteCannedAnswer: deleteCannedAnswer(needs),
  sortCannedAnswers: sortCannedAnswers(needs),
})
