import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { goodsOperatorCalls } from '@cliffhanger/contract/mall/operator-goods-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { CategoryDraft } from '../../../mall/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentCategory } from '../../present/mall.ts'
import { definedOf, rewritten } from '../../written-languages.ts'

type Calls = typeof goodsOperatorCalls

export const listMallCategories =
  ({ mall }: OperatorNeeds): Handler<Calls['listMallCategories']> =>
  async ({ db }, { page, limit }) => {
    const { rows, total } = await mall.operator.goods.categories.list(db, { offset: (page - 1) * limit, limit })
    return { list: rows.map(presentCategory), total, page, limit }
  }

export const createMallCategory =
  ({ mall }: OperatorNeeds): Handler<Calls['createMallCategory']> =>
  (context, form) =>
    context.db.transaction(async (tx) => {
      const row = await mall.operator.goods.categories.create(tx, categoryOf(form))
      const category = presentCategory(row)
      await recordAction(tx, context, {
        action: 'mallCategory.create',
        target: `mall category ${row.id}`,
        after: category,
      })
      return { category }
    })

export const editMallCategory =
  ({ mall }: OperatorNeeds): Handler<Calls['editMallCategory']> =>
  (context, { id, ...form }) =>
    context.db.transaction(async (tx) => {
      const draft = categoryOf(form)
      const { before, after } = await mall.operator.goods.categories.edit(tx, id, (known) => ({
        ...draft,
        names: rewritten(known.names, draft.names),
      }))
      const category = presentCategory(after)
      await recordAction(tx, context, {
        action: 'mallCategory.edit',
        target: `mall category ${id}`,
        before: presentCategory(before),
        after: category,
      })
      return { category }
    })

const categoryOf = ({ names, icon, sort, is_open: isOpen }: CallInput<Calls['createMallCategory']>): CategoryDraft => ({
  names: definedOf(names),
  icon,
  sort,
  is_open: isOpen === 1,
})
