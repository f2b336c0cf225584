import type { Db } from '../../../../platform/database/db.ts'

/** Whether an act stands in the ledger. */
export const isPosted = async (db: Db, key: string): Promise<boolean> =>
  (await db.execute(`select 1 from ledger_transfers where natural_key = $1`, [key])) > 0

interface LockedAccount {
  readonly purpose: string
  readonly balance: string
  readonly version: number
}

/** Accounts of a member, locked in the ledger's own order until the transaction ends. Read by a statement of its own after the wait. */
async function lockAccounts(tx: Db, userId: number, purposes: readonly string[]): Promise<LockedAccount[]> {
  await tx.execute(
    `select ledger_lock(owner_id, purpose, coin_code) from (
       select owner_id, purpose, coin_code from ledger_accounts where owner_id = $1 and purpose = any ($2::text[]) order by id
     ) mine`,
    [userId, purposes],
  )
  return tx.query(
    `select purpose, balance::text as balance, version from ledger_accounts where owner_id = $1 and purpose = any ($2::text[])`,
    [userId, purposes],
  )
}

/** What a member has that may be taken back, locked until it was. */
export async function lockBalances(
  tx: Db,
  userId: number,
): Promise<{ readonly cash: bigint; readonly granted: bigint }> {
  const rows = await lockAccounts(tx, userId, ['cash', 'gold_granted'])
  const of = (purpose: string) => BigInt(rows.find((row) => row.purpose === purpose)?.balance ?? 0)
  return { cash: of('cash'), granted: of('gold_granted') }
}

/** Members who owe and have money, with both; amounts are text of minor units. */
export const listPayableDebts = (db: Db, limit: number): Promise<{ user_id: number }[]> =>
  db.query(
    `select d.owner_id as user_id from ledger_accounts d
       join ledger_accounts c on c.owner_id = d.owner_id and c.purpose = 'cash' and c.coin_code = 'money' and c.balance > 0
      where d.purpose = 'debt' and d.balance < 0 order by d.owner_id limit $1`,
    [limit],
  )

/** What a member owes and what they have to pay it with; both accounts are locked. */
export async function lockDebt(
  tx: Db,
  userId: number,
): Promise<{ readonly debt: bigint; readonly cash: bigint; readonly version: number }> {
  const rows = await lockAccounts(tx, userId, ['cash', 'debt'])
  const of = (purpose: string) => rows.find((row) => row.purpose === purpose)
  return {
    debt: -BigInt(of('debt')?.balance ?? 0),
    cash: BigInt(of('cash')?.balance ?? 0),
    version: of('debt')?.version ?? 0,
  }
}
