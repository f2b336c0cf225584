import type { Db } from '../../../../platform/database/db.ts'

/** An account of the platform that members pay to. */
export interface CollectRow {
  readonly id: number
  readonly platform_id: number
  readonly bank_name: string
  readonly account_name: string
  readonly account_no: string
  readonly qr_key: string
  readonly tip: string
  readonly is_open: boolean
  readonly created_ms: number
}

export type NewCollect = Omit<CollectRow, 'id' | 'created_ms'>

const columns = `id, platform_id, bank_name, account_name, account_no, qr_key, tip, is_open, created_ms`

/** The most accounts one channel has. */
export const mostAccounts = 50

export const listOpenAccounts = (db: Db, platformId: number): Promise<CollectRow[]> =>
  db.query(
    `select ${columns} from collect_accounts where platform_id = $1 and is_open order by id limit ${mostAccounts}`,
    [platformId],
  )

export const listAccountsOf = (db: Db, platformId: number): Promise<CollectRow[]> =>
  db.query(`select ${columns} from collect_accounts where platform_id = $1 order by id limit ${mostAccounts}`, [
    platformId,
  ])

export const insertAccount = (tx: Db, account: NewCollect, nowMs: number): Promise<CollectRow> =>
  tx.one(
    `insert into collect_accounts (platform_id, bank_name, account_name, account_no, qr_key, tip, is_open, created_ms, changed_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning ${columns}`,
    [
      account.platform_id,
      account.bank_name,
      account.account_name,
      account.account_no,
      account.qr_key,
      account.tip,
      account.is_open,
      nowMs,
    ],
  )

export const lockAccount = (tx: Db, id: number): Promise<CollectRow | undefined> =>
  tx.find(`select ${columns} from collect_accounts where id = $1 for no key update`, [id])

export const updateAccount = (tx: Db, id: number, account: NewCollect, nowMs: number): Promise<CollectRow> =>
  tx.one(
    `update collect_accounts set bank_name = $2, account_name = $3, account_no = $4, qr_key = $5, tip = $6, is_open = $7, changed_ms = $8
      where id = $1 returning ${columns}`,
    [
      id,
      account.bank_name,
      account.account_name,
      account.account_no,
      account.qr_key,
      account.tip,
      account.is_open,
      nowMs,
    ],
  )
