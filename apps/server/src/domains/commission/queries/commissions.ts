import type { SaleKind } from '@cliffhanger/contract/commission/operator-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { SaleKey } from './sales.ts'

/** What one level of a sale earned; amounts are text of minor units of money. */
export interface CommissionRow {
  readonly id: number
  readonly kind: SaleKind
  readonly sale_id: number
  readonly level: 1 | 2
  readonly user_id: number
  readonly buyer_id: number
  readonly rate_ppm: number
  readonly agreed: string
  readonly amount: string
  readonly state: 'pending' | 'settled' | 'reversed'
  readonly is_star: boolean
  readonly is_void: boolean
  readonly version: number
  readonly sold_ms: number
  readonly due_ms: number
  /** When it was settled first; 0: it never was. */
  readonly settled_ms: number
}

const columns = `id, kind, sale_id, level, user_id, buyer_id, rate_ppm, agreed::text as agreed, amount::text as amount, state, is_star, is_void, version, sold_ms, due_ms, settled_ms`

export const insertCommission = (
  tx: Db,
  { kind, saleId }: SaleKey,
  row: {
    readonly level: 1 | 2
    readonly userId: number
    readonly buyerId: number
    readonly ratePpm: number
    readonly agreed: bigint
    readonly isStar: boolean
    readonly soldMs: number
    readonly dueMs: number
    readonly nowMs: number
  },
): Promise<CommissionRow> =>
  tx.one(
    `insert into commissions (kind, sale_id, level, user_id, buyer_id, rate_ppm, agreed, amount, is_star, sold_ms, due_ms, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10, $11) returning ${columns}`,
    [
      kind,
      saleId,
      row.level,
      row.userId,
      row.buyerId,
      row.ratePpm,
      row.agreed.toString(),
      row.isStar,
      row.soldMs,
      row.dueMs,
      row.nowMs,
    ],
  )

/** Those of a sale, by level, locked. */
export const lockCommissions = (tx: Db, { kind, saleId }: SaleKey): Promise<CommissionRow[]> =>
  tx.query(`select ${columns} from commissions where kind = $1 and sale_id = $2 order by level for no key update`, [
    kind,
    saleId,
  ])

/** What an earner has of it now, and where it stands; each change is a version of its own. */
export const setAmount = (
  tx: Db,
  id: number,
  { amount, state }: { readonly amount: bigint; readonly state: CommissionRow['state'] },
): Promise<number> =>
  tx.execute(`update commissions set amount = $2, state = $3, version = version + 1 where id = $1`, [
    id,
    amount.toString(),
    state,
  ])

/** Pending rows whose refund window is over, after an id. A buyer who owes money has not paid: theirs wait. */
export const listReleasable = (db: Db, nowMs: number, afterId: number, limit: number): Promise<{ id: number }[]> =>
  db.query(
    `select c.id from commissions c where c.state = 'pending' and c.due_ms <= $1 and c.id > $2
        and not exists (select from commission_due d where d.kind = c.kind and d.sale_id = c.sale_id)
        and not exists (select from ledger_accounts a where a.owner_id = c.buyer_id and a.purpose = 'debt' and a.coin_code = 'money' and a.balance < 0)
      order by c.id limit $3`,
    [nowMs, afterId, limit],
  )

/** The earner turned out to have invited themselves. */
export const setVoid = (tx: Db, id: number): Promise<number> =>
  tx.execute(`update commissions set is_void = true where id = $1`, [id])

export const findCommission = (db: Db, id: number): Promise<CommissionRow | undefined> =>
  db.find(`select ${columns} from commissions where id = $1`, [id])

export const setSettled = (tx: Db, id: number, nowMs: number): Promise<number> =>
  tx.execute(
    `update commissions set state = 'settled', settled_ms = $2, version = version + 1 where id = $1 and state = 'pending'`,
    [id, nowMs],
  )
