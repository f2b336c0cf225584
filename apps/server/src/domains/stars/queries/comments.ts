import { repliesShown } from '@cliffhanger/contract/stars/states.ts'
import type { ReplyPlace } from '@cliffhanger/rules/stars/comment.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A comment with who wrote it and whom it answers. */
export interface CommentRow {
  readonly id: number
  readonly post_id: number
  /** 0: a root comment. */
  readonly root_id: number
  readonly parent_id: number
  readonly user_id: number
  readonly content: string
  readonly reply_total: number
  readonly created_ms: number
  readonly nick_name: string
  readonly avatar_url: string
  /** '' where it answers the root, or nobody. */
  readonly reply_nick_name: string
}

interface Part {
  readonly offset: number
  readonly limit: number
}

const columns = `m.id, m.post_id, m.root_id, m.parent_id, m.user_id, m.content, m.reply_total, m.created_ms, a.nick_name, a.avatar_url,
  coalesce(r.nick_name, '') as reply_nick_name`
const people = `join accounts a on a.id = m.user_id left join accounts r on r.id = m.reply_user_id`

export const listRoots = (db: Db, postId: number, { offset, limit }: Part): Promise<CommentRow[]> =>
  db.query(
    `select ${columns} from star_comments m ${people} where m.post_id = $3 and m.root_id = 0 order by m.id desc offset $1 limit $2`,
    [offset, limit, postId],
  )

export const countRoots = async (db: Db, postId: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from star_comments where post_id = $1 and root_id = 0`,
      [postId],
    )
  ).total

/** The oldest replies of each of these roots. */
export const listFirstReplies = (db: Db, rootIds: readonly number[]): Promise<CommentRow[]> =>
  db.query(
    `select m.* from unnest($1::bigint[]) root(id) cross join lateral (
       select ${columns} from star_comments m ${people} where m.root_id = root.id and m.root_id <> 0 order by m.id limit ${repliesShown}
     ) m order by m.id`,
    [rootIds],
  )

/** Replies under a root, the oldest first. */
export const listReplies = (db: Db, rootId: number, { offset, limit }: Part): Promise<CommentRow[]> =>
  db.query(
    `select ${columns} from star_comments m ${people} where m.root_id = $3 and m.root_id <> 0 order by m.id offset $1 limit $2`,
    [offset, limit, rootId],
  )

export const findComment = (db: Db, id: number): Promise<CommentRow | undefined> =>
  db.find(`select ${columns} from star_comments m ${people} where m.id = $1`, [id])

/** A comment on its way into the store. */
export interface NewComment {
  readonly postId: number
  readonly userId: number
  readonly content: string
  /** Undefined: a root comment. */
  readonly place: ReplyPlace | undefined
}

/** The same comment at the same place since a moment. */
export const findSameComment = (
  db: Db,
  { postId, userId, content, parentId }: Omit<NewComment, 'place'> & { readonly parentId: number },
  sinceMs: number,
): Promise<{ id: number } | undefined> =>
  db.find(
    `select id from (select * from star_comments where user_id = $1 order by id desc limit 20) latest
      where created_ms > $2 and post_id = $3 and parent_id = $4 and content = $5 limit 1`,
    [userId, sinceMs, postId, parentId, content],
  )

/** Stores it and counts it with its root; under the lock of its post. */
export async function insertComment(
  tx: Db,
  { postId, userId, content, place }: NewComment,
  nowMs: number,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    `insert into star_comments (post_id, root_id, parent_id, user_id, reply_user_id, content, created_ms) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [postId, place?.rootId ?? 0, place?.parentId ?? 0, userId, place?.replyUserId ?? null, content, nowMs],
  )
  if (place) await countReply(tx, place.rootId, 1)
  return id
}

const countReply = (tx: Db, rootId: number, change: number) =>
  tx.execute(`update star_comments set reply_total = reply_total + $2 where id = $1`, [rootId, change])

/** Removes a comment, a root with its replies; under the lock of its post. Answers how many went. */
export async function deleteComment(
  tx: Db,
  { id, root_id: rootId }: Pick<CommentRow, 'id' | 'root_id'>,
): Promise<number> {
  const gone = await tx.execute(`delete from star_comments where id = $1 or (root_id = $1 and root_id <> 0)`, [id])
  if (rootId !== 0 && gone > 0) await countReply(tx, rootId, -1)
  return gone
}

/** All that stands under a post, the newest first. */
export const listAllComments = (db: Db, postId: number, { offset, limit }: Part): Promise<CommentRow[]> =>
  db.query(
    `select ${columns} from star_comments m ${people} where m.post_id = $3 order by m.id desc offset $1 limit $2`,
    [offset, limit, postId],
  )
