import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { foldText, indexGrams, neededGrams, wordsOf } from '@cliffhanger/rules/search-text.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type ChatKind, mayRead } from './conversations.ts'
import { filterValues, type ListFilter, matching } from './lists.ts'
import { type MessageRow, messageColumns } from './messages.ts'

/** A member's question: a word in one conversation, or, `targetId` 0, in all of this kind. */
export interface MessageSearch {
  readonly userId: number
  readonly kind: ChatKind
  readonly targetId: number
  readonly keyword: string
  /** Only messages older than this one; 0 from the newest on. */
  readonly beforeId: number
  readonly limit: number
}

/** Conversations that may hold messages the index lacks: it follows within minutes. */
const freshMs = 10 * minuteMs
const freshEach = 200

/** How many of the newest texts a search reads one after the other, over all its conversations, before it asks the index. */
const walkedRows = 2000

/** Messages of a member whose text holds the keyword, without case and accents, newest first. A common word is found among the newest
 *  texts, where the search ends: the index would name every place of it, in no order. A rare one is left to the index, which has few. */
export async function searchMessages(
  db: Db,
  filter: ListFilter,
  search: MessageSearch,
  nowMs: number,
): Promise<MessageRow[]> {
  const phrase = foldText(search.keyword).trim()
  if (phrase === '') return []
  const [newest, fresh] = await Promise.all([
    searchNewest(db, filter, search, phrase),
    searchFresh(db, filter, search, phrase, nowMs),
  ])
  const indexed = newest.isEnough ? [] : await searchIndexed(db, filter, search, phrase)
  const found = new Map([...newest.rows, ...indexed, ...fresh].map((row) => [row.msg_id, row]))
  return [...found.values()].toSorted((one, other) => other.msg_id - one.msg_id).slice(0, search.limit)
}

/** SQL: the places a search is about, and between which seqs it looks in each. */
const searched = `p as materialized (
       select p.*, greatest(p.from_seq - 1, p.cleared_seq) as after_seq,
              case when $9 = 0 then s.last_seq else seq_at_message(s.id, $9 - 1) end as upto_seq
         from places p join streams s on s.id = p.stream_id where p.user_id = $4 and p.kind = $5 and ($6 = 0 or p.target_id = $6)
     )`

/** Hits among the newest texts of each conversation, as many as there is room for; enough where nothing else can be newer. */
async function searchNewest(
  db: Db,
  filter: ListFilter,
  { userId, kind, targetId, beforeId, limit }: MessageSearch,
  phrase: string,
): Promise<{ rows: MessageRow[]; isEnough: boolean }> {
  // `older_id`: messages up to here may not have been read, in some conversation; 0 where all were. It comes also without any hit.
  const rows = await db.query<{ older_id: number } & (MessageRow | { msg_id: null })>(
    `with ${searched}, room as materialized (select greatest(1, $7::bigint / greatest(1, count(*))) as each from p), walked as materialized (
       select p.stream_id, t.seq, strpos(t.folded, $8) > 0 as is_hit, row_number() over (partition by p.stream_id order by t.seq desc) as nth
         from p cross join lateral (
           select t.seq, t.folded from message_texts t where t.stream_id = p.stream_id and t.seq > p.after_seq and t.seq <= p.upto_seq
            order by t.seq desc limit (select each from room)
         ) t
     ), older as materialized (
       select coalesce(max(m.msg_id), 0) as older_id from walked w join messages m on m.stream_id = w.stream_id and m.seq = w.seq
        where w.nth = (select each from room)
     )
     select older.older_id, m.* from older left join (
       select ${messageColumns} from walked w join p on p.stream_id = w.stream_id
        cross join lateral (select * from messages m where m.stream_id = w.stream_id and m.seq = w.seq offset 0) m
        where w.is_hit and ${matching} and ${mayRead} order by m.msg_id desc limit $10
     ) m on true`,
    [...filterValues(filter), userId, kind, targetId, walkedRows, phrase, beforeId, limit],
  )
  const hits = rows.filter((row) => row.msg_id !== null)
  const certain = hits.filter(({ msg_id, older_id }) => msg_id >= older_id)
  return { rows: hits, isEnough: certain.length >= limit || rows.every(({ older_id }) => older_id === 0) }
}

/** Every conversation's newest hits by the index. What it finds is put in order before any message is looked at, so that only as many of
 *  those are read as are asked for; the bounds come after the index, which a range of seqs would talk the planner out of. */
const searchIndexed = (
  db: Db,
  filter: ListFilter,
  { userId, kind, targetId, beforeId, limit }: MessageSearch,
  phrase: string,
): Promise<MessageRow[]> =>
  db.query(
    `with ${searched}
     select m.* from p cross join lateral (
       with found as materialized (
         select t.seq from message_texts t where t.stream_id = p.stream_id and t.grams @> $7 and strpos(t.folded, $8) > 0
       )
       select ${messageColumns} from (select seq from found where seq > p.after_seq and seq <= p.upto_seq order by seq desc) f
        cross join lateral (select * from messages m where m.stream_id = p.stream_id and m.seq = f.seq offset 0) m
        where ${matching} and ${mayRead} order by f.seq desc limit $10
     ) m order by m.msg_id desc limit $10`,
    [...filterValues(filter), userId, kind, targetId, neededGrams(wordsOf(phrase)), phrase, beforeId, limit],
  )

/** What was written since the index was filled last, folded here. */
async function searchFresh(
  db: Db,
  filter: ListFilter,
  { userId, kind, targetId, beforeId }: MessageSearch,
  phrase: string,
  nowMs: number,
): Promise<MessageRow[]> {
  const rows = await db.query<MessageRow>(
    `with p as materialized (
       select p.* from places p join streams s on s.id = p.stream_id
        where p.user_id = $4 and p.kind = $5 and ($6 = 0 or p.target_id = $6) and s.changed_ms > $7
     )
     select ${messageColumns} from p
      cross join lateral (select * from messages m where m.stream_id = p.stream_id order by m.seq desc limit $8) m
      where m.msg_id > (select msg_id from message_search_cursor) and ${matching} and ($9 = 0 or m.msg_id < $9) and ${mayRead}
        and m.msg_type in (${searchedTypes})`,
    [...filterValues(filter), userId, kind, targetId, nowMs - freshMs, freshEach, beforeId],
  )
  return rows.filter(({ content_text }) => foldText(textOf(content_text)).includes(phrase))
}

const searchedTypes = `'text', 'mixed', 'image', 'video', 'poll', 'sticker'`

/** A message this old has been committed, whatever its transaction waited for: the cursor may pass it. */
const settledMs = 60_000
const indexedAtOnce = 1000

/** Puts the next messages into the index; answers how many it looked at. Two at once do the same work in turn. */
export function indexMessages(db: Db, nowMs: number): Promise<number> {
  return db.transaction(async (tx) => {
    const { msg_id: cursor } = await tx.one<{ msg_id: number }>(`select msg_id from message_search_cursor for update`)
    const rows = await tx.query<MessageRow>(
      `select ${messageColumns} from messages m where m.msg_id > $1 order by m.msg_id limit $2`,
      [cursor, indexedAtOnce],
    )
    const firstFresh = rows.findIndex(({ created_ms }) => created_ms > nowMs - settledMs)
    const settled = firstFresh < 0 ? rows : rows.slice(0, firstFresh)
    const last = settled.at(-1)
    if (!last) return 0
    const texts = settled.flatMap((row) => {
      const folded = row.is_gone || row.msg_type === 'sys_notice' ? '' : foldText(textOf(row.content_text)).trim()
      return folded === '' ? [] : [{ stream_id: row.stream_id, seq: row.seq, folded, grams: indexGrams(folded) }]
    })
    await tx.execute(
      `insert into message_texts (stream_id, seq, folded, grams)
         select t.stream_id, t.seq, t.folded, array(select json_array_elements_text(t.grams))
           from json_to_recordset($1) t(stream_id bigint, seq bigint, folded text, grams json)
       on conflict do nothing`,
      [JSON.stringify(texts)],
    )
    await tx.execute(`update message_search_cursor set msg_id = $1`, [last.msg_id])
    return settled.length
  })
}
