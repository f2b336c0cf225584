import type { ReactionTotal } from '@cliffhanger/contract/chat/reactions.ts'
import type { Db } from '../../../platform/database/db.ts'
import { mayRead } from './conversations.ts'
import type { MessageRow } from './messages.ts'

/** Whether this member may react to this message of a stream: they read it where they stand, and it has been approved. */
export const readableBy = (
  tx: Db,
  place: { kind: 'private' | 'group'; streamId: number },
  pairs: readonly { readonly userId: number; readonly messageId: number }[],
): Promise<{ user_id: number; msg_id: number; seq: number }[]> =>
  tx.query(
    `select i.u as user_id, m.msg_id, m.seq
       from unnest($3::bigint[], $4::bigint[]) i(u, id)
      cross join lateral (select * from messages k where k.msg_id = i.id and k.stream_id = $2 offset 0) m
       join places p on p.kind = $1 and p.user_id = i.u and p.stream_id = m.stream_id
      where ${mayRead} and m.review = 1 and m.msg_type <> 'sys_notice'`,
    [place.kind, place.streamId, pairs.map(({ userId }) => userId), pairs.map(({ messageId }) => messageId)],
  )

/** A reaction as it is stored. */
export interface ReactionRow {
  readonly seq: number
  readonly user_id: number
  readonly emoji: string
}

/** What these members reacted with to these messages so far. */
export const findReactions = (
  db: Db,
  streamId: number,
  pairs: readonly { readonly seq: number; readonly userId: number }[],
): Promise<ReactionRow[]> =>
  db.query(
    `select r.seq, r.user_id, r.emoji from unnest($2::bigint[], $3::bigint[]) i(seq, u)
       join message_reactions r on r.stream_id = $1 and r.seq = i.seq and r.user_id = i.u`,
    [streamId, pairs.map(({ seq }) => seq), pairs.map(({ userId }) => userId)],
  )

/** The totals of these messages; a message without a reaction is absent. */
export const findTotals = async (
  db: Db,
  streamId: number,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, readonly ReactionTotal[]>> =>
  new Map(
    (
      await db.query<{ seq: number; totals: readonly ReactionTotal[] }>(
        `select seq, totals from message_reaction_totals where stream_id = $1 and seq = any ($2)`,
        [streamId, seqs],
      )
    ).map(({ seq, totals }) => [seq, totals]),
  )

/** Stores what changed; an empty emoji deletes. Under the stream's lock. */
export async function storeReactions(
  tx: Db,
  streamId: number,
  rows: readonly ReactionRow[],
  totals: ReadonlyMap<number, readonly ReactionTotal[]>,
  nowMs: number,
): Promise<void> {
  const gone = rows.filter(({ emoji }) => emoji === '')
  const set = rows.filter(({ emoji }) => emoji !== '')
  const deletes = () =>
    tx.execute(
      `delete from message_reactions r using unnest($2::bigint[], $3::bigint[]) i(seq, u)
        where r.stream_id = $1 and r.seq = i.seq and r.user_id = i.u`,
      [streamId, gone.map(({ seq }) => seq), gone.map(({ user_id }) => user_id)],
    )
  const inserts = () =>
    tx.execute(
      `insert into message_reactions (stream_id, seq, user_id, emoji, created_ms)
         select $1, seq, u, emoji, $5 from unnest($2::bigint[], $3::bigint[], $4::text[]) i(seq, u, emoji)
       on conflict (stream_id, seq, user_id) do update set emoji = excluded.emoji, created_ms = excluded.created_ms`,
      [streamId, set.map(({ seq }) => seq), set.map(({ user_id }) => user_id), set.map(({ emoji }) => emoji), nowMs],
    )
  await Promise.all([
    ...(gone.length > 0 ? [deletes()] : []),
    ...(set.length > 0 ? [inserts()] : []),
    tx.execute(
      `insert into message_reaction_totals (stream_id, seq, totals) select $1, seq, totals from unnest($2::bigint[], $3::jsonb[]) i(seq, totals)
       on conflict (stream_id, seq) do update set totals = excluded.totals`,
      [streamId, [...totals.keys()], [...totals.values()].map((each) => JSON.stringify(each))],
    ),
  ])
}

/** What a member reacted with to a message; undefined where they did not. */
export type OwnReaction = (row: Pick<MessageRow, 'stream_id' | 'seq'>) => string | undefined

/** Where `userId` reacted to those of these messages that carry reactions. */
export async function findOwnReactions(
  db: Db,
  userId: number,
  rows: readonly Pick<MessageRow, 'stream_id' | 'seq' | 'reactions'>[],
): Promise<OwnReaction> {
  const carrying = rows.filter(({ reactions }) => reactions !== null && reactions.length > 0)
  if (carrying.length === 0) return () => undefined
  const own = await db.query<{ stream_id: number; seq: number; emoji: string }>(
    `select r.stream_id, r.seq, r.emoji from unnest($2::bigint[], $3::bigint[]) i(stream_id, seq)
       join message_reactions r on r.stream_id = i.stream_id and r.seq = i.seq and r.user_id = $1`,
    [userId, carrying.map(({ stream_id }) => stream_id), carrying.map(({ seq }) => seq)],
  )
  const byPlace = new Map(own.map(({ stream_id, seq, emoji }) => [`${stream_id} ${seq}`, emoji]))
  return ({ stream_id, seq }) => byPlace.get(`${stream_id} ${seq}`)
}

/** Who reacted to a message, newest first. */
export const pageReactions = async (
  db: Db,
  streamId: number,
  seq: number,
  filter: { readonly emoji: string | undefined; readonly limit: number; readonly offset: number },
): Promise<{ rows: { user_id: number; emoji: string; created_ms: number }[]; total: number }> => {
  const values = [streamId, seq, filter.emoji ?? null]
  const where = `stream_id = $1 and seq = $2 and ($3::text is null or emoji = $3)`
  const [rows, { total }] = await Promise.all([
    db.query<{ user_id: number; emoji: string; created_ms: number }>(
      `select user_id, emoji, created_ms from message_reactions where ${where} order by created_ms desc, user_id desc limit $4 offset $5`,
      [...values, filter.limit, filter.offset],
    ),
    db.one<{ total: number }>(`select count(*)::int as total from message_reactions where ${where}`, values),
  ])
  return { rows, total }
}
