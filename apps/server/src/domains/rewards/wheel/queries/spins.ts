import type { Db } from '../../../../platform/database/db.ts'

/** How a spin was paid for: with the day's own, with one that was given, or with coins. */
export type SpinPayment = 'free' | 'given' | 'paid'

export interface NewSpin {
  readonly userId: number
  readonly seedId: number
  readonly nonce: number
  readonly clientSeed: string
  readonly tableId: number
  readonly rawResult: number
  readonly rawPrizeId: number
  readonly prizeId: number
  readonly payment: SpinPayment
  readonly isWin: boolean
  readonly nowMs: number
}

/** A spin's id, before it is stored: what it gives is stored under it first. */
export const reserveSpinId = async (tx: Db): Promise<number> =>
  (await tx.one<{ id: number }>(`select nextval(pg_get_serial_sequence('wheel_spins', 'id')) as id`)).id

export const insertSpin = (tx: Db, id: number, spin: NewSpin): Promise<number> =>
  tx.execute(
    `insert into wheel_spins (id, user_id, seed_id, nonce, client_seed, table_id, raw_result, raw_prize_id, prize_id, payment, is_win, created_ms)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      spin.userId,
      spin.seedId,
      spin.nonce,
      spin.clientSeed,
      spin.tableId,
      spin.rawResult,
      spin.rawPrizeId,
      spin.prizeId,
      spin.payment,
      spin.isWin,
      spin.nowMs,
    ],
  )

/** A draw with the seed it was made with; `sealed` is to be shown only where `revealed_ms` is above 0. */
export interface SpinRow {
  readonly id: number
  readonly nonce: number
  readonly client_seed: string
  readonly table_id: number
  readonly raw_result: number
  readonly raw_prize_id: number
  readonly prize_id: number
  readonly created_ms: number
  readonly hash: string
  readonly sealed: Buffer
  readonly revealed_ms: number
}

/** A page of a member's draws, the newest first. */
export const listSpins = (
  db: Db,
  userId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<SpinRow[]> =>
  db.query<SpinRow>(
    `select s.id, s.nonce, s.client_seed, s.table_id, s.raw_result, s.raw_prize_id, s.prize_id, s.created_ms, k.hash, k.sealed, k.revealed_ms
       from (select * from wheel_spins where user_id = $1 order by id desc offset $2 limit $3) s
       join wheel_seeds k on k.id = s.seed_id order by s.id desc`,
    [userId, offset, limit],
  )

export const countSpins = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from wheel_spins where user_id = $1`, [userId])).total

/** Of so many spins that won: enough for a list of different members where a few of them spin often. */
const recentWins = 400

/** Who won something last, the newest first, and each of them once. */
export const listWinners = (
  db: Db,
  limit: number,
): Promise<{ user_id: number; table_id: number; prize_id: number; created_ms: number }[]> =>
  db.query(
    `select user_id, table_id, prize_id, created_ms from (
       select distinct on (user_id) id, user_id, table_id, prize_id, created_ms
         from (select * from wheel_spins where is_win order by id desc limit ${recentWins}) recent
        order by user_id, created_ms desc, id desc) last_of_each
     order by created_ms desc, id desc limit $1`,
    [limit],
  )

/** Uses up one spin that was given; answers whether there was one. */
export const takeGivenSpin = async (tx: Db, userId: number): Promise<boolean> =>
  (await tx.execute(`update spin_balances set spins = spins - 1 where user_id = $1 and spins > 0`, [userId])) === 1
