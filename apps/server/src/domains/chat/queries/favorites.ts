import type { Favorite } from '@cliffhanger/contract/chat/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type ChatKind, mayRead } from './conversations.ts'
import { type MessageRow, messageColumns } from './messages.ts'

/** A message with the conversation in which a member reads it. */
export interface ReadableMessage extends MessageRow {
  readonly kind: ChatKind
  /** The other member, or the group. */
  readonly chat_id: number
}

/** The message of this id where `userId` may read it; whom a notice is for is looked at by the caller. */
export const findReadable = (db: Db, userId: number, messageId: number): Promise<ReadableMessage | undefined> =>
  db.find(
    `select ${messageColumns}, p.kind, p.target_id as chat_id
       from messages m join places p on p.stream_id = m.stream_id and p.user_id = $1
      where m.msg_id = $2 and ${mayRead}`,
    [userId, messageId],
  )

interface FavoriteRow extends Omit<Favorite, 'create_time'> {
  readonly created_ms: number
}

const columns = `id, msg_id, chat_type, chat_id, sender_id, sender_name, msg_type, content_text, created_ms`

const favoriteOf = ({ created_ms, ...row }: FavoriteRow): Favorite => ({
  ...row,
  create_time: toSeconds(created_ms),
})

/** Keeps a copy; undefined where the message is among them already, or is gone. Its row is locked meanwhile, so that nobody takes it
 *  from everybody while one more keeps it. */
export async function insertFavorite(
  db: Db,
  favorite: {
    userId: number
    message: ReadableMessage
    senderName: string
    fileKeys: readonly string[]
    nowMs: number
  },
): Promise<Favorite | undefined> {
  const { userId, message, senderName, fileKeys, nowMs } = favorite
  const row = await db.find<FavoriteRow>(
    `insert into favorites (user_id, msg_id, chat_type, chat_id, sender_id, sender_name, msg_type, content_text, file_keys, created_ms)
       select $1, msg_id, $3, $4, $5, $6, $7, $8, $9, $10 from messages where msg_id = $2 and not is_gone for share
     on conflict do nothing returning ${columns}`,
    [
      userId,
      message.msg_id,
      message.kind,
      message.chat_id,
      message.sender_id,
      senderName,
      message.msg_type,
      message.content_text,
      fileKeys,
      nowMs,
    ],
  )
  return row && favoriteOf(row)
}

/** Removes favorites of `userId`; answers how many there were. */
export const deleteFavorites = (db: Db, userId: number, ids: readonly number[]): Promise<number> =>
  db.execute(`delete from favorites where user_id = $1 and id = any ($2)`, [userId, ids])

/** One page of favorites, newest first, and how many there are. The keyword is looked for in the text and in the sender's name. */
export async function listFavorites(
  db: Db,
  filter: {
    userId: number
    messageType: string | undefined
    keyword: string | undefined
    page: number
    limit: number
  },
): Promise<{ list: Favorite[]; total: number }> {
  const where = `user_id = $1 and ($2::text is null or msg_type = $2)
    and ($3::text is null or strpos(lower(content_text::json #>> '{0,text,content}'), lower($3)) > 0 or strpos(lower(sender_name), lower($3)) > 0)`
  const values = [filter.userId, filter.messageType ?? null, filter.keyword ?? null]
  const [rows, { total }] = await Promise.all([
    db.query<FavoriteRow>(`select ${columns} from favorites where ${where} order by id desc limit $4 offset $5`, [
      ...values,
      filter.limit,
      (filter.page - 1) * filter.limit,
    ]),
    db.one<{ total: number }>(`select count(*)::int as total from favorites where ${where}`, values),
  ])
  return { list: rows.map(favoriteOf), total }
}
