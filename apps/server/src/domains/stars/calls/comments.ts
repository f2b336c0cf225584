import type { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { presentComment } from '../present.ts'
import { countRoots, findComment, listFirstReplies, listReplies, listRoots } from '../queries/comments.ts'
import { getReadable } from '../read-posts.ts'

type Calls = typeof starPostCalls

/** Root comments, the newest first, each with its oldest replies. */
export const listStarComments: Handler<Calls['listStarComments']> = async (
  { db, caller, clock },
  { product_id: postId, page, limit },
) => {
  const { userId } = caller
  const { row: post } = await getReadable({ db, userId, nowMs: clock() }, postId)
  const reader = { userId, starUserId: post.user_id }
  const [roots, total] = await Promise.all([
    listRoots(db, postId, { offset: (page - 1) * limit, limit }),
    countRoots(db, postId),
  ])
  const answered = roots.filter(({ reply_total: replies }) => replies > 0).map(({ id }) => id)
  const replies = answered.length === 0 ? [] : await listFirstReplies(db, answered)
  const repliesOf = Map.groupBy(replies, ({ root_id: rootId }) => rootId)
  return { list: roots.map((root) => presentComment(reader, root, repliesOf.get(root.id))), total, page, limit }
}

/** Replies under a root comment, the oldest first. */
export const listStarReplies: Handler<Calls['listStarReplies']> = async (
  { db, caller, clock },
  { comment_id: rootId, page, limit },
) => {
  const { userId } = caller
  const root = await findComment(db, rootId)
  if (!root || root.root_id !== 0) return refuse('notFound')
  const { row: post } = await getReadable({ db, userId, nowMs: clock() }, root.post_id)
  const reader = { userId, starUserId: post.user_id }
  const rows = await listReplies(db, rootId, { offset: (page - 1) * limit, limit })
  return { list: rows.map((row) => presentComment(reader, row)), total: root.reply_total, page, limit }
}
