import { mayDelete } from '@cliffhanger/rules/stars/comment.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { StarsNeeds } from './needs.ts'
import { type CommentRow, deleteComment, findComment } from './queries/comments.ts'
import { addToComments, findPost, lockPost, markDeleted, type PostRow } from './queries/posts.ts'
import { lockStar, recountPosts } from './queries/stars.ts'
import { accessTo, membershipOf } from './read-posts.ts'

/** Deletes a post of the member's own: at once for everybody, with what was made of its video. Refuses 4002, and 4001 for somebody else's. */
export async function removePost(
  tx: Db,
  { media }: Pick<StarsNeeds, 'media'>,
  { userId, id, nowMs }: { readonly userId: number; readonly id: number; readonly nowMs: number },
): Promise<void> {
  const found = (await findPost(tx, id)) ?? refuse('notFound')
  if (found.user_id !== userId) {
    const access = accessTo(found, userId, await membershipOf({ db: tx, userId, nowMs }))
    refuse(access === 'none' ? 'notFound' : 'noPermission')
  }
  await lockStar(tx, found.star_id)
  const row = (await lockPost(tx, id)) ?? refuse('notFound')
  await markDeleted(tx, id)
  await recountPosts(tx, row.star_id)
  if (row.asset_id !== null) await media.deleteAsset(tx, row.asset_id, { keepsSource: true })
}

/** Deletes a comment, a root with its replies. Refuses 4002, and 4001 who neither wrote it nor is the star of the post. */
export async function removeComment(tx: Db, userId: number, id: number): Promise<void> {
  await takeComment(tx, id, (comment, post) => {
    if (!mayDelete({ writerId: comment.user_id, starId: post.user_id }, userId)) refuse('noPermission')
  })
}

/** The same for who may delete any; answers what was deleted. */
export async function takeComment(
  tx: Db,
  id: number,
  judge: (comment: CommentRow, post: PostRow) => void = () => undefined,
): Promise<CommentRow> {
  const found = (await findComment(tx, id)) ?? refuse('notFound')
  const post = (await lockPost(tx, found.post_id)) ?? refuse('notFound')
  const comment = (await findComment(tx, id)) ?? refuse('notFound')
  judge(comment, post)
  await addToComments(tx, post.id, -(await deleteComment(tx, comment)))
  return comment
}
