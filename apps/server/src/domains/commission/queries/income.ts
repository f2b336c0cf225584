import type { SaleKind } from '@cliffhanger/contract/commission/operator-schemas.ts'
import type { IncomeType } from '@cliffhanger/contract/commission/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A line of income; amounts are text of minor units of `coin_code`. */
export interface IncomeRow {
  readonly id: number
  readonly type: IncomeType
  /** What was sold; null where it is no commission. */
  readonly kind: SaleKind | null
  readonly level: 0 | 1 | 2
  readonly buyer_id: number | null
  readonly nick_name: string | null
  readonly order_no: string
  readonly base: string
  readonly rate_ppm: number
  readonly amount: string
  readonly coin_code: 'money' | 'gold'
  readonly state: 0 | 1 | 2
  readonly due_ms: number
  readonly created_ms: number
}

/** Which lines; `type` '' and `level` 0: every one. Invitations give gold, so they are listed only where they are asked for. */
export interface IncomeFilter {
  readonly userId: number
  readonly type: IncomeType | ''
  readonly level: 0 | 1 | 2
  readonly startMs: number
  readonly endMs: number
}

/** Lines that the ledger has: income of savings, and of projects. */
const ledgerLines = (type: IncomeType, purpose: string, billType: string) => `
  select e.id, '${type}' as type, null::text as kind, 0 as level, null::bigint as buyer_id, t.biz_no as order_no, 0::bigint as base, 0 as rate_ppm, e.amount,
         'money' as coin_code, 1 as state, 0::bigint as due_ms, e.created_ms
    from ledger_accounts a join ledger_entries e on e.account_id = a.id and e.bill_type = '${billType}' join ledger_transfers t on t.id = e.transfer_id
   where a.owner_id = $1 and a.purpose = '${purpose}' and a.coin_code = 'money' and $3 = 0 and ($2 = '' or $2 = '${type}')`

/** Commission with its sale and the order it was sold by. */
const commissionsWithSales = `commissions c join commission_sales s on s.kind = c.kind and s.sale_id = c.sale_id
    left join recharges r on c.kind = 'fee' and r.id = c.sale_id
    left join payment_orders o on c.kind <> 'video' and o.id = case c.kind when 'vip' then c.sale_id else r.order_id end`

/** The number that a sale has in the bill. */
const numberOfSale = `coalesce(o.order_no, 'U' || c.sale_id)`

const lines = `
  select c.id, case when c.is_star then 'star' else 'commission' end as type, c.kind, c.level::int as level, c.buyer_id, ${numberOfSale} as order_no,
         s.base, c.rate_ppm, case when c.state = 'reversed' then c.agreed else c.amount end as amount, 'money' as coin_code,
         case c.state when 'pending' then 0 when 'settled' then 1 else 2 end as state, case c.state when 'pending' then c.due_ms else 0 end as due_ms,
         c.sold_ms as created_ms
    from ${commissionsWithSales}
   where c.user_id = $1 and ($3 = 0 or c.level = $3) and ($2 in ('', 'commission', 'star')) and ($2 <> 'star' or c.is_star) and ($2 <> 'commission' or not c.is_star)
  union all ${ledgerLines('treasure', 'treasure', 'treasure_income')}
  union all ${ledgerLines('crowdfunding', 'cash', 'crow_interest')}
  union all
  select w.id, 'invite', null::text, 0, null::bigint, '', 0::bigint, 0, w.amount, 'gold', 1, 0::bigint, w.created_ms
    from reward_records w where w.user_id = $1 and w.type = 'invite' and w.kind = 'coin' and w.coin_code = 'gold' and $3 = 0 and $2 = 'invite'`

const values = ({ userId, type, level, startMs, endMs }: IncomeFilter) => [userId, type, level, startMs, endMs]

export const listIncome = (
  db: Db,
  filter: IncomeFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<IncomeRow[]> =>
  db.query(
    `select l.id, l.type, l.kind, l.level, l.buyer_id, b.nick_name, l.order_no, l.base::text as base, l.rate_ppm, l.amount::text as amount, l.coin_code, l.state,
            l.due_ms, l.created_ms
       from (${lines}) l left join accounts b on b.id = l.buyer_id
      where l.created_ms >= $4 and l.created_ms < $5 order by l.created_ms desc, l.type, l.id desc limit $6 offset $7`,
    [...values(filter), limit, offset],
  )

/** What a member's commission of one number was reckoned from; undefined where they have none. Nobody earns at two levels of one sale. */
export const findSource = (
  db: Db,
  userId: number,
  number: string,
): Promise<
  | {
      readonly kind: SaleKind
      readonly level: 1 | 2
      readonly buyer_id: number
      readonly nick_name: string | null
      readonly base: string
      readonly rate_ppm: number
    }
  | undefined
> =>
  db.find(
    `select c.kind, c.level::int as level, c.buyer_id, b.nick_name, s.base::text as base, c.rate_ppm
       from ${commissionsWithSales} left join accounts b on b.id = c.buyer_id
      where c.user_id = $1 and ${numberOfSale} = $2 order by c.id limit 1`,
    [userId, number],
  )

/** How many lines there are, and what those come to that were not reversed. */
export const sumIncome = (db: Db, filter: IncomeFilter): Promise<{ total: number; sum: string }> =>
  db.one(
    `select count(*)::int as total, coalesce(sum(amount) filter (where state <> 2), 0)::text as sum from (${lines}) l
      where l.created_ms >= $4 and l.created_ms < $5`,
    values(filter),
  )

/** Settled income in money by quarter of an hour, of which the days of every time zone are made: what came, less what went back. */
export const listSettled = (db: Db, userId: number, sinceMs: number): Promise<{ at_ms: number; amount: string }[]> =>
  db.query(
    `select e.created_ms / 900000 * 900000 as at_ms, sum(e.amount)::text as amount
       from ledger_accounts a cross join unnest(array['commission', 'commission_back', 'treasure_income', 'crow_interest']) b(bill_type)
       join ledger_entries e on e.account_id = a.id and e.bill_type = b.bill_type
      where a.owner_id = $1 and a.purpose in ('cash', 'treasure') and a.coin_code = 'money' and e.created_ms >= $2
      group by 1 order by 1`,
    [userId, sinceMs],
  )

/** What a member's income comes to, by what it came of. */
export interface IncomeTotals {
  /** Settled commission, and how much of it was made with a star package. */
  readonly commission: string
  readonly of_star: string
  readonly treasure: string
  readonly crowdfunding: string
  /** Gold of invitations. */
  readonly invite: string
  /** Commission that waits, and how much of it was made with a star package. */
  readonly waiting: string
  readonly star_waiting: string
}

export const readIncomeTotals = (db: Db, userId: number): Promise<IncomeTotals> =>
  db.one(
    `with settled as materialized (
       select m.bill_type, sum(m.in_sum - m.out_sum) as amount from ledger_accounts a join ledger_months m on m.account_id = a.id
        where a.owner_id = $1 and a.purpose in ('cash', 'treasure') and a.coin_code = 'money'
          and m.bill_type in ('commission', 'commission_back', 'treasure_income', 'crow_interest') group by 1
     ), of_star as materialized (
       select coalesce(sum(amount) filter (where state = 'settled'), 0) as settled, coalesce(sum(amount) filter (where state = 'pending'), 0) as waiting
         from commissions where user_id = $1 and is_star
     ) select coalesce((select sum(amount) from settled where bill_type in ('commission', 'commission_back')), 0)::text as commission,
         (select settled from of_star)::text as of_star,
         coalesce((select amount from settled where bill_type = 'treasure_income'), 0)::text as treasure,
         coalesce((select amount from settled where bill_type = 'crow_interest'), 0)::text as crowdfunding,
         coalesce((select sum(amount) from reward_records where user_id = $1 and type = 'invite' and kind = 'coin' and coin_code = 'gold'), 0)::text as invite,
         coalesce((select balance from ledger_accounts where owner_id = $1 and purpose = 'commission_pending' and coin_code = 'money'), 0)::text as waiting,
         (select waiting from of_star)::text as star_waiting`,
    [userId],
  )

/** Commission of sales in a period, by level, less what was reversed. */
export const sumCommission = (
  db: Db,
  userId: number,
  { startMs, endMs }: { readonly startMs: number; readonly endMs: number },
): Promise<{ level_1: string; level_2: string }> =>
  db.one(
    `select coalesce(sum(amount) filter (where level = 1), 0)::text as level_1, coalesce(sum(amount) filter (where level = 2), 0)::text as level_2
       from commissions where user_id = $1 and sold_ms >= $2 and sold_ms < $3`,
    [userId, startMs, endMs],
  )
