import { createHash } from 'node:crypto'
import type { Db } from './db.ts'
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
export async function actOnce(db: Db, request: KeyedRequest, act: (tx: Db) => Promise<unknown>): Promise<unknown> {
  const hash = hashOf(request)
  try {
    return await db.transaction(
      async (tx) => {
        // Who got the key waits longer for the rows of his act than a twin of his waits here.
        const claimed = await tx.execute(
          `insert into idempotency_keys (owner, key, call, request_hash, created_ms) values ($1, $2, $3, $4, $5)
           on conflict do nothing returning set_config('lock_timeout', '10s', true)`,
          [request.owner, request.key, request.call, hash, request.nowMs],
        )
        if (claimed === 0) return repeatOf(tx, request, hash)
        const data = await act(tx)
        await tx.execute(`update idempotency_keys set response = $3 where owner = $1 and key = $2`, [
          request.owner,
          request.key,
          JSON.stringify({ data }),
        ])
        return data
      },
      { lockTimeoutMs: 2000 },
    )
  } catch (fault) {
    if (isLockFault(fault)) refuse('stillProcessing')
    throw fault
  }
}

const isLockFault = (fault: unknown) => fault instanceof Error && 'code' in fault && fault.code === lockNotAvailable

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
  db.execute(`delete from idempotency_keys where created_ms < $1`, [nowMs - 86_400_000])
