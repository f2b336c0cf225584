import type { ContactKind } from '@cliffhanger/contract/account/schemas.ts'
import type { CodePurpose } from '@cliffhanger/contract/session/schemas.ts'
import type { CodesSent } from '@cliffhanger/rules/session/code-policy.ts'
import type { Db } from '../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  readPage,
} from '../../../platform/database/list-question.ts'

export interface Code {
  readonly id: number
  readonly code_hash: Buffer
  readonly tries: number
  readonly created_ms: number
  readonly used_ms: number | null
}

/** What a code proves: that somebody reads this mail address or phone, for one purpose. */
export interface CodeSubject {
  readonly kind: ContactKind
  /** In the form it is kept in. */
  readonly contact: string
  readonly purpose: CodePurpose
}

/** Serialises the sending of codes from an address and to a contact, always in this order. */
export const lockSending = async (tx: Db, address: string, contact: string): Promise<void> => {
  for (const key of [`code from ${address}`, `code to ${contact}`])
    await tx.execute(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [key])
}

export const countSent = (tx: Db, contact: string, address: string, daySinceMs: number, hourSinceMs: number) =>
  tx.one<{ last_ms: number | null; in_day: number; in_hour: number }>(
    `select (select max(created_ms) from codes where contact = $1) as last_ms,
       (select count(*)::int from codes where contact = $1 and created_ms > $3) as in_day,
       (select count(*)::int from codes where address = $2 and created_ms > $4) as in_hour`,
    [contact, address, daySinceMs, hourSinceMs],
  )

export const insertCode = (tx: Db, subject: CodeSubject, codeHash: Buffer, address: string, nowMs: number) =>
  tx.one<{ id: number }>(
    `insert into codes (kind, contact, purpose, code_hash, address, created_ms) values ($1, $2, $3, $4, $5, $6) returning id`,
    [subject.kind, subject.contact, subject.purpose, codeHash, address, nowMs],
  )

/** The newest code; older ones are void. */
export const lockNewestCode = (tx: Db, { kind, contact, purpose }: CodeSubject): Promise<Code | undefined> =>
  tx.find(
    `select id, code_hash, tries, created_ms, used_ms from codes where contact = $1 and kind = $2 and purpose = $3
     order by created_ms desc, id desc limit 1 for update`,
    [contact, kind, purpose],
  )

export const countTryOfCode = (tx: Db, id: number): Promise<number> =>
  tx.execute(`update codes set tries = tries + 1 where id = $1`, [id])

export const markCodeUsed = (tx: Db, id: number, nowMs: number): Promise<number> =>
  tx.execute(`update codes set used_ms = $2 where id = $1 and used_ms is null`, [id, nowMs])

interface NewOutboxEntry {
  readonly codeId: number
  readonly sealedCode: Buffer
  readonly reason: 'no_sender' | 'waiting'
  /** The language its message is written in. */
  readonly language: string
}

export const insertOutboxEntry = async (tx: Db, entry: NewOutboxEntry): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into code_outbox (code_id, sealed_code, reason, language) values ($1, $2, $3, $4) returning id`,
      [entry.codeId, entry.sealedCode, entry.reason, entry.language],
    )
  ).id

/** It was delivered: nothing of the code is kept. */
export const deleteOutboxEntry = (db: Db, id: number): Promise<number> =>
  db.execute(`delete from code_outbox where id = $1`, [id])

/** Counts a try that failed, which may have been the last. */
export const noteFailure = (db: Db, id: number, reason: 'waiting' | 'failed', error: string): Promise<number> =>
  db.execute(`update code_outbox set tries = tries + 1, reason = $2, fault = $3 where id = $1 and reason = 'waiting'`, [
    id,
    reason,
    error,
  ])

/** A code that no sender delivered, as the console lists it. */
export interface OutboxRow {
  readonly id: number
  readonly kind: ContactKind
  readonly contact: string
  readonly purpose: CodePurpose
  readonly sealed_code: Buffer
  readonly reason: 'no_sender' | 'failed' | 'waiting'
  readonly language: string
  /** How often it could not be delivered. */
  readonly failures: number
  readonly fault: string
  readonly tries: number
  readonly created_ms: number
  readonly used_ms: number | null
}

const outboxColumns = `o.id, c.kind, c.contact, c.purpose, o.sealed_code, o.reason, o.language, o.tries as failures, o.fault, c.tries, c.created_ms, c.used_ms`

export interface OutboxFilter extends Listing<never> {
  /** A part of an address or phone; '' for all. */
  readonly search: string
}

const outbox = 'code_outbox o join codes c on c.id = o.code_id'

const matchingOutbox = ({ search, ...listing }: OutboxFilter) =>
  conditionsOf([
    [search || undefined, (place) => `position(${place} in c.contact) > 0`],
    ...inPeriod('c.created_ms', listing),
  ])

/** Newest first. */
export const listOutbox = (db: Db, filter: OutboxFilter, limit: number, offset: number): Promise<OutboxRow[]> =>
  readPage(db, `select ${outboxColumns} from ${outbox}`, matchingOutbox(filter), 'o.id desc', { limit, offset })

export const countOutbox = (db: Db, filter: OutboxFilter): Promise<number> =>
  countMatching(db, outbox, matchingOutbox(filter))

/** Codes that nobody delivered, were not used and are younger than that; those on their way at the first try are not counted. */
export const countUsableOutbox = async (db: Db, sinceMs: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from code_outbox o join codes c on c.id = o.code_id
       where c.used_ms is null and c.created_ms > $1 and (o.reason <> 'waiting' or o.tries > 0)`,
      [sinceMs],
    )
  ).total

export const findOutboxEntry = (db: Db, id: number): Promise<OutboxRow | undefined> =>
  db.find(`select ${outboxColumns} from code_outbox o join codes c on c.id = o.code_id where o.id = $1`, [id])

/** Forgets codes older than that, and their entries in the outbox. */
export const deleteCodesBefore = (db: Db, beforeMs: number): Promise<number> =>
  db.execute(`delete from codes where created_ms < $1`, [beforeMs])

export const toCodesSent = (row: { last_ms: number | null; in_day: number; in_hour: number }): CodesSent => ({
  lastMs: row.last_ms ?? undefined,
  inDay: row.in_day,
  inHourFromAddress: row.in_hour,
})
