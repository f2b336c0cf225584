import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { wordsOf } from '@cliffhanger/rules/search-text.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuseField } from '../../../platform/http/refusal.ts'
import { presentCard } from '../present.ts'
import { countDramas, listDramas } from '../queries/dramas.ts'

/** Listed dramas by keyword and filters. Refuses a keyword of nothing but blanks (4000). */
export const listVideos: Handler<typeof dramaCalls.listVideos> = async (context, input) => {
  const { page, limit, keyword, type_id, area, year, vip_type, sort } = input
  const words = keyword === undefined ? [] : wordsOf(keyword)
  if (keyword !== undefined && words.length === 0) refuseField('keyword')
  const filter = { typeId: type_id, area, year, vipType: vip_type, words }
  const [rows, total] = await Promise.all([
    listDramas(context.db, filter, sort, { page, limit }),
    countDramas(context.db, filter),
  ])
  return { list: rows.map((row) => presentCard(context, row, words)), total, page, limit }
}
