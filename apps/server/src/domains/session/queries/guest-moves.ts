import type { Db } from '../../../platform/database/db.ts'

/** Notes where a guest went; false where they went somewhere before. */
export const insertGuestMove = async (tx: Db, guestId: number, userId: number, nowMs: number): Promise<boolean> =>
  (await tx.execute(
    `insert into guest_moves (guest_id, user_id, moved_ms) values ($1, $2, $3) on conflict (guest_id) do nothing`,
    [guestId, userId, nowMs],
  )) === 1
