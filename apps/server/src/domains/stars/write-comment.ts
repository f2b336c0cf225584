import { starPostStates } from '@cliffhanger/contract/stars/states.ts'
import { placeOf, sameActMs, writingBudgets } from '@cliffhanger/rules/stars/comment.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { findApart } from '../friends/index.ts'
import { type CommentRow, findComment, findSameComment, insertComment } from './queries/comments.ts'
import { addToComments, lockPost, lockWriter, type PostRow } from './queries/posts.ts'
import { getReadable } from './read-posts.ts'

/** What a member wants to write. */
export interface CommentForm {
  readonly postId: number
  /** 0: a root comment. */
  readonly parentId: number
  readonly content: string
}

/** Writes a comment or an answer under a published post that the member may read; the same again within a minute is the same one. Refuses 4000, 4002,
 *  4006, 7018, and 5002 where a blacklist stands between the member and the star or whoever they answer. */
export async function writeComment(
  { db, caller, clock, limits }: CallContext<'bearer'>,
  { postId, parentId, content }: CommentForm,
): Promise<{ readonly post: PostRow; readonly comment: CommentRow }> {
  const { userId } = caller
  if (content === '') return refuseField('content')
  const { row: post } = await getReadable({ db, userId, nowMs: clock() }, postId)
  await limits.take('star-comment', writingBudgets.comments.perMinute, String(userId))
  await limits.take('star-comments-of-day', writingBudgets.comments.perDay, String(userId))
  return db.transaction(async (tx) => {
    await lockWriter(tx, userId)
    const nowMs = clock()
    const same = await findSameComment(tx, { postId, userId, content, parentId }, nowMs - sameActMs)
    if (same) return { post, comment: (await findComment(tx, same.id)) ?? refuse('notFound') }
    // From here on nobody takes the post down, or removes what is answered.
    const locked = await lockPost(tx, postId)
    if (locked?.state !== starPostStates.published) return refuse('notFound')
    const parent = parentId === 0 ? undefined : ((await findComment(tx, parentId)) ?? refuse('notFound'))
    if (parent && parent.post_id !== postId) return refuse('notFound')
    const answered = [post.user_id, ...(parent ? [parent.user_id] : [])].filter((id) => id !== userId)
    if ((await findApart(tx, userId, answered)).size > 0) return refuse('blacklisted')
    await addToComments(tx, postId, 1)
    const id = await insertComment(tx, { postId, userId, content, place: parent && placeOf(parent) }, nowMs)
    return { post, comment: (await findComment(tx, id)) ?? refuse('notFound') }
  })
}
