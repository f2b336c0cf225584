import type { TaskCode } from '@cliffhanger/contract/rewards/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** Something that happened and tasks may count. `key` names it among those of its member and code, once for ever. */
export interface NewFact {
  readonly userId: number
  readonly code: TaskCode
  readonly key: string
  /** What it counts for; 1 unless told. */
  readonly amount?: number
}

export interface FactRow {
  readonly id: number
  readonly code: TaskCode
  readonly amount: number
  readonly created_ms: number
}

/** Writes facts in the transaction of what happened; those that are known are passed over. Takes no lock that others wait for. Answers how many are new. */
export const insertFacts = (tx: Db, facts: readonly NewFact[], nowMs: number): Promise<number> =>
  tx.execute(
    `insert into reward_facts (user_id, code, fact_key, amount, created_ms)
     select f.user_id, f.code, f.key, f.amount, $5 from unnest($1::bigint[], $2::text[], $3::text[], $4::int[]) f(user_id, code, key, amount)
      order by 1, 2, 3 on conflict do nothing`,
    [
      facts.map(({ userId }) => userId),
      facts.map(({ code }) => code),
      facts.map(({ key }) => key),
      facts.map(({ amount = 1 }) => amount),
      nowMs,
    ],
  )

/** Members of whom facts wait to be counted, whoever waited longest first. */
export const listWaiting = (db: Db, limit: number): Promise<{ user_id: number }[]> =>
  db.query(
    `select user_id from (select user_id, id from reward_facts where not is_counted order by id limit $1) f group by user_id order by min(id)`,
    [limit],
  )

/** The facts of a member that wait, from now on counted; whoever else counts them is waited for, so that what is read afterwards is complete. */
export const takeFacts = (tx: Db, userId: number): Promise<FactRow[]> =>
  tx.query<FactRow>(
    `update reward_facts set is_counted = true where id in (
       select id from reward_facts where user_id = $1 and not is_counted order by id limit 500 for no key update
     ) returning id, code, amount, created_ms`,
    [userId],
  )
