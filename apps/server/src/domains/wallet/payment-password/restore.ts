import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { deletePaymentPassword, findPaymentPassword, replacePaymentPassword } from './queries/payment-passwords.ts'

export const hasPaymentPassword = async (db: Db, userId: number): Promise<boolean> =>
  (await findPaymentPassword(db, userId)) !== undefined

/** Puts the hash of an earlier payment password back, open again; null: there was none. */
export const restorePaymentPassword = async (
  { clock }: Pick<ServerContext, 'clock'>,
  tx: Db,
  userId: number,
  passwordHash: string | null,
): Promise<void> => {
  if (passwordHash === null) await deletePaymentPassword(tx, userId)
  else await replacePaymentPassword(tx, userId, passwordHash, clock())
}
