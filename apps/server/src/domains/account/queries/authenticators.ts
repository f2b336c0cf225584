import type { Db } from '../../../platform/database/db.ts'

/** A secret that waits for its first code. */
export const offerAuthenticator = (tx: Db, id: number, sealed: Buffer): Promise<number> =>
  tx.execute(`update accounts set totp_offered = $2 where id = $1 and totp_secret is null`, [id, sealed])

/** The offered secret is in use from now on. */
export const acceptAuthenticator = (tx: Db, id: number, step: number): Promise<number> =>
  tx.execute(
    `update accounts set totp_secret = totp_offered, totp_offered = null, totp_step = $2
     where id = $1 and totp_secret is null and totp_offered is not null`,
    [id, step],
  )

export const removeAuthenticator = (tx: Db, id: number): Promise<number> =>
  tx.execute(`update accounts set totp_secret = null, totp_offered = null where id = $1`, [id])

/** An authenticator that was switched off, in use again unless there is another one by now. */
export const restoreAuthenticator = (tx: Db, id: number, sealed: Buffer): Promise<number> =>
  tx.execute(`update accounts set totp_secret = $2, totp_offered = null where id = $1 and totp_secret is null`, [
    id,
    sealed,
  ])

/** Uses up the codes up to this step; 0 when a code of it was used before. */
export const useTotpStep = (db: Db, id: number, step: number): Promise<number> =>
  db.execute(`update accounts set totp_step = $2 where id = $1 and totp_step < $2`, [id, step])
