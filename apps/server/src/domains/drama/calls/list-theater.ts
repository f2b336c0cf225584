import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { presentCard } from '../present.ts'
import { countDramas, listDramas } from '../queries/dramas.ts'

/** Listed dramas, the newest published or updated first. */
export const listTheater: Handler<typeof dramaCalls.listTheater> = async (context, { page, limit, type_id }) => {
  const filter = { typeId: type_id }
  const [rows, total] = await Promise.all([
    listDramas(context.db, filter, 'updated', { page, limit }),
    countDramas(context.db, filter),
  ])
  return { list: rows.map((row) => presentCard(context, row)), total, page, limit }
}
