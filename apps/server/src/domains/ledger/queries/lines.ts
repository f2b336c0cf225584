import type { Db } from '../../../platform/database/db.ts'
import type { LedgerCoin } from '../ledger-routes.ts'

/** A line of a member's bill. Amounts are text: they may not fit a safe integer. */
export interface LineRow {
  readonly id: number
  readonly transfer_id: number
  readonly user_id: number
  readonly coin_code: LedgerCoin
  readonly purpose: string
  readonly amount: string
  readonly balance_after: string
  readonly bill_type: string
  readonly biz_no: string
  readonly remark: string
  readonly other_id: number
  readonly created_ms: number
}

const columns = `e.id, e.transfer_id, a.owner_id as user_id, a.coin_code, a.purpose, e.amount::text as amount, e.balance_after::text as balance_after,
  e.bill_type, t.biz_no, t.remark, e.other_id, e.created_ms`

/** Which lines: of one member, and of those only these accounts, directions, kinds and days. */
export interface LineFilter {
  readonly accountIds: readonly number[]
  /** 1: in, -1: out, 0: both. */
  readonly sign: -1 | 0 | 1
  readonly billType: string
  readonly sinceMs: number
  readonly untilMs: number
}

/** The lines of one account that match, newest first. Months are found by version and kinds by their index, so that neither reads past the
 *  lines of other months and kinds. */
const linesOf = (ofType: string) =>
  `select l.* from ledger_entries l
    where l.account_id = mine.account_id and l.version > mine.since and l.version <= mine.until ${ofType}
      and ($2::int = 0 or sign(l.amount) = $2::int) order by l.version desc limit $6::bigint + $7::bigint`

const pageOf = (ofType: string, kinds = '') =>
  `select ${columns}
     from (
       select found.*
         from (select account_id, ledger_version_before(account_id, $4) as since, ledger_version_before(account_id, $5) as until
                 from unnest($1::bigint[]) m(account_id)) mine
        ${kinds}
        cross join lateral (${linesOf(ofType)}) found order by found.id desc offset $6 limit $7
     ) e
     join ledger_accounts a on a.id = e.account_id
     join ledger_transfers t on t.id = e.transfer_id
    order by e.id desc`

/** The kinds an account has lines of in one direction: nearly every kind goes one way, so that those of the other are not read. */
const kindsOfDirection = `cross join lateral (
  select distinct bill_type from ledger_months k
   where k.account_id = mine.account_id and case $2::int when 1 then k.in_total else k.out_total end > 0
) kinds`

const pageOfEveryType = pageOf(`and $3::text = ''`)
const pageOfOneType = pageOf(`and l.bill_type = $3 and l.bill_type <> ''`)
const pageOfDirection = pageOf(
  `and $3::text = '' and l.bill_type = kinds.bill_type and l.bill_type <> ''`,
  kindsOfDirection,
)

/** A page of lines, newest first: the newest of each account by its own order, so that the page costs what it shows and what it skips. */
export const listLines = (
  db: Db,
  { accountIds, sign, billType, sinceMs, untilMs }: LineFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<LineRow[]> =>
  db.query(billType !== '' ? pageOfOneType : sign !== 0 ? pageOfDirection : pageOfEveryType, [
    accountIds,
    sign,
    billType,
    sinceMs,
    untilMs,
    offset,
    limit,
  ])

export interface LineSums {
  readonly in_sum: string
  readonly out_sum: string
  readonly in_total: number
  readonly out_total: number
}

/** What these accounts had together at an instant, and what their lines until another come to, of one kind or, with '', of all; found by
 *  version, as pages of lines are. */
export const sumSpan = (
  db: Db,
  accountIds: readonly number[],
  { sinceMs, untilMs, billType }: Pick<LineFilter, 'sinceMs' | 'untilMs' | 'billType'>,
): Promise<LineSums & { readonly opening: string }> =>
  db.one(
    `select coalesce(sum(before.balance_after), 0)::text as opening, coalesce(sum(moved.in_sum), 0)::text as in_sum,
            coalesce(sum(moved.out_sum), 0)::text as out_sum, 
            coalesce(sum(moved.in_total), 0)::bigint as in_total, coalesce(sum(moved.out_total), 0)::bigint as out_total
       from (select account_id, ledger_version_before(account_id, $2) as since, ledger_version_before(account_id, $3) as until
               from unnest($1::bigint[]) m(account_id)) mine
       left join ledger_entries before on before.account_id = mine.account_id and before.version = mine.since
      cross join lateral (
        select sum(l.amount) filter (where l.amount > 0) as in_sum, -sum(l.amount) filter (where l.amount < 0) as out_sum,
               count(*) filter (where l.amount > 0) as in_total, count(*) filter (where l.amount < 0) as out_total
          from ledger_entries l
         where l.account_id = mine.account_id and l.version > mine.since and l.version <= mine.until and ($4 = '' or l.bill_type = $4)
      ) moved`,
    [accountIds, sinceMs, untilMs, billType],
  )

/** One line of a member. */
export const findLine = (db: Db, userId: number, id: number): Promise<LineRow | undefined> =>
  db.find(
    `select ${columns} from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
      where e.id = $2 and a.owner_id = $1 and a.is_shown`,
    [userId, id],
  )

/** These lines, newest first. */
export const listLinesById = (db: Db, ids: readonly number[]): Promise<LineRow[]> =>
  db.query(
    `select ${columns} from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
      where e.id = any ($1::bigint[]) order by e.id desc`,
    [ids],
  )

/** The lines a transfer made in its members' bills, in the order of its moves. */
export const listLinesOf = (db: Db, transferId: number): Promise<LineRow[]> =>
  db.query(
    `select ${columns} from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
      where e.transfer_id = $1 and a.is_shown order by e.leg`,
    [transferId],
  )

/** Sums and number of lines of some months of the platform and kinds; months and kinds '' for all. Day by day it cannot tell: months only. */
export const sumLines = (
  db: Db,
  { accountIds, billType, month }: { accountIds: readonly number[]; billType: string; month: string },
): Promise<LineSums> =>
  db.one(
    `select coalesce(sum(in_sum), 0)::text as in_sum, coalesce(sum(out_sum), 0)::text as out_sum,
            coalesce(sum(in_total), 0)::bigint as in_total, coalesce(sum(out_total), 0)::bigint as out_total
       from ledger_months where account_id = any ($1) and ($2 = '' or bill_type = $2) and ($3 = '' or month = $3)`,
    [accountIds, billType, month],
  )
