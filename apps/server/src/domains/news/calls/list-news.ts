import type { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { presentCard } from '../present.ts'
import { countShown, listShown } from '../queries.ts'

/** Published articles of one kind, or of all. */
export const listNews: Handler<typeof newsCalls.listNews> = async (context, { page, limit, cate }) => {
  const rows = await listShown(context.db, cate, { limit, offset: (page - 1) * limit })
  return {
    list: rows.map((row) => presentCard(context, row)),
    total: await countShown(context.db, cate),
    page,
    limit,
  }
}
