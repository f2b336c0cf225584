import { createHash } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../database/db.ts'
import { refuse } from './refusal.ts'

/** PostgreSQL's code for "somebody else holds that lock". */
const lockNotAvailable = '55P03'

interface StoredReply {
  readonly request_hash: Buffer
  readonly response: { readonly data: unknown } | null
}

/** One use of a key: whose it is, for which call, and with which body. */
export interface KeyedRequest {
  readonly owner: string
  readonly key: string
  readonly call: string
  readonly body: unknown
  readonly nowMs: number
}

const hashOf = (request: KeyedRequest) =>
  createHash('sha256').update(request.call).update('\n').update(JSON.stringify(request.body)).digest()

/** Runs `act` at most once per key, in the transaction that also stores its reply (S-110).
 *  A repeat gets the first reply; another body refuses 4008; one still under way refuses 4009; a refusal frees the key. */
export async function runOnce(db: Db, request: KeyedRequest, action: (tx: Db) => Promise<unknown>): Promise<unknown> {
  const hash = hashOf(request)
  try {
    return await db.transaction(
      async (tx) => {
        // The request that claimed the key waits longer for its rows than a repeat of it waits here.
        const claimed = await tx.execute(
          `insert into idempotency_keys (owner, key, call, request_hash, created_ms) values ($1, $2, $3, $4, $5)
           on conflict do nothing returning set_config('lock_timeout', '10s', true)`,
          [request.owner, request.key, request.call, hash, request.nowMs],
        )
        if (claimed === 0) return repeatOf(tx, request, hash)
        const data = await action(tx)
        await tx.execute(`update idempotency_keys set response = $3 where owner = $1 and key = $2`, [
          request.owner,
          request.key,
          JSON.stringify({ data }),
        ])
        return data
      },
      { lockTimeoutMs: 2000, isPlannedOnce: true },
    )
  } catch (error) {
    if (isLockError(error)) refuse('stillProcessing')
    throw error
  }
}

/** What became of a key that several were claimed with. */
export type KeyClaim =
  | { readonly outcome: 'claimed' }
  | { readonly outcome: 'answered'; readonly data: unknown }
  | { readonly outcome: 'refused'; readonly refusal: 'idempotencyKeyReused' | 'stillProcessing' }

/** Claims the keys of acts that share a transaction, in one order for everybody; claim i belongs to request i. No two may have the same
 *  owner. What was claimed ends with `keepReplies`. */
export async function claimKeys(tx: Db, requests: readonly KeyedRequest[]): Promise<KeyClaim[]> {
  const hashes = requests.map(hashOf)
  const owners = requests.map(({ owner }) => owner)
  const keys = requests.map(({ key }) => key)
  const claimed = await tx.query<{ owner: string }>(
    `insert into idempotency_keys (owner, key, call, request_hash, created_ms)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::bigint[]) k(owner, key, call, hash, ms) order by owner, key
     on conflict do nothing returning owner`,
    [owners, keys, requests.map(({ call }) => call), hashes, requests.map(({ nowMs }) => nowMs)],
  )
  const mine = new Set(claimed.map(({ owner }) => owner))
  if (mine.size === requests.length) return requests.map(() => ({ outcome: 'claimed' }))
  const stored = await tx.query<StoredReply & { owner: string }>(
    `select i.owner, i.request_hash, i.response from idempotency_keys i
       join unnest($1::text[], $2::text[]) k(owner, key) on k.owner = i.owner and k.key = i.key`,
    [owners, keys],
  )
  const known = new Map(stored.map((row) => [row.owner, row]))
  return requests.map(({ owner }, index): KeyClaim => {
    if (mine.has(owner)) return { outcome: 'claimed' }
    const reply = known.get(owner)
    if (!reply?.response) return { outcome: 'refused', refusal: 'stillProcessing' }
    return hashes[index]?.equals(reply.request_hash)
      ? { outcome: 'answered', data: reply.response.data }
      : { outcome: 'refused', refusal: 'idempotencyKeyReused' }
  })
}

/** The row of each `k`, looked up one by one: a join may read the keys of everybody. Rows that are claimed here do not move. */
const eachKey = `cross join lateral (select x.ctid as row from idempotency_keys x where x.owner = k.owner and x.key = k.key limit 1) mine`

/** Stores the replies of claimed keys; a key without one was refused and is free again. */
export async function saveReplies(
  tx: Db,
  replies: readonly { readonly request: KeyedRequest; readonly reply: { readonly data: unknown } | undefined }[],
): Promise<void> {
  const stored = replies.flatMap(({ request, reply }) => (reply ? [{ request, reply }] : []))
  if (stored.length > 0) {
    await tx.execute(
      `update idempotency_keys i set response = k.response
         from unnest($1::text[], $2::text[], $3::jsonb[]) k(owner, key, response) ${eachKey} where i.ctid = mine.row`,
      [
        stored.map(({ request }) => request.owner),
        stored.map(({ request }) => request.key),
        stored.map(({ reply }) => JSON.stringify(reply)),
      ],
    )
  }
  const freed = replies.flatMap(({ request, reply }) => (reply ? [] : [request]))
  if (freed.length > 0) {
    await tx.execute(
      `delete from idempotency_keys i using unnest($1::text[], $2::text[]) k(owner, key) ${eachKey} where i.ctid = mine.row`,
      [freed.map(({ owner }) => owner), freed.map(({ key }) => key)],
    )
  }
}

/** Whether somebody else held what a statement waited for. */
export const isLockError = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === lockNotAvailable

async function repeatOf(tx: Db, request: KeyedRequest, hash: Buffer): Promise<unknown> {
  const stored = await tx.find<StoredReply>(
    `select request_hash, response from idempotency_keys where owner = $1 and key = $2`,
    [request.owner, request.key],
  )
  if (!stored?.response) refuse('stillProcessing')
  if (!stored.request_hash.equals(hash)) refuse('idempotencyKeyReused')
  return stored.response.data
}

/** Forgets keys older than a day (C-52). */
export const forgetOldKeys = (db: Db, nowMs: number): Promise<number> =>
  db.execute(`delete from idempotency_keys where created_ms < $1`, [nowMs - dayMs])
