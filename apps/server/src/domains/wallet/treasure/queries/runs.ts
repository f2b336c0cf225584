import type { Db } from '../../../../platform/database/db.ts'

/** A day whose income is settled or being settled. */
export interface RunRow {
  readonly day: string
  readonly rate: string
  readonly outcome: 'open' | 'paid' | 'passed'
}

const columns = `day, rate::text as rate, outcome`

export const findNewestRun = (db: Db): Promise<RunRow | undefined> =>
  db.find(`select ${columns} from treasure_runs order by day desc limit 1`)

/** Begins a day at a rate; one that another process began keeps its own. */
export async function beginRun(db: Db, day: string, rate: bigint, nowMs: number): Promise<RunRow> {
  await db.execute(`insert into treasure_runs (day, rate, started_ms) values ($1, $2, $3) on conflict do nothing`, [
    day,
    rate.toString(),
    nowMs,
  ])
  return db.one(`select ${columns} from treasure_runs where day = $1`, [day])
}

export const markShort = (db: Db, day: string): Promise<number> =>
  db.execute(`update treasure_runs set is_short = true where day = $1 and outcome = 'open'`, [day])

export const closePaid = (db: Db, day: string, nowMs: number): Promise<number> =>
  db.execute(
    `update treasure_runs set outcome = 'paid', is_short = false, closed_ms = $2 where day = $1 and outcome = 'open'`,
    [day, nowMs],
  )

/** Ends a day that earned nothing; false where somebody was paid for it, who must not be the only one. */
export const closePassed = async (db: Db, day: string, nowMs: number): Promise<boolean> =>
  (await db.execute(
    `update treasure_runs set outcome = 'passed', is_short = true, closed_ms = $2 where day = $1 and outcome = 'open'
        and not exists (select from treasure_days d where d.day = $1)`,
    [day, nowMs],
  )) === 1

/** When the first treasure of all was moved in; undefined before. */
export const findFirstMove = async (db: Db): Promise<number | undefined> =>
  (
    await db.one<{ at_ms: number | null }>(
      `select min(e.created_ms) as at_ms from ledger_accounts a join ledger_entries e on e.account_id = a.id and e.version = 1
        where a.purpose = 'treasure'`,
    )
  ).at_ms ?? undefined

/** One member's treasure on a day that is over. */
export interface HeldRow {
  readonly user_id: number
  /** The least that was in it at any moment of the day. */
  readonly held: string
  readonly carry: string
  readonly is_settled: boolean
}

/** Treasures by member id after `afterId`, with what each held through the whole day: the least of its balance when the day began and of
 *  those after each of the day's entries. */
export const listHeld = (
  db: Db,
  question: { day: string; startMs: number; endMs: number; afterId: number; limit: number },
): Promise<HeldRow[]> =>
  db.query(
    `select mine.user_id, coalesce(least(opening.balance_after, during.lowest), 0)::text as held, coalesce(last.carry, 0)::text as carry,
            exists (select from treasure_days t where t.user_id = mine.user_id and t.day = $1) as is_settled
       from (select owner_id as user_id, id, ledger_version_before(id, $2) as since, ledger_version_before(id, $3) as until
               from ledger_accounts where purpose = 'treasure' and owner_id > $4 order by owner_id limit $5) mine
       left join ledger_entries opening on opening.account_id = mine.id and opening.version = mine.since
       left join lateral (select min(e.balance_after) as lowest from ledger_entries e
                           where e.account_id = mine.id and e.version > mine.since and e.version <= mine.until) during on mine.since > 0
       left join lateral (select t.carry from treasure_days t where t.user_id = mine.user_id and t.day < $1 order by t.day desc limit 1) last on true
      order by mine.user_id`,
    [question.day, question.startMs, question.endMs, question.afterId, question.limit],
  )

/** Notes what a day earned a member; false where that was done before, or the day was ended meanwhile. */
export const insertDay = async (
  tx: Db,
  earned: { userId: number; day: string; held: bigint; rate: bigint; paid: bigint; carry: bigint; nowMs: number },
): Promise<boolean> =>
  (await tx.execute(
    `insert into treasure_days (user_id, day, held, rate, paid, carry, created_ms) 
       select $1, day, $3, $4, $5, $6, $7 from treasure_runs where day = $2 and outcome = 'open' on conflict do nothing`,
    [
      earned.userId,
      earned.day,
      earned.held.toString(),
      earned.rate.toString(),
      earned.paid.toString(),
      earned.carry.toString(),
      earned.nowMs,
    ],
  )) === 1

/** What the interest pool holds. */
export const readPool = async (db: Db): Promise<bigint> =>
  BigInt(
    (
      await db.find<{ balance: string }>(
        `select balance::text as balance from ledger_accounts where owner_id = 0 and purpose = 'interest_pool' and coin_code = 'money'`,
      )
    )?.balance ?? 0,
  )
