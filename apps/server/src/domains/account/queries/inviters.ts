import type { Db } from '../../../platform/database/db.ts'
import type { Account } from './accounts.ts'

/** Lets one transaction at a time name inviters of members that exist already, so that several at once cannot close a loop between them.
 *  Comes before any row of an account: naming an inviter locks the inviter's row, too. */
export const lockInviters = (tx: Db): Promise<number> =>
  tx.execute(`select pg_advisory_xact_lock(hashtextextended('account.inviters', 0))`)

/** Whether a member's chain of inviters contains another member. The chain includes the member. */
export const isInvitedBy = async (db: Db, userId: number, ancestorId: number): Promise<boolean> =>
  (
    await db.one<{ is_above: boolean }>(
      `with recursive above as (
         select id, inviter_id from accounts where id = $1
         union
         select a.id, a.inviter_id from accounts a join above on a.id = above.inviter_id
       ) select exists (select 1 from above where id = $2) as is_above`,
      [userId, ancestorId],
    )
  ).is_above

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

/** How many of these members were invited by one and let others see that they are online. */
export const countInvited = async (db: Db, inviterId: number, ids: readonly number[]): Promise<number> =>
  (
    await db.one<{ total: number }>(
      'select count(*) as total from accounts where inviter_id = $1 and show_online and id = any($2)',
      [inviterId, ids],
    )
  ).total
