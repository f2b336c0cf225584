import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import type { CategoryDraft } from '../../../stars/index.ts'
import { carryOut } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentStarCategory } from '../../present/stars.ts'
import { definedOf, rewritten } from '../../written-languages.ts'

type Calls = Pick<typeof starOperatorCalls, 'listWrittenStarCategories' | 'createStarCategory' | 'editStarCategory'>

const listWrittenStarCategories =
  ({ stars }: OperatorNeeds): Handler<Calls['listWrittenStarCategories']> =>
  async ({ db }, { page, limit }) => {
    const rows = await stars.operator.categories.list(db, { offset: (page - 1) * limit, limit })
    return { list: rows.map(presentStarCategory), total: await stars.operator.categories.count(db), page, limit }
  }

const createStarCategory =
  ({ stars }: OperatorNeeds): Handler<Calls['createStarCategory']> =>
  async (context, form) => {
    const row = await carryOut(
      context,
      (tx) => stars.operator.categories.create(tx, categoryOf(form)),
      (made) => ({
        action: 'starCategory.create',
        target: `star category ${made.id}`,
        after: presentStarCategory(made),
      }),
    )
    return { category: presentStarCategory(row) }
  }

const editStarCategory =
  ({ stars }: OperatorNeeds): Handler<Calls['editStarCategory']> =>
  async (context, { id, ...form }) => {
    const draft = categoryOf(form)
    const { after } = await carryOut(
      context,
      (tx) =>
        stars.operator.categories.edit(tx, id, (known) => ({ ...draft, names: rewritten(known.names, draft.names) })),
      (edit) => ({
        action: 'starCategory.edit',
        target: `star category ${id}`,
        before: presentStarCategory(edit.before),
        after: presentStarCategory(edit.after),
      }),
    )
    return { category: presentStarCategory(after) }
  }

const categoryOf = ({ names, sort, is_open: isOpen }: CallInput<Calls['createStarCategory']>): CategoryDraft => ({
  names: definedOf(names),
  sort,
  is_open: isOpen === 1,
})

export const categoryHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  listWrittenStarCategories: listWrittenStarCategories(needs),
  createStarCategory: createStarCategory(needs),
  editStarCategory: editStarCategory(needs),
})
