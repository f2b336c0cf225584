import type { goodsOperatorCalls } from '@cliffhanger/contract/mall/operator-goods-calls.ts'
import type { GoodsForm } from '@cliffhanger/contract/mall/operator-goods-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'
import { presentWrittenGoods } from '../../present/mall.ts'
import { rewritten } from '../../written-languages.ts'
import { createMallCategory, editMallCategory, listMallCategories } from './categories.ts'
import { draftOf, variantsOf } from './goods-draft.ts'
import { addGoodsCodes, listStockMoves, moveStock } from './stock.ts'

type Calls = typeof goodsOperatorCalls
type Context = CallContext<'operator'>

const listWrittenGoods =
  ({ mall }: OperatorNeeds): Handler<Calls['listWrittenGoods']> =>
  async (context, { page, limit, cate_id: categoryId = 0, is_open: isOpen, keyword = '' }) => {
    const filter = {
      categoryId,
      isOpen: isOpen === undefined ? undefined : isOpen === 1,
      keyword: keyword.trim().toLowerCase(),
    }
    const { rows, total } = await mall.operator.goods.list(context.db, filter, { offset: (page - 1) * limit, limit })
    return { list: rows.map((row) => presentWrittenGoods(context, row)), total, page, limit }
  }

const getWrittenGoods =
  ({ mall }: OperatorNeeds): Handler<Calls['getWrittenGoods']> =>
  async (context, { id }) => ({
    goods: presentWrittenGoods(context, await mall.operator.goods.get(context.db, id)),
  })

const createGoods =
  (needs: OperatorNeeds): Handler<Calls['createGoods']> =>
  async (context, form) => {
    const draft = draftOf(form)
    const variants = variantsOf(form)
    mayWrite(context, form)
    if (variants.some(({ id }) => id !== undefined)) refuseField('variants')
    const pictures = await publishPictures(context, form)
    return context.db.transaction(async (tx) => {
      await checkCoupon(needs, tx, context, form)
      const stored = { ...draft, ...pictures }
      const row = await needs.mall.operator.goods.create(tx, stored, variants, context.caller.operatorId)
      const goods = presentWrittenGoods(context, row)
      await recordAction(tx, context, { action: 'mallGoods.create', target: `mall goods ${row.id}`, after: goods })
      return { goods }
    })
  }

const editGoods =
  (needs: OperatorNeeds): Handler<Calls['editGoods']> =>
  async (context, { id, version, ...form }) => {
    const draft = draftOf(form)
    const variants = variantsOf(form)
    mayWrite(context, form)
    const pictures = await publishPictures(context, form)
    return context.db.transaction(async (tx) => {
      const { before, after } = await needs.mall.operator.goods.edit(
        tx,
        { id, version },
        (known) => ({
          ...draft,
          ...pictures,
          names: rewritten(known.names, draft.names),
          intros: rewritten(known.intros, draft.intros),
        }),
        variants,
        context.caller.operatorId,
      )
      // A kind of coupon that ended meanwhile does not keep the article from being changed otherwise.
      if (before.virtual_value !== after.virtual_value) await checkCoupon(needs, tx, context, form)
      const goods = presentWrittenGoods(context, after)
      await recordAction(tx, context, {
        action: 'mallGoods.edit',
        target: `mall goods ${id}`,
        before: presentWrittenGoods(context, before),
        after: goods,
      })
      return { goods }
    })
  }

/** What is worth money by itself, a coupon or a membership, is offered only by who may move money. */
function mayWrite({ caller }: Context, { virtual_type: type }: GoodsForm): void {
  const isMoney = type === 'coupon' || type === 'vip_days' || type === 'svip_days'
  if (isMoney && !caller.permissions.has('finance.write')) refuse('noPermission')
}

async function checkCoupon({ wallet }: OperatorNeeds, tx: Db, { clock }: Context, form: GoodsForm): Promise<void> {
  if (form.virtual_type !== 'coupon') return
  if (!(await wallet.operator.couponKinds.isGivable(tx, form.virtual_value, clock()))) refuseField('virtual_value')
}

async function publishPictures({ storage }: Context, { cover_key: cover, image_keys: images }: GoodsForm) {
  const image_keys: string[] = []
  for (const [index, key] of images.entries())
    image_keys.push(await publishPicture(storage, key, `image_keys.${index}`))
  return { cover_key: await publishPicture(storage, cover, 'cover_key'), image_keys }
}

export const goodsHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  listMallCategories: listMallCategories(needs),
  createMallCategory: createMallCategory(needs),
  editMallCategory: editMallCategory(needs),
  listWrittenGoods: listWrittenGoods(needs),
  getWrittenGoods: getWrittenGoods(needs),
  createGoods: createGoods(needs),
  editGoods: editGoods(needs),
  addGoodsCodes: addGoodsCodes(needs),
  listStockMoves: listStockMoves(needs),
  moveStock: moveStock(needs),
})
