import type { PollState } from '@cliffhanger/rules/chat/polls.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { MessageRow } from './messages.ts'

/** A poll on its way into the store with its message. */
export interface StoredPoll extends PollState {
  readonly msg_id: number
}

/** Stores how these polls stand, in the transaction of their messages. */
export const insertPolls = (tx: Db, polls: readonly StoredPoll[]): Promise<number> =>
  tx.execute(
    `insert into message_polls (stream_id, seq, totals, right_option, explanation)
       select m.stream_id, m.seq, i.totals, i.right_option, i.explanation
         from unnest($1::bigint[], $2::jsonb[], $3::smallint[], $4::text[]) i(msg_id, totals, right_option, explanation)
         join messages m on m.msg_id = i.msg_id`,
    [
      polls.map(({ msg_id }) => msg_id),
      polls.map(({ totals }) => JSON.stringify(totals)),
      polls.map(({ right }) => right),
      polls.map(({ explanation }) => explanation),
    ],
  )

/** Stores how many voted for what. Under the stream's lock. */
export const updatePoll = (
  tx: Db,
  { stream_id, seq }: Pick<MessageRow, 'stream_id' | 'seq'>,
  { totals, voters }: Pick<PollState, 'totals' | 'voters'>,
): Promise<number> =>
  tx.execute(`update message_polls set totals = $3, voters = $4 where stream_id = $1 and seq = $2`, [
    stream_id,
    seq,
    JSON.stringify(totals),
    voters,
  ])

/** Ends a poll for good. Under the stream's lock. */
export const endPoll = (
  tx: Db,
  { stream_id, seq }: Pick<MessageRow, 'stream_id' | 'seq'>,
  nowMs: number,
): Promise<number> =>
  tx.execute(`update message_polls set closed_ms = $3 where stream_id = $1 and seq = $2 and closed_ms is null`, [
    stream_id,
    seq,
    nowMs,
  ])

/** What one member votes for from now on; nothing takes their vote back. */
export interface VoteRow {
  readonly user_id: number
  readonly options: readonly number[]
}

/** Stores these members' votes in place of what they voted for before. Under the stream's lock. */
export async function storeVotes(
  tx: Db,
  { stream_id, seq }: Pick<MessageRow, 'stream_id' | 'seq'>,
  votes: readonly VoteRow[],
  nowMs: number,
): Promise<void> {
  await tx.execute(`delete from message_poll_votes where stream_id = $1 and seq = $2 and user_id = any ($3)`, [
    stream_id,
    seq,
    votes.map(({ user_id }) => user_id),
  ])
  const rows = votes.flatMap(({ user_id, options }) => options.map((option) => ({ user_id, option })))
  if (rows.length > 0)
    await tx.execute(
      `insert into message_poll_votes (stream_id, seq, user_id, option, created_ms)
         select $1, $2, u, o, $5 from unnest($3::bigint[], $4::smallint[]) i(u, o)`,
      [stream_id, seq, rows.map(({ user_id }) => user_id), rows.map(({ option }) => option), nowMs],
    )
}

/** Everybody's votes in a poll. */
export const listVotes = (db: Db, { stream_id, seq }: Pick<MessageRow, 'stream_id' | 'seq'>): Promise<VoteRow[]> =>
  db.query(
    `select user_id, array_agg(option order by option)::int[] as options from message_poll_votes where stream_id = $1 and seq = $2 group by user_id`,
    [stream_id, seq],
  )

/** What these members voted for in a poll, by user id; who did not vote is absent. */
export const findVotes = async (
  db: Db,
  { stream_id, seq }: Pick<MessageRow, 'stream_id' | 'seq'>,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> =>
  new Map(
    (
      await db.query<VoteRow>(
        `select user_id, array_agg(option order by option)::int[] as options from message_poll_votes
          where stream_id = $1 and seq = $2 and user_id = any ($3) group by user_id`,
        [stream_id, seq, userIds],
      )
    ).map(({ user_id, options }) => [user_id, options]),
  )

/** What a reader voted for in a message; nothing where it is no poll. */
export type OwnVotes = (row: Pick<MessageRow, 'stream_id' | 'seq'>) => readonly number[]

/** What `userId` voted for in those of these messages that are polls; a message may stand among them twice. */
export async function findOwnVotes(
  db: Db,
  userId: number,
  rows: readonly Pick<MessageRow, 'stream_id' | 'seq' | 'poll'>[],
): Promise<OwnVotes> {
  const polls = rows.filter(({ poll }) => poll !== null && poll.voters > 0)
  if (polls.length === 0) return () => []
  const own = await db.query<{ stream_id: number; seq: number; options: number[] }>(
    `select v.stream_id, v.seq, array_agg(v.option order by v.option)::int[] as options
       from (select distinct u.stream_id, u.seq from unnest($2::bigint[], $3::bigint[]) u(stream_id, seq)) i
       join message_poll_votes v on v.stream_id = i.stream_id and v.seq = i.seq and v.user_id = $1 group by 1, 2`,
    [userId, polls.map(({ stream_id }) => stream_id), polls.map(({ seq }) => seq)],
  )
  const byPlace = new Map(own.map(({ stream_id, seq, options }) => [`${stream_id} ${seq}`, options]))
  return ({ stream_id, seq }) => byPlace.get(`${stream_id} ${seq}`) ?? []
}

/** Who voted for one option, newest first. */
export const pageVoters = async (
  db: Db,
  { stream_id, seq }: Pick<MessageRow, 'stream_id' | 'seq'>,
  filter: { readonly option: number; readonly limit: number; readonly offset: number },
): Promise<{ rows: { user_id: number; created_ms: number }[]; total: number }> => {
  const values = [stream_id, seq, filter.option]
  const where = `stream_id = $1 and seq = $2 and option = $3`
  const [rows, { total }] = await Promise.all([
    db.query<{ user_id: number; created_ms: number }>(
      `select user_id, created_ms from message_poll_votes where ${where} order by created_ms desc, user_id desc limit $4 offset $5`,
      [...values, filter.limit, filter.offset],
    ),
    db.one<{ total: number }>(`select count(*)::int as total from message_poll_votes where ${where}`, values),
  ])
  return { rows, total }
}
