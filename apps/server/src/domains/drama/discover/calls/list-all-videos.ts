import type { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentCard } from '../../present.ts'
import { countDramas, listDramas } from '../../queries/dramas.ts'

/** Every listed drama, narrowed by filters. */
export const listAllVideos: Handler<typeof discoverCalls.listAllVideos> = async (context, input) => {
  const { page, limit, type_id, vip_type, is_end, sort } = input
  const filter = { typeId: type_id, vipType: vip_type, isEnd: is_end === undefined ? undefined : is_end === 1 }
  const [rows, total] = await Promise.all([
    listDramas(context.db, filter, sort, { page, limit }),
    countDramas(context.db, filter),
  ])
  return { list: rows.map((row) => presentCard(context, row)), total, page, limit }
}
