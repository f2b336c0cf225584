import type { Db } from '../../../../platform/database/db.ts'

/** A seed of a member; `next_nonce - from_nonce` draws were made with it. */
export interface SeedRow {
  readonly id: number
  readonly day: string
  readonly hash: string
  readonly sealed: Buffer
  readonly from_nonce: number
  readonly next_nonce: number
  readonly free_used: number
  readonly revealed_ms: number
}

const columns = `id, day::text as day, hash, sealed, from_nonce, next_nonce, free_used, revealed_ms`

/** The member's own seed, locked: nobody else draws for this member until the transaction ends. */
export async function lockClientSeed(tx: Db, userId: number, fallback: string): Promise<string> {
  await tx.execute(
    `insert into wheel_members (user_id, client_seed) values ($1, $2) on conflict (user_id) do nothing`,
    [userId, fallback],
  )
  const { client_seed: seed } = await tx.one<{ client_seed: string }>(
    `select client_seed from wheel_members where user_id = $1 for update`,
    [userId],
  )
  return seed
}

export const setClientSeed = (tx: Db, userId: number, seed: string): Promise<number> =>
  tx.execute(`update wheel_members set client_seed = $2 where user_id = $1`, [userId, seed])

export const findLatestSeed = (db: Db, userId: number): Promise<SeedRow | undefined> =>
  db.find<SeedRow>(`select ${columns} from wheel_seeds where user_id = $1 order by day desc limit 1`, [userId])

/** From now on the seeds a member had so far are shown. */
export const revealSeeds = (tx: Db, userId: number, nowMs: number): Promise<number> =>
  tx.execute(`update wheel_seeds set revealed_ms = $2 where user_id = $1 and revealed_ms = 0`, [userId, nowMs])

export const insertSeed = (
  tx: Db,
  seed: {
    readonly userId: number
    readonly day: string
    readonly hash: string
    readonly sealed: Buffer
    readonly fromNonce: number
    readonly nowMs: number
  },
): Promise<SeedRow> =>
  tx.one<SeedRow>(
    `insert into wheel_seeds (user_id, day, hash, sealed, from_nonce, next_nonce, created_ms) values ($1, $2::date, $3, $4, $5, $5, $6) returning ${columns}`,
    [seed.userId, seed.day, seed.hash, seed.sealed, seed.fromNonce, seed.nowMs],
  )

/** Counts a draw with a seed; answers the seed after it, whose draw has the nonce before the next one. */
export const takeNonce = (tx: Db, seedId: number, isFree: boolean): Promise<SeedRow> =>
  tx.one<SeedRow>(
    `update wheel_seeds set next_nonce = next_nonce + 1, free_used = free_used + $2 where id = $1 and revealed_ms = 0 returning ${columns}`,
    [seedId, isFree ? 1 : 0],
  )

/** The last seeds of a member that were drawn with and are no secret any more. */
export const listRevealed = (db: Db, userId: number, limit: number): Promise<SeedRow[]> =>
  db.query<SeedRow>(
    `select ${columns} from wheel_seeds where user_id = $1 and revealed_ms > 0 and next_nonce > from_nonce order by day desc limit $2`,
    [userId, limit],
  )
