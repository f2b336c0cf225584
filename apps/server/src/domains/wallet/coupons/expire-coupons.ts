import type { ServerContext } from '../../../context.ts'
import type { Coupons } from './coupons.ts'
import { markExpired } from './queries/coupons.ts'

const couponsAtOnce = 200

/** Writes down which coupons are over and tells their owners (S-93), a few per transaction; answers how many. */
export async function expireCoupons(
  { db, clock }: ServerContext,
  coupons: Coupons,
  signal: AbortSignal,
): Promise<number> {
  for (let total = 0; ; ) {
    if (signal.aborted) return total
    const expired = await db.transaction(async (tx) => {
      const rows = await markExpired(tx, clock(), couponsAtOnce)
      await coupons.notify(tx, rows)
      return rows.length
    })
    total += expired
    if (expired < couponsAtOnce) return total
  }
}
