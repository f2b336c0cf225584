import type { TransferableCoin } from '@cliffhanger/rules/wallet/transfer.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A transfer between two members; the amount is text, in minor units. */
export interface TransferRow {
  readonly id: number
  readonly order_no: string
  readonly from_user_id: number
  readonly to_user_id: number
  readonly coin_code: TransferableCoin
  readonly amount: string
  readonly remark: string
  readonly created_ms: number
}

const columns = `id, order_no, from_user_id, to_user_id, coin_code, amount::text as amount, remark, created_ms`

export const insertTransfer = (tx: Db, row: Omit<TransferRow, 'id'>): Promise<TransferRow> =>
  tx.one(
    `insert into member_transfers (order_no, from_user_id, to_user_id, coin_code, amount, remark, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
    [row.order_no, row.from_user_id, row.to_user_id, row.coin_code, row.amount, row.remark, row.created_ms],
  )

/** Adds to what the member transferred today unless it would be more than `limit`; locks the sum until the commit. */
export const addToDay = async (
  tx: Db,
  spent: { userId: number; day: string; coin: TransferableCoin; amount: bigint; limit: bigint },
): Promise<boolean> =>
  (await tx.execute(
    `insert into transfer_days as d (user_id, day, coin_code, amount) select $1, $2, $3, $4 where $4::bigint <= $5::bigint
     on conflict (user_id, day, coin_code) do update set amount = d.amount + excluded.amount
      where d.amount + excluded.amount <= $5::bigint`,
    [spent.userId, spent.day, spent.coin, spent.amount.toString(), spent.limit.toString()],
  )) === 1

/** Which transfers of a member: those that came, those that went, or both. */
export interface TransferFilter {
  readonly userId: number
  readonly isIn: boolean
  readonly isOut: boolean
}

const values = ({ userId, isIn, isOut }: TransferFilter) => [userId, isIn, isOut]

/** A page, the newest first: the newest of each side by its own index. */
export const listTransfers = (
  db: Db,
  filter: TransferFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<TransferRow[]> =>
  db.query(
    `select ${columns} from (
       (select * from member_transfers where to_user_id = $1 and $2 order by id desc limit $4::bigint + $5::bigint)
       union all
       (select * from member_transfers where from_user_id = $1 and $3 order by id desc limit $4::bigint + $5::bigint)
     ) mine order by id desc offset $4 limit $5`,
    [...values(filter), offset, limit],
  )

/** One of a member's transfers, by its primary key. */
export const findTransfer = (db: Db, { userId, isIn, isOut }: TransferFilter, id: number): Promise<TransferRow[]> =>
  db.query(
    `select ${columns} from member_transfers where id = $4 and ((to_user_id = $1 and $2) or (from_user_id = $1 and $3))`,
    [userId, isIn, isOut, id],
  )

export const countTransfers = async (db: Db, filter: TransferFilter): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select (select count(*) from member_transfers where to_user_id = $1 and $2)
            + (select count(*) from member_transfers where from_user_id = $1 and $3) as total`,
      values(filter),
    )
  ).total
