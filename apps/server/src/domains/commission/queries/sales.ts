import type { SaleKind } from '@cliffhanger/contract/commission/operator-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A sale of one kind, by the number it has where it is sold. */
export interface SaleKey {
  readonly kind: SaleKind
  readonly saleId: number
}

/** A sale as it was made, and what of it stands now; amounts are text of minor units of `coin`. */
export interface SoldRow {
  readonly buyer_id: number
  readonly coin: 'money' | 'gold'
  readonly paid: string
  readonly standing: string
  readonly sold_ms: number
  /** Number that bills and orders name it by. */
  readonly order_no: string
}

/** Sales that are to be looked at, whichever were noted first. */
export const listDue = (db: Db, limit: number): Promise<{ kind: SaleKind; sale_id: number }[]> =>
  db.query(`select kind, sale_id from commission_due limit $1`, [limit])

/** Takes a sale off the list; false where another process has it, or it was looked at. */
export const takeDue = async (tx: Db, { kind, saleId }: SaleKey): Promise<boolean> =>
  (await tx.execute(
    `delete from commission_due where ctid = (
       select ctid from commission_due where kind = $1 and sale_id = $2 for update skip locked
     )`,
    [kind, saleId],
  )) === 1

/** Whether something of a sale changed that was not looked at yet. */
export const isDue = async (db: Db, { kind, saleId }: SaleKey): Promise<boolean> =>
  (await db.find(`select 1 from commission_due where kind = $1 and sale_id = $2`, [kind, saleId])) !== undefined

/** Of a membership, less what was refunded and what a dispute holds or a bank took. Of that the order's refunds have what the platform bears; the
 *  rest the buyer owes, and does not stand either. Of one paid with gold only bought gold counts, which comes back first. */
const vip = `select o.user_id as buyer_id, o.coin_code as coin, o.paid_ms as sold_ms, o.order_no, p.paid::text as paid,
    greatest(0, p.paid - (o.refunded_amount - d.borne) - d.gone)::text as standing
  from payment_orders o
  cross join lateral (
    select case o.coin_code when 'money' then o.pay_amount else coalesce((
      select -sum(e.amount) from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
       where t.natural_key = 'order:' || o.id and a.owner_id = o.user_id and a.purpose = 'gold_bought'), 0) end as paid
  ) p
  cross join lateral (
    select coalesce(sum(borne), 0) as borne, coalesce(sum(greatest(gone, taken)), 0) as gone from payment_disputes where order_id = o.id
  ) d
 where o.id = $1 and o.state = 1`

/** Of a purchase of episodes: the bought gold it took, less what came back. */
const video = `select u.user_id as buyer_id, 'gold' as coin, u.created_ms as sold_ms, 'U' || u.id as order_no, u.bought::text as paid,
    greatest(0, u.bought - coalesce((select sum(r.bought) from unlock_refunds r where r.unlock_id = u.id), 0))::text as standing
  from unlocks u where u.id = $1`

/** Of a recharge: its fee, in proportion to what was neither refunded nor taken back. */
const fee = `select r.user_id as buyer_id, 'money' as coin, o.paid_ms as sold_ms, o.order_no, r.fee::text as paid,
    (r.fee * (r.amount - r.refunded_amount) / r.amount)::text as standing
  from recharges r join payment_orders o on o.id = r.order_id where r.id = $1 and r.state = 3`

const statements: Readonly<Record<SaleKind, string>> = { vip, video, fee }

export const findSold = (db: Db, { kind, saleId }: SaleKey): Promise<SoldRow | undefined> =>
  db.find(statements[kind], [saleId])

/** A sale that commission was counted of. */
export interface SaleRow {
  readonly base: string
  readonly standing: string
}

export const lockSale = (tx: Db, { kind, saleId }: SaleKey): Promise<SaleRow | undefined> =>
  tx.find(
    `select base::text as base, standing::text as standing from commission_sales where kind = $1 and sale_id = $2 for no key update`,
    [kind, saleId],
  )

export const insertSale = (
  tx: Db,
  { kind, saleId }: SaleKey,
  sale: {
    readonly buyerId: number
    readonly base: bigint
    readonly standing: bigint
    readonly most: bigint
    readonly soldMs: number
    readonly dueMs: number
  },
): Promise<number> =>
  tx.execute(
    `insert into commission_sales (kind, sale_id, buyer_id, base, standing, most, sold_ms, due_ms) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      kind,
      saleId,
      sale.buyerId,
      sale.base.toString(),
      sale.standing.toString(),
      sale.most.toString(),
      sale.soldMs,
      sale.dueMs,
    ],
  )

export const setStanding = (tx: Db, { kind, saleId }: SaleKey, standing: bigint): Promise<number> =>
  tx.execute(`update commission_sales set standing = $3 where kind = $1 and sale_id = $2`, [
    kind,
    saleId,
    standing.toString(),
  ])
