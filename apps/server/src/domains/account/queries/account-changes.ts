import type { Db } from '../../../platform/database/db.ts'

/** What changed of how somebody gets into an account. */
export type ChangeKind = 'email' | 'phone' | 'authenticator' | 'login_password' | 'pay_password'

/** A change, with what was there before; a password as its hash, an authenticator as its sealed secret. */
export interface AccountChange {
  readonly id: number
  readonly account_id: number
  readonly kind: ChangeKind
  readonly before_text: string | null
  readonly before_sealed: Buffer | null
  readonly created_ms: number
  readonly stopped_ms: number | null
}

const columns = `id, account_id, kind, before_text, before_sealed, created_ms, stopped_ms`

export const insertChange = (
  tx: Db,
  change: Pick<AccountChange, 'account_id' | 'kind' | 'before_text' | 'before_sealed'>,
  nowMs: number,
): Promise<AccountChange> =>
  tx.one(
    `insert into account_changes (account_id, kind, before_text, before_sealed, created_ms) values ($1, $2, $3, $4, $5) returning ${columns}`,
    [change.account_id, change.kind, change.before_text, change.before_sealed, nowMs],
  )

export const findChange = (db: Db, id: number): Promise<AccountChange | undefined> =>
  db.find(`select ${columns} from account_changes where id = $1`, [id])

/** Stops a change and those of its kind that followed it, once; false where it was stopped before. Under the lock of the account. */
export const stopChanges = async (tx: Db, { id, account_id, kind }: AccountChange, nowMs: number): Promise<boolean> =>
  (
    await tx.query<{ id: number }>(
      `update account_changes set stopped_ms = $4 where account_id = $1 and kind = $2 and id >= $3 and stopped_ms is null returning id`,
      [account_id, kind, id, nowMs],
    )
  ).some((stopped) => stopped.id === id)

/** Forgets changes of before, which nobody can stop any more. */
export const deleteChangesBefore = (db: Db, beforeMs: number): Promise<number> =>
  db.execute(`delete from account_changes where created_ms < $1`, [beforeMs])
