import { readByLimit } from '@cliffhanger/contract/groups/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A member has read a group up to a message, or further where their device says so. */
export interface Reading {
  readonly userId: number
  readonly groupId: number
  readonly messageId: number
  readonly readSeq: number
}

/** What became of it; `outside`: no member, `unknown`: no such message, `stood`: the mark was there already. */
export interface ReadCursor {
  readonly outcome: 'outside' | 'unknown' | 'stood' | 'moved'
  /** Where the mark stands now, and where it stood. */
  readonly seq: number
  readonly before: number
  readonly member_total: number
}

/** SQL: who has read each of the small groups of `moved` furthest now, if that changed (S-145). Whoever reads a message third costs a look and no write. */
const noteFirstReaders = `
  insert into group_first_readers as known (group_id, first_user_id, first_seq, second_user_id, second_seq, changed_ms)
    select moved.group_id, (array_agg(moved.user_id order by moved.seq desc))[1], max(moved.seq),
           coalesce((array_agg(moved.user_id order by moved.seq desc))[2], 0), coalesce((array_agg(moved.seq order by moved.seq desc))[2], 0), $5
      from moved join groups g on g.group_id = moved.group_id left join group_first_readers f on f.group_id = moved.group_id
     where g.member_total <= ${readByLimit} and (f.group_id is null or moved.seq > f.second_seq)
     group by moved.group_id order by moved.group_id
  on conflict (group_id) do update set changed_ms = excluded.changed_ms, (first_user_id, first_seq, second_user_id, second_seq) = (
    select (array_agg(user_id order by seq desc))[1], max(seq), (array_agg(user_id order by seq desc))[2], (array_agg(seq order by seq desc))[2]
      from (select user_id, max(seq) as seq
              from (values (known.first_user_id, known.first_seq), (known.second_user_id, known.second_seq),
                           (excluded.first_user_id, excluded.first_seq), (excluded.second_user_id, excluded.second_seq)) reader (user_id, seq)
             group by user_id) readers)`

/** Moves the read marks of a batch in one statement; result i belongs to reading i. A message that was approved later is read at its
 *  approval by those who see it by that. The rows are locked in one order, because two processes may move the same marks at once. */
export const moveReadCursors = (db: Db, batch: readonly Reading[], nowMs: number): Promise<ReadCursor[]> =>
  db.query(
    `with asked as materialized (
       select a.ord, m.user_id, m.group_id, g.member_total, k.seq is not null as is_known,
              greatest(case when k.approved_seq is not null and k.sender_id <> m.user_id and m.role = 'member' then k.approved_seq else k.seq end,
                       least(a.read_seq, s.last_seq)) as seq
         from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) with ordinality a(user_id, group_id, msg_id, read_seq, ord)
         left join group_members m on m.group_id = a.group_id and m.user_id = a.user_id and m.left_seq is null
         left join groups g on g.group_id = m.group_id
         left join streams s on s.id = g.stream_id
         left join messages k on k.msg_id = a.msg_id and k.stream_id = g.stream_id
     ), wanted as (
       select user_id, group_id, max(seq) as seq from asked where is_known group by 1, 2
     ), behind as materialized (
       select m.user_id, m.group_id, m.read_seq as before, wanted.seq from wanted
         join group_members m on m.group_id = wanted.group_id and m.user_id = wanted.user_id
        where m.left_seq is null and m.read_seq < wanted.seq order by m.group_id, m.user_id for no key update of m
     ), moved as (
       update group_members m set read_seq = behind.seq, received_seq = greatest(m.received_seq, behind.seq), changed_ms = $5
         from behind where m.group_id = behind.group_id and m.user_id = behind.user_id and m.read_seq < behind.seq
       returning m.group_id, m.user_id, behind.seq, behind.before
     ), noted as (${noteFirstReaders}
     )
     select case when asked.user_id is null then 'outside' when not asked.is_known then 'unknown'
                 when moved.user_id is null then 'stood' else 'moved' end as outcome,
            coalesce(moved.seq, asked.seq, 0) as seq, coalesce(moved.before, 0) as before, coalesce(asked.member_total, 0) as member_total
       from asked left join moved on moved.group_id = asked.group_id and moved.user_id = asked.user_id order by asked.ord`,
    [
      batch.map(({ userId }) => userId),
      batch.map(({ groupId }) => groupId),
      batch.map(({ messageId }) => messageId),
      batch.map(({ readSeq }) => readSeq),
      nowMs,
    ],
  )

/** Who wrote what these members have read just now and may hear of it, by the place of the reader in the list, from 1: members now, of
 *  messages that are shown, in a protected group creator and managers alone, and nobody with whom a blacklist stands between; among the
 *  newest 200 messages each. */
export const listReceiptReaders = (
  db: Db,
  readers: readonly (Pick<Reading, 'userId' | 'groupId'> & Pick<ReadCursor, 'seq' | 'before'>)[],
): Promise<{ place: number; sender_id: number }[]> =>
  db.query(
    `select r.place::int, taken.sender_id
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) with ordinality r(user_id, group_id, after_seq, seq, place)
       join groups g on g.group_id = r.group_id
      cross join lateral (
        select distinct newest.sender_id from (
          select sender_id from messages k
           where k.stream_id = g.stream_id and k.seq > r.after_seq and k.seq <= r.seq and k.review = 1 and not k.is_gone order by k.seq desc limit 200
        ) newest join group_members m on m.group_id = g.group_id and m.user_id = newest.sender_id and m.left_seq is null
         where newest.sender_id <> r.user_id and (g.show_member_list or m.role <> 'member')
           and not exists (select from private_sides p where p.user_id = r.user_id and p.peer_id = newest.sender_id and p.reach = 'blacklisted')
      ) taken`,
    [
      readers.map(({ userId }) => userId),
      readers.map(({ groupId }) => groupId),
      readers.map(({ before }) => before),
      readers.map(({ seq }) => seq),
    ],
  )
