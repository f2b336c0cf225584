import type { Db } from '../../../platform/database/db.ts'

/** A device that an account was signed in on; both hashes are null for one of before devices had secrets. */
export interface AccountDevice {
  readonly secret_hash: Buffer | null
  readonly earlier_hash: Buffer | null
}

export const findDevice = (db: Db, accountId: number, deviceHash: Buffer): Promise<AccountDevice | undefined> =>
  db.find(`select secret_hash, earlier_hash from account_devices where account_id = $1 and device_hash = $2`, [
    accountId,
    deviceHash,
  ])

/**
 * Remembers that the account was signed in on the device, and the new secret of both. The one that was shown stays good beside it, or else the
 * newest of before: the answer that carries the new one may get lost.
 */
export const noteDevice = (
  tx: Db,
  device: { accountId: number; deviceHash: Buffer; secretHash: Buffer; shownHash: Buffer | undefined },
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `insert into account_devices as d (account_id, device_hash, secret_hash, seen_ms) values ($1, $2, $3, $5)
     on conflict (account_id, device_hash) do update
       set secret_hash = excluded.secret_hash, earlier_hash = coalesce($4, d.secret_hash), seen_ms = excluded.seen_ms`,
    [device.accountId, device.deviceHash, device.secretHash, device.shownHash ?? null, nowMs],
  )
