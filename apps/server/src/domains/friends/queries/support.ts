import type { Db } from '../../../platform/database/db.ts'

/** The official account that looks after this member, while it is one. */
export const findAgent = async (db: Db, userId: number): Promise<number | undefined> =>
  (
    await db.find<{ agent_id: number }>(
      `select s.agent_id from support_assignments s join accounts a on a.id = s.agent_id and a.user_type = 1 and a.is_enabled
        where s.user_id = $1`,
      [userId],
    )
  )?.agent_id

/** Members above `afterId` whose way to write to this account depends on what it is: those it looks after, and those either side blacklisted. */
export const listDependents = async (db: Db, accountId: number, afterId: number, limit: number): Promise<number[]> =>
  (
    await db.query<{ user_id: number }>(
      `select user_id from (
         select user_id from support_assignments where agent_id = $1
         union select agent_id from support_assignments where user_id = $1
         union select user_id from blacks where black_id = $1
         union select black_id from blacks where user_id = $1
       ) dependents where user_id > $2 order by user_id limit $3`,
      [accountId, afterId, limit],
    )
  ).map((row) => row.user_id)

/** How many members each of these accounts looks after; who looks after nobody is absent. */
export const countAssigned = (db: Db, agentIds: readonly number[]): Promise<{ agent_id: number; assigned: number }[]> =>
  db.query(
    `select agent_id, count(*)::int as assigned from support_assignments where agent_id = any ($1) group by agent_id`,
    [agentIds],
  )

/** Gives the member to the official account whose turn was longest ago; undefined where there is none. The turns are taken
 *  one after another, so that two members who come at once get two accounts. */
export const assignAgent = async (tx: Db, userId: number): Promise<number | undefined> => {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('support turns', 0))`)
  return (
    await tx.find<{ agent_id: number }>(
      `insert into support_assignments as s (user_id, agent_id)
         select $1, a.id from accounts a
           left join lateral (select turn from support_assignments t where t.agent_id = a.id order by turn desc limit 1) newest on true
          where a.user_type = 1 and a.is_enabled and a.id <> $1
          order by newest.turn nulls first, a.id limit 1
       on conflict (user_id) do update set agent_id = excluded.agent_id, turn = default
       returning s.agent_id`,
      [userId],
    )
  )?.agent_id
}
