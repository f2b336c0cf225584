import type { CommissionState, SaleKind } from '@cliffhanger/contract/commission/operator-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { SaleKey } from './sales.ts'
import type { UnearnedReason } from './unearned.ts'

/** One level of a sale as operators read it; amounts are text of minor units of money. */
export interface LineRow {
  readonly kind: SaleKind
  readonly sale_id: number
  readonly level: 0 | 1 | 2
  readonly order_no: string
  readonly buyer_id: number
  readonly user_id: number | null
  readonly base: string
  readonly standing: string
  readonly rate_ppm: number
  readonly agreed: string
  readonly amount: string
  readonly state: CommissionState
  readonly reason: UnearnedReason | ''
  readonly is_star: boolean
  readonly is_void: boolean
  readonly sold_ms: number
  readonly due_ms: number
  readonly settled_ms: number
}

/** Which lines; what is '' or undefined does not matter. */
export interface LineFilter {
  readonly state: CommissionState | ''
  /** Numbers of members. */
  readonly earner: string
  readonly buyer: string
  readonly sale: SaleKey | undefined
  readonly startMs: number
  readonly endMs: number
}

const matching = (row: string) => `($2 = '' or ${row}.user_id = (select id from accounts where user_no = $2))
     and ($3 = '' or ${row}.buyer_id = (select id from accounts where user_no = $3))
     and ($4 = '' or (${row}.kind = $4 and ${row}.sale_id = $5)) and ${row}.sold_ms >= $6 and ${row}.sold_ms < $7`

const earned = `from commissions c join commission_sales s on s.kind = c.kind and s.sale_id = c.sale_id
   where ($1 = '' or c.state = $1) and ${matching('c')}`
const unearned = `from commission_unearned u left join commission_sales s on s.kind = u.kind and s.sale_id = u.sale_id
   where $1 in ('', 'nothing') and ${matching('u')}`

const valuesOf = ({ state, earner, buyer, sale, startMs, endMs }: LineFilter) => [
  state,
  earner,
  buyer,
  sale?.kind ?? '',
  sale?.saleId ?? 0,
  startMs,
  endMs,
]

/** A page, the newest sale first. Each half is cut before both are put together, so that deep history is never sorted. */
export const listLines = (
  db: Db,
  filter: LineFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<LineRow[]> =>
  db.query(
    `select l.*, coalesce(o.order_no, 'U' || l.sale_id) as order_no from (
       (select c.kind, c.sale_id, c.level::int as level, c.buyer_id, c.user_id, s.base::text as base, s.standing::text as standing, c.rate_ppm,
               c.agreed::text as agreed, c.amount::text as amount, c.state, '' as reason, c.is_star, c.is_void, c.sold_ms, c.due_ms, c.settled_ms
          ${earned} order by c.sold_ms desc, c.kind, c.sale_id desc, c.level limit $8::bigint + $9::bigint)
       union all
       (select u.kind, u.sale_id, u.level::int, u.buyer_id, u.user_id, coalesce(s.base, 0)::text, coalesce(s.standing, 0)::text, 0, '0', '0', 'nothing',
               u.reason, false, false, u.sold_ms, 0, 0
          ${unearned} order by u.sold_ms desc, u.kind, u.sale_id desc, u.level limit $8::bigint + $9::bigint)
       order by sold_ms desc, kind, sale_id desc, level limit $8 offset $9
     ) l
     left join recharges r on l.kind = 'fee' and r.id = l.sale_id
     left join payment_orders o on l.kind <> 'video' and o.id = case l.kind when 'vip' then l.sale_id else r.order_id end
     order by l.sold_ms desc, l.kind, l.sale_id desc, l.level`,
    [...valuesOf(filter), limit, offset],
  )

export const countLines = async (db: Db, filter: LineFilter): Promise<number> =>
  (
    await db.one<{ n: number }>(
      `select ((select count(*) ${earned}) + (select count(*) ${unearned}))::int as n`,
      valuesOf(filter),
    )
  ).n

/** The sale an order's number names; undefined: none that could earn. */
export async function findSale(db: Db, orderNo: string): Promise<SaleKey | undefined> {
  const unlock = /^U(\d{1,15})$/.exec(orderNo)?.[1]
  if (unlock !== undefined) return { kind: 'video', saleId: Number(unlock) }
  const found = await db.find<{ kind: SaleKind; sale_id: number }>(
    `select 'vip' as kind, id as sale_id from payment_orders where order_no = $1 and order_type = 'vip'
     union all select 'fee', r.id from payment_orders o join recharges r on r.order_id = o.id where o.order_no = $1 limit 1`,
    [orderNo],
  )
  return found && { kind: found.kind, saleId: found.sale_id }
}
