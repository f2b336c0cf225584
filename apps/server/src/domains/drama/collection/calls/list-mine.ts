import type { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { wordsOf } from '@cliffhanger/rules/search-text.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { presentCard, presentProgress } from '../../present.ts'
import {
  countMine,
  hideMarks,
  listIds,
  listMine as listMineRows,
  listProgress,
  type MineType,
} from '../queries/lists.ts'
import { deleteLikes, lockDramas, removeFromWatchlist } from '../queries/watchlist.ts'

/** One of the caller's lists; with `delete` after the dramas of `ids`, or all of them, are taken off it. What is bought stays (4001). */
export const listMine: Handler<typeof collectionCalls.listMine> = async (context, input) => {
  const { page, limit, type, action, ids, keyword } = input
  const { db, caller } = context
  const { userId } = caller
  const words = keyword === undefined ? [] : wordsOf(keyword)
  if (keyword !== undefined && words.length === 0) refuseField('keyword')
  if (action === 'delete') {
    if (type === 'bought') refuse('noPermission')
    const chosen = ids ?? refuseField('ids')
    await db.transaction((tx) => remove(tx, userId, type, chosen))
  }
  const question = { userId, type, words }
  const [rows, total] = await Promise.all([listMineRows(db, question, { page, limit }), countMine(db, question)])
  const dramaIds = rows.map(({ id }) => id)
  const progressList = new Map(
    (await listProgress(db, userId, dramaIds)).map((progress) => [progress.drama_id, progress]),
  )
  return {
    list: rows.map((row) => {
      const progress = progressList.get(row.id)
      return { ...presentCard(context, row), mark: progress ? presentProgress(progress) : null }
    }),
    total,
    page,
    limit,
  }
}

/** Takes dramas off a list, all where none are named. Those that are not on it are left alone. */
async function remove(tx: Db, userId: number, type: Exclude<MineType, 'bought'>, chosen: readonly number[]) {
  const ids = chosen.length > 0 ? chosen : await listIds(tx, userId, type)
  switch (type) {
    case 'history':
      return hideMarks(tx, userId, ids)
    case 'binge':
      await lockDramas(tx, ids)
      return removeFromWatchlist(tx, userId, ids)
    case 'skr':
      await lockDramas(tx, ids)
      return deleteLikes(tx, userId, ids)
    default:
      return type satisfies never
  }
}
