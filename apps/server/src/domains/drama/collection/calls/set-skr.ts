import type { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { insertActionsOnce } from '../../discover/queries/actions.ts'
import {
  addDramaLikes,
  addEpisodeLikes,
  deleteDramaLike,
  deleteEpisodeLike,
  insertDramaLike,
  insertEpisodeLike,
  lockEpisode,
  lockShown,
} from '../queries/likes.ts'

/** Whose like of what, and whether it is given or taken back. */
interface Like {
  readonly userId: number
  readonly dramaId: number
  readonly isLiked: boolean
  readonly nowMs: number
}

/** Likes a drama (`number` 0) or an episode, or takes the like back; a repeat changes nothing. Refuses 4002; what members do not see any more
 *  can still lose a like. */
export const setSkr: Handler<typeof collectionCalls.setSkr> = async (context, { video_id, number, value }) => {
  const like = { userId: context.caller.userId, dramaId: video_id, isLiked: value === 1, nowMs: context.clock() }
  const likes = await context.db.transaction((tx) =>
    number === 0 ? likeDrama(tx, like) : likeEpisode(tx, like, number),
  )
  return { is_skr: value, skr_count: likes }
}

async function likeDrama(tx: Db, { userId, dramaId, isLiked, nowMs }: Like): Promise<number> {
  const drama = (await lockShown(tx, dramaId)) ?? refuse('notFound')
  if (isLiked && !drama.is_listed) refuse('notFound')
  const change = isLiked
    ? await insertDramaLike(tx, userId, dramaId, nowMs)
    : -(await deleteDramaLike(tx, userId, dramaId))
  if (isLiked) await insertActionsOnce(tx, userId, [dramaId], 'like', nowMs)
  return addDramaLikes(tx, dramaId, change)
}

async function likeEpisode(tx: Db, { userId, dramaId, isLiked, nowMs }: Like, number: number): Promise<number> {
  const episode = (await lockEpisode(tx, dramaId, number)) ?? refuse('notFound')
  if (isLiked && !episode.is_shown) refuse('notFound')
  const change = isLiked
    ? await insertEpisodeLike(tx, userId, episode.id, nowMs)
    : -(await deleteEpisodeLike(tx, userId, episode.id))
  return addEpisodeLikes(tx, episode.id, change)
}
