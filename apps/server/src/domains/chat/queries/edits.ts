import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { foldText, indexGrams } from '@cliffhanger/rules/search-text.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { MessageRow } from './messages.ts'

/** What a message said before, and since when. */
export interface VersionRow {
  readonly content_text: string
  readonly since_ms: number
}

type VersionedRow = Pick<MessageRow, 'stream_id' | 'seq' | 'content_text' | 'created_ms' | 'edited_ms'>

/** Versions of a message before the one that was read, oldest first; none where it had never been edited. An edit that came after the
 *  reading has made a version of it, which is none of them. */
export async function listVersions(
  db: Db,
  { stream_id, seq, content_text, created_ms, edited_ms }: VersionedRow,
): Promise<VersionRow[]> {
  const versions = await db.query<VersionRow>(
    `select content_text, since_ms from message_versions where stream_id = $1 and seq = $2 order by version`,
    [stream_id, seq],
  )
  const sinceMs = edited_ms ?? created_ms
  const read = versions.findIndex((one) => one.since_ms === sinceMs && one.content_text === content_text)
  return read < 0 ? versions : versions.slice(0, read)
}

/** What a message said when it was sent. */
export const sentContent = async (db: Db, row: VersionedRow): Promise<string> =>
  row.edited_ms === null ? row.content_text : ((await listVersions(db, row))[0]?.content_text ?? row.content_text)

/** Exchanges what a message says, keeping what it said; call it under the stream's lock. Mentions, the search and its translation follow. */
export async function storeEdit(
  tx: Db,
  message: MessageRow,
  edit: {
    readonly contentText: string
    readonly mentions: readonly number[]
    /** Of a preview that came with the new words; '' where none did. */
    readonly picture: string
    readonly nowMs: number
  },
): Promise<void> {
  const { stream_id, seq, msg_id } = message
  const { contentText, mentions, picture, nowMs } = edit
  await tx.execute(
    `insert into message_versions (stream_id, seq, version, content_text, since_ms)
       select stream_id, seq, 1 + (select count(*) from message_versions v where v.stream_id = m.stream_id and v.seq = m.seq), content_text,
              coalesce(edited_ms, created_ms)
         from messages m where stream_id = $1 and seq = $2`,
    [stream_id, seq],
  )
  await tx.execute(`update messages set content_text = $3, edited_ms = $4 where stream_id = $1 and seq = $2`, [
    stream_id,
    seq,
    contentText,
    nowMs,
  ])
  await tx.execute(`delete from message_mentions where stream_id = $1 and seq = $2`, [stream_id, seq])
  if (mentions.length > 0)
    await tx.execute(
      `insert into message_mentions (stream_id, seq, user_id) select $1, $2, * from unnest($3::bigint[])`,
      [stream_id, seq, mentions],
    )
  // That of the preview before stays, as the words before do.
  if (picture !== '')
    await tx.execute(
      `insert into message_files (stream_id, seq, file_key) values ($1, $2, $3) on conflict do nothing`,
      [stream_id, seq, picture],
    )
  await tx.execute(`delete from message_translations where msg_id = $1`, [msg_id])
  await indexAgain(tx, message, contentText)
}

/** Puts the new words into the search where the old ones stand. The job that indexes holds the row of its cursor meanwhile: it has either
 *  read the message before, or reads it as it is now. */
async function indexAgain(tx: Db, { stream_id, seq, msg_id }: MessageRow, contentText: string): Promise<void> {
  const { cursor } = await tx.one<{ cursor: number }>(`select msg_id as cursor from message_search_cursor for share`)
  if (msg_id > cursor) return
  const folded = foldText(textOf(contentText)).trim()
  await tx.execute(`delete from message_texts where stream_id = $1 and seq = $2`, [stream_id, seq])
  if (folded === '') return
  await tx.execute(
    `insert into message_texts (stream_id, seq, folded, grams) values ($1, $2, $3, array(select json_array_elements_text($4)))`,
    [stream_id, seq, folded, JSON.stringify(indexGrams(folded))],
  )
}
