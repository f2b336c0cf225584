import type { ScheduledType } from '@cliffhanger/contract/chat/scheduled.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ChatKind } from './conversations.ts'

/** Waits, is being sent, or was refused when its time came. */
export const rowStates = { waiting: 1, sending: 2, refused: -1 } as const

export interface NewScheduled {
  readonly user_id: number
  readonly local_id: string
  readonly chat_type: ChatKind
  readonly target_id: number
  readonly conversation: string
  readonly msg_type: ScheduledType
  readonly content_text: string
  /** Object keys of what it shows. */
  readonly file_keys: readonly string[]
  readonly ref_msg_id: number
  readonly ip: string
  readonly send_ms: number
}

export interface ScheduledRow extends NewScheduled {
  readonly id: number
  readonly state: (typeof rowStates)[keyof typeof rowStates]
  readonly refusal: RefusalName | null
}

/** One that is to be sent, with the time it had before. */
export interface ClaimedRow extends ScheduledRow {
  /** Whether its member may still act on the platform. */
  readonly is_enabled: boolean
}

/** A process that sends for longer than this has ended: another one goes on. */
const claimMs = minuteMs

const columns = `m.id, m.user_id, m.local_id::text as local_id, m.chat_type, m.target_id, m.conversation, m.msg_type, m.content_text, m.file_keys,
  m.ref_msg_id, m.ip, m.send_ms, m.state, m.refusal`

/** One member schedules at a time: what waits is counted. */
export const lockScheduling = (tx: Db, userId: number): Promise<unknown> =>
  tx.execute(`select pg_advisory_xact_lock(hashtextextended('scheduled messages of:' || $1::bigint, 0))`, [userId])

export const findByLocalId = (db: Db, userId: number, localId: string): Promise<ScheduledRow | undefined> =>
  db.find(`select ${columns} from scheduled_messages m where m.user_id = $1 and m.local_id = $2`, [userId, localId])

export const countScheduled = async (db: Db, userId: number): Promise<number> =>
  (
    await db.one<{ total: number }>('select count(*)::int as total from scheduled_messages where user_id = $1', [
      userId,
    ])
  ).total

export const insertScheduled = (tx: Db, row: NewScheduled): Promise<ScheduledRow> =>
  tx.one(
    `insert into scheduled_messages as m (user_id, local_id, chat_type, target_id, conversation, content_text, ref_msg_id, ip, send_ms,
       msg_type, file_keys)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${columns}`,
    [
      row.user_id,
      row.local_id,
      row.chat_type,
      row.target_id,
      row.conversation,
      row.content_text,
      row.ref_msg_id,
      row.ip,
      row.send_ms,
      row.msg_type,
      row.file_keys,
    ],
  )

/** Everything of a member, the next one first. */
export const listScheduledOf = (db: Db, userId: number): Promise<ScheduledRow[]> =>
  db.query(`select ${columns} from scheduled_messages m where m.user_id = $1 order by m.send_ms, m.id`, [userId])

export const findScheduled = (db: Db, userId: number, id: number): Promise<ScheduledRow | undefined> =>
  db.find(`select ${columns} from scheduled_messages m where m.user_id = $1 and m.id = $2`, [userId, id])

/** Changes one that is not being sent; with a time it waits, also where it was refused. */
export const updateScheduled = (
  db: Db,
  userId: number,
  id: number,
  {
    content,
    sendMs,
  }: {
    readonly content?: Pick<ScheduledRow, 'msg_type' | 'content_text'> | undefined
    readonly sendMs?: number | undefined
  },
): Promise<ScheduledRow | undefined> =>
  db.find(
    `update scheduled_messages m set content_text = coalesce($3, content_text), msg_type = coalesce($5, msg_type), send_ms = coalesce($4, send_ms),
       state = case when $4::bigint is null then state else 1 end, refusal = case when $4::bigint is null then refusal end
      where m.user_id = $1 and m.id = $2 and m.state <> 2 returning ${columns}`,
    [userId, id, content?.content_text ?? null, sendMs ?? null, content?.msg_type ?? null],
  )

/** Begins to send one before its time. From now on it is due: whoever is killed meanwhile leaves it to the job. */
export const claimOne = (db: Db, userId: number, id: number, nowMs: number): Promise<ScheduledRow | undefined> =>
  db.find(
    `update scheduled_messages m set state = 2, claimed_ms = $3, send_ms = least(send_ms, $3)
      where m.user_id = $1 and m.id = $2 and m.state <> 2 returning ${columns}`,
    [userId, id, nowMs],
  )

/** Begins to send those whose time has come, the earliest first, besides what another process is sending. */
export const claimDue = (db: Db, nowMs: number, limit: number): Promise<ClaimedRow[]> =>
  db.query(
    `with due as (
       select id from scheduled_messages
        where state > 0 and send_ms <= $1 and (state = 1 or claimed_ms <= $2)
        order by send_ms, id limit $3 for update skip locked
     ), claimed as (
       update scheduled_messages m set state = 2, claimed_ms = $1 from due where m.id = due.id returning ${columns}
     )
     select c.*, coalesce(a.is_enabled, false) as is_enabled
       from claimed c left join accounts a on a.id = c.user_id order by c.send_ms, c.id`,
    [nowMs, nowMs - claimMs, limit],
  )

/** Puts one that could not be sent back: it waits until then, or was refused for good. */
export const releaseScheduled = (
  db: Db,
  id: number,
  { sendMs, refusal = null }: { readonly sendMs: number; readonly refusal?: RefusalName | null },
): Promise<number> =>
  db.execute(
    `update scheduled_messages set state = case when $3::text is null then 1 else -1 end, refusal = $3, send_ms = $2
      where id = $1 and state = 2`,
    [id, sendMs, refusal],
  )

/** It was sent. */
export const removeSent = (db: Db, id: number): Promise<number> =>
  db.execute('delete from scheduled_messages where id = $1', [id])

/** Whether it went; one that is being sent stays. */
export const deleteScheduledRow = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await db.execute('delete from scheduled_messages where user_id = $1 and id = $2 and state <> 2', [userId, id])) > 0
