import type { Db } from '../../platform/database/db.ts'

/** Gives a member spins of the turntable, once for the act: a repeat gives nothing. Takes a lock of the member's spins: before the ledger. */
export const giveSpins = async (
  tx: Db,
  gift: { readonly userId: number; readonly spins: number; readonly actKey: string; readonly nowMs: number },
): Promise<void> => {
  if (gift.spins === 0) return
  const given = await tx.execute(
    `insert into spin_gifts (act_key, user_id, spins, created_ms) values ($1, $2, $3, $4) on conflict do nothing`,
    [gift.actKey, gift.userId, gift.spins, gift.nowMs],
  )
  if (given === 0) return
  await tx.execute(
    `insert into spin_balances (user_id, spins) values ($1, $2) on conflict (user_id) do update set spins = spin_balances.spins + excluded.spins`,
    [gift.userId, gift.spins],
  )
}

/** How many given spins a member has left. */
export const countGivenSpins = async (db: Db, userId: number): Promise<number> =>
  (await db.find<{ spins: number }>(`select spins from spin_balances where user_id = $1`, [userId]))?.spins ?? 0
