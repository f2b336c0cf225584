import type { Db } from '../../../../platform/database/db.ts'

/** A passkey of a member. */
export interface Passkey {
  readonly id: number
  readonly credential_id: string
  readonly public_key: Uint8Array<ArrayBuffer>
  readonly sign_count: number
  readonly transports: string[]
  readonly name: string
  readonly created_ms: number
  readonly used_ms: number
}

const columns = 'id, credential_id, public_key, sign_count, transports, name, created_ms, used_ms'

/** The first added comes first. */
export const listPasskeys = (db: Db, userId: number): Promise<Passkey[]> =>
  db.query(`select ${columns} from payment_passkeys where user_id = $1 order by id`, [userId])

export const countPasskeys = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ count: number }>(`select count(*)::int as count from payment_passkeys where user_id = $1`, [userId]))
    .count

export const findPasskey = (db: Db, userId: number, credentialId: string): Promise<Passkey | undefined> =>
  db.find(`select ${columns} from payment_passkeys where user_id = $1 and credential_id = $2`, [userId, credentialId])

/** Adds one; undefined where somebody has it already. */
export async function insertPasskey(
  tx: Db,
  userId: number,
  passkey: Pick<Passkey, 'credential_id' | 'public_key' | 'sign_count' | 'transports' | 'name'>,
  nowMs: number,
): Promise<number | undefined> {
  const { credential_id, public_key, sign_count, transports, name } = passkey
  const row = await tx.find<{ id: number }>(
    `insert into payment_passkeys (user_id, credential_id, public_key, sign_count, transports, name, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning id`,
    [userId, credential_id, Buffer.from(public_key), sign_count, transports, name, nowMs],
  )
  return row?.id
}

/** Notes a use; false where a use with a higher count came in between, or the passkey is gone. */
export const noteUse = async (tx: Db, id: number, signCount: number, nowMs: number): Promise<boolean> =>
  (await tx.execute(
    `update payment_passkeys set sign_count = $2, used_ms = $3
     where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0))`,
    [id, signCount, nowMs],
  )) === 1

/** Removes one, with what it confirmed and nothing has paid yet. */
export async function deletePasskey(tx: Db, userId: number, id: number): Promise<void> {
  await tx.execute(`delete from payment_tickets where user_id = $1 and purpose = 'pay' and payment_key is null`, [
    userId,
  ])
  await tx.execute(`delete from payment_passkeys where user_id = $1 and id = $2`, [userId, id])
}
