import type { Db } from '../../../platform/database/db.ts'
import type { LineFilter } from './lines.ts'

/** The most lines that are found. */
const most = 1000

/** What lines are looked for by; one that matches any of it is found. */
export interface LineSearch {
  /** By account, in the order of the filter's accounts: minor units, null where the keyword is no amount of that coin. */
  readonly amounts: readonly (string | null)[]
  readonly otherIds: readonly number[]
  readonly numbers: readonly string[]
}

/** The rest of the filter, upon a line that was found. */
const matching = `e.version > mine.since and e.version <= mine.until and e.bill_type <> '' and ($4::text = '' or e.bill_type = $4)
  and ($5::int = 0 or sign(e.amount) = $5::int)`

/** Each way reads only what it finds: amounts and members by indexes of their own, numbers by that of transfers. */
const found = `
  with mine as materialized (
    select account_id, wanted, ledger_version_before(account_id, $6) as since, ledger_version_before(account_id, $7) as until
      from unnest($1::bigint[], $2::bigint[]) m(account_id, wanted)
  )
  select id from (
    select l.id from mine cross join lateral (
      select e.id from ledger_entries e where e.account_id = mine.account_id and abs(e.amount) = mine.wanted and ${matching}
       order by e.version desc limit ${most}
    ) l
    union
    select l.id from mine cross join unnest($3::bigint[]) o(other) cross join lateral (
      select e.id from ledger_entries e where e.account_id = mine.account_id and e.other_id = o.other and e.other_id > 0 and ${matching}
       order by e.version desc limit ${most}
    ) l
    union
    select e.id from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join mine on mine.account_id = e.account_id
     where t.biz_no = any ($8::text[]) and ${matching}
  ) each order by id desc limit ${most}`

/** Ids of the newest thousand lines that a search finds within a filter, newest first. */
export const searchLines = async (
  db: Db,
  { accountIds, sign, billType, sinceMs, untilMs }: LineFilter,
  { amounts, otherIds, numbers }: LineSearch,
): Promise<number[]> => {
  const values = [accountIds, amounts, otherIds, billType, sign, sinceMs, untilMs, numbers]
  return (await db.query<{ id: number }>(found, values)).map(({ id }) => id)
}

/** Who the lines of these accounts are with, each once, as many as asked for: one step of an index for each of them, however many lines. */
export const listOthers = async (db: Db, accountIds: readonly number[], limit: number): Promise<number[]> => {
  const rows = await db.query<{ other_id: number }>(
    `with recursive others as (
       select account_id, 0::bigint as other_id from unnest($1::bigint[]) m(account_id)
       union all
       select o.account_id, next.other_id from others o cross join lateral (
         select e.other_id from ledger_entries e
          where e.account_id = o.account_id and e.other_id > o.other_id and e.bill_type <> '' and e.other_id > 0 order by e.other_id limit 1
       ) next
     )
     select distinct other_id from (select other_id from others where other_id > 0 limit $2) each`,
    [accountIds, limit],
  )
  return rows.map(({ other_id: id }) => id)
}
