import type { CaseEntry } from '@cliffhanger/contract/support/operator-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CaseRow } from './cases.ts'

/** What a batch of messages says about one member and one official account. All of them were stored at the same time. */
export interface PairFacts {
  readonly memberId: number
  readonly accountId: number
  /** The member's last message; 0: they wrote none. */
  readonly lastId: number
  /** The account wrote, and wrote last. */
  readonly isAnswered: boolean
  readonly endsAnswered: boolean
}

export interface OpenedCase {
  readonly id: number
  readonly member_id: number
  readonly account_id: number
}

/** Opens cases and moves those that are open, under the locks of their conversations; answers those that were opened. Several transactions lock
 *  rows that are there in the order of their ids. */
export const noteFacts = (tx: Db, facts: readonly PairFacts[], nowMs: number): Promise<OpenedCase[]> =>
  tx.query(
    `with item as materialized (
       select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bool[], $5::bool[]) i(member_id, account_id, last_id, is_answered, ends_answered)
     ), open as materialized (
       select c.id, i.* from support_cases c join item i using (member_id, account_id) where c.state <> 'closed'
        order by c.id for no key update of c
     ), moved as (
       update support_cases c
          set last_msg_id = greatest(c.last_msg_id, o.last_id),
              awaiting_ms = case when o.ends_answered then null when o.is_answered then $6 else coalesce(c.awaiting_ms, $6) end,
              answered_ms = case when o.is_answered then coalesce(c.answered_ms, $6) else c.answered_ms end
         from open o where c.id = o.id
     ), opened as (
       insert into support_cases (member_id, account_id, stream_id, opened_ms, awaiting_ms, answered_ms, last_msg_id)
         select i.member_id, i.account_id, s.stream_id, $6, case when not i.ends_answered then $6::bigint end,
                case when i.ends_answered then $6::bigint end, i.last_id
           from item i
           join accounts a on a.id = i.account_id and a.user_type = 1 and a.is_enabled
           join private_sides s on s.user_id = i.member_id and s.peer_id = i.account_id
          where i.last_id > 0 and not exists (select from open o where o.member_id = i.member_id and o.account_id = i.account_id)
       on conflict do nothing
       returning id, member_id, account_id
     ), entered as (
       insert into support_entries (case_id, act, created_ms) select id, 'open', $6 from opened
     )
     select id, member_id, account_id from opened`,
    [
      facts.map(({ memberId }) => memberId),
      facts.map(({ accountId }) => accountId),
      facts.map(({ lastId }) => lastId),
      facts.map(({ isAnswered }) => isAnswered),
      facts.map(({ endsAnswered }) => endsAnswered),
      nowMs,
    ],
  )

/** Gives a case to an operator; false where it does not wait any more. */
export const assignCase = async (tx: Db, id: number, operatorId: number): Promise<boolean> =>
  (await tx.execute(
    `update support_cases set state = 'assigned', operator_id = $2 where id = $1 and state = 'waiting'`,
    [id, operatorId],
  )) > 0

/** Whose it is from now on, under its lock; null: nobody's. */
export const moveCase = (tx: Db, id: number, operatorId: number | null): Promise<unknown> =>
  tx.execute(
    `update support_cases set operator_id = $2, state = case when $2::bigint is null then 'waiting' else 'assigned' end where id = $1`,
    [id, operatorId],
  )

/** It was answered by an operator, under its lock. */
export const answerCase = (tx: Db, id: number, operatorId: number, nowMs: number): Promise<unknown> =>
  tx.execute(
    `update support_cases
        set awaiting_ms = null, answered_by = case when answered_ms is null then $2 else answered_by end,
            answered_ms = coalesce(answered_ms, $3)
      where id = $1`,
    [id, operatorId, nowMs],
  )

/** It is over, under its lock. */
export const endCase = (tx: Db, id: number, nowMs: number): Promise<unknown> =>
  tx.execute(`update support_cases set state = 'closed', awaiting_ms = null, closed_ms = $2 where id = $1`, [id, nowMs])

/** Ends every open case of an account, whichever side it is on, without anybody having done it. */
export const endCasesOf = (tx: Db, accountId: number, nowMs: number): Promise<OpenedCase[]> =>
  tx.query(
    `with open as materialized (
       select id from support_cases where (member_id = $1 or account_id = $1) and state <> 'closed' order by id for no key update
     ), ended as (
       update support_cases c set state = 'closed', operator_id = null, awaiting_ms = null, closed_ms = $2
         from open o where c.id = o.id returning c.id, c.member_id, c.account_id
     ), entered as (
       insert into support_entries (case_id, act, created_ms) select id, 'close', $2 from ended
     )
     select id, member_id, account_id from ended order by id`,
    [accountId, nowMs],
  )

/** Puts every case of an operator back among those that wait. */
export const returnCasesOf = (tx: Db, operatorId: number, nowMs: number): Promise<OpenedCase[]> =>
  tx.query(
    `with open as materialized (
       select id from support_cases where state = 'assigned' and operator_id = $1 order by id for no key update
     ), returned as (
       update support_cases c set state = 'waiting', operator_id = null
         from open o where c.id = o.id returning c.id, c.member_id, c.account_id
     ), entered as (
       insert into support_entries (case_id, act, operator_id, created_ms) select id, 'return', $1, $2 from returned
     )
     select id, member_id, account_id from returned order by id`,
    [operatorId, nowMs],
  )

/** Rates it, under its lock. */
export const rateCase = (tx: Db, id: number, rating: number, comment: string, nowMs: number): Promise<unknown> =>
  tx.execute(`update support_cases set rating = $2, comment = $3, rated_ms = $4 where id = $1`, [
    id,
    rating,
    comment,
    nowMs,
  ])

export const setAway = (tx: Db, id: number, messageId: number): Promise<unknown> =>
  tx.execute(`update support_cases set away_msg_id = $2 where id = $1`, [id, messageId])

/** Something that happened to a case. */
interface NewEntry {
  readonly act: CaseEntry['act']
  readonly operatorId: number | null
  readonly toId?: number | undefined
  readonly text?: string | undefined
  readonly nowMs: number
}

export interface EntryRow {
  readonly id: number
  readonly act: CaseEntry['act']
  readonly operator_id: number | null
  readonly operator_name: string | null
  readonly to_operator_id: number | null
  readonly to_name: string | null
  readonly text: string
  readonly created_ms: number
}

export const insertEntry = async (
  tx: Db,
  caseId: CaseRow['id'],
  { act, operatorId, toId, text = '', nowMs }: NewEntry,
): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into support_entries (case_id, act, operator_id, to_operator_id, text, created_ms) values ($1, $2, $3, $4, $5, $6) returning id`,
      [caseId, act, operatorId, toId ?? null, text, nowMs],
    )
  ).id

/** The newest, the oldest of them first. */
export const listEntries = (db: Db, caseId: number, limit: number): Promise<EntryRow[]> =>
  db.query(
    `select * from (
       select e.id, e.act, e.operator_id, o.name as operator_name, e.to_operator_id, t.name as to_name, e.text, e.created_ms
         from support_entries e left join operators o on o.id = e.operator_id left join operators t on t.id = e.to_operator_id
        where e.case_id = $1 order by e.id desc limit $2
     ) e order by id`,
    [caseId, limit],
  )
