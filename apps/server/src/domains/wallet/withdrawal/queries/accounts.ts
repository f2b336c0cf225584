import type { AccountType } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** Where withdrawals of a member can go; what it says is sealed. */
export interface AccountRow {
  readonly id: number
  readonly user_id: number
  readonly type: AccountType
  readonly sealed: Buffer
  readonly fingerprint: Buffer
  /** Its picture, beside the sealed details. */
  readonly file_keys: readonly string[]
  readonly is_default: boolean
  readonly created_ms: number
}

const columns = `id, user_id, type, sealed, fingerprint, file_keys, is_default, created_ms`

/** Lets this member change their accounts and ask for withdrawals one at a time, so that no limit is passed by two at once. */
export const lockMember = async (tx: Db, userId: number): Promise<void> => {
  await tx.execute(`select from accounts where id = $1 for no key update`, [userId])
}

/** All of them, or those of one type: the default one first, then the newest. */
export const listAccounts = (db: Db, userId: number, type?: AccountType): Promise<AccountRow[]> =>
  db.query(
    `select ${columns} from withdraw_accounts where user_id = $1 and ($2::text is null or type = $2)
      order by is_default desc, id desc`,
    [userId, type ?? null],
  )

export const findAccount = (db: Db, userId: number, id: number): Promise<AccountRow | undefined> =>
  db.find(`select ${columns} from withdraw_accounts where id = $2 and user_id = $1`, [userId, id])

/** Undefined where the member has one with this fingerprint. */
export const insertAccount = (tx: Db, account: Omit<AccountRow, 'id'>): Promise<AccountRow | undefined> =>
  tx.find(
    `insert into withdraw_accounts (user_id, type, sealed, fingerprint, is_default, created_ms, file_keys)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (user_id, fingerprint) do nothing returning ${columns}`,
    [
      account.user_id,
      account.type,
      account.sealed,
      account.fingerprint,
      account.is_default,
      account.created_ms,
      account.file_keys,
    ],
  )

/** Undefined where another one of the member has this fingerprint. */
export const updateAccount = (
  tx: Db,
  { id, user_id: userId, sealed, fingerprint, is_default: isDefault, file_keys: fileKeys }: AccountRow,
): Promise<AccountRow | undefined> =>
  tx.find(
    `update withdraw_accounts a set sealed = $3, fingerprint = $4, is_default = $5, file_keys = $6
      where id = $2 and user_id = $1
        and not exists (select from withdraw_accounts o where o.user_id = $1 and o.id <> $2 and o.fingerprint = $4)
     returning ${columns}`,
    [userId, id, sealed, fingerprint, isDefault, fileKeys],
  )

/** From now on none of the member's accounts is the default one. */
export const clearDefault = (tx: Db, userId: number): Promise<number> =>
  tx.execute(`update withdraw_accounts set is_default = false where user_id = $1 and is_default`, [userId])

export const deleteAccount = (tx: Db, userId: number, id: number): Promise<number> =>
  tx.execute(`delete from withdraw_accounts where id = $2 and user_id = $1`, [userId, id])

/** Whether a withdrawal to this account is still open. */
export const hasOpenWithdrawal = async (db: Db, id: number): Promise<boolean> =>
  (await db.execute(`select from withdrawals where account_id = $1 and state in (1, 2) limit 1`, [id])) > 0
