import type { Db } from '../../../platform/database/db.ts'
import type { Account } from './accounts.ts'

/** Names the inviter of an account that has none. */
export const insertInviter = (
  tx: Db,
  id: number,
  inviter: Pick<Account, 'id' | 'user_code'>,
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `update accounts set inviter_id = $2, parent_code = $3, updated_ms = $4 where id = $1 and inviter_id is null`,
    [id, inviter.id, inviter.user_code, nowMs],
  )

/** How many of these members were invited by one and let others see that they are online; none for an inviter who hides it (S-118). */
export const countInvited = async (db: Db, inviterId: number, ids: readonly number[]): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*) as total from accounts where inviter_id = $1 and show_online and id = any($2)
          and exists (select from accounts where id = $1 and show_online)`,
      [inviterId, ids],
    )
  ).total

/** Names the inviter of another account of the same person for one that has none; inviters are older than whom they invite. Answers whom. */
export const adoptInviter = async (tx: Db, id: number, fromId: number, nowMs: number): Promise<number | undefined> =>
  (
    await tx.find<{ inviter_id: number }>(
      `update accounts a set inviter_id = f.inviter_id, parent_code = f.parent_code, updated_ms = $3 from accounts f
        where a.id = $1 and a.inviter_id is null and f.id = $2 and f.inviter_id < a.id returning a.inviter_id`,
      [id, fromId, nowMs],
    )
  )?.inviter_id
