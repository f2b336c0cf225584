import type { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { listCategories } from '../queries/goods.ts'

/** Categories in the order operators gave them. */
export const listGoodsCategories: Handler<typeof goodsCalls.listGoodsCategories> = async ({ db, language }) => ({
  list: (await listCategories(db)).map(({ id, names, icon, sort }) => ({
    id,
    name: textIn(names, language) ?? '',
    icon,
    sort,
  })),
})
