import type { PaymentLock } from '@cliffhanger/rules/wallet/payment-lock.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A member's payment password with its wrong tries. */
export interface PaymentPassword extends PaymentLock {
  readonly password_hash: string
}

const columns = `password_hash, tries, locked_until_ms`

export const findPaymentPassword = (db: Db, userId: number): Promise<PaymentPassword | undefined> =>
  db.find(`select ${columns} from payment_passwords where user_id = $1`, [userId])

/** As `findPaymentPassword`, and nobody else changes it until the transaction ends. */
export const lockPaymentPassword = (tx: Db, userId: number): Promise<PaymentPassword | undefined> =>
  tx.find(`select ${columns} from payment_passwords where user_id = $1 for update`, [userId])

/** Notes a right try: true unless it is locked now, or another password since. Where no wrong one came before there is nothing to write. */
export async function acceptTry(db: Db, userId: number, passwordHash: string, nowMs: number): Promise<boolean> {
  const isOpen = await db.find(
    `select 1 from payment_passwords where user_id = $1 and password_hash = $2 and tries = 0 and locked_until_ms = 0`,
    [userId, passwordHash],
  )
  if (isOpen) return true
  const accepted = await db.execute(
    `update payment_passwords set tries = 0, locked_until_ms = 0 where user_id = $1 and password_hash = $2 and locked_until_ms <= $3`,
    [userId, passwordHash, nowMs],
  )
  return accepted === 1
}

export const updateLock = (tx: Db, userId: number, lock: PaymentLock): Promise<number> =>
  tx.execute(`update payment_passwords set tries = $2, locked_until_ms = $3 where user_id = $1`, [
    userId,
    lock.tries,
    lock.locked_until_ms,
  ])

/** The first one; false where there is one already. */
export const insertPaymentPassword = async (
  tx: Db,
  userId: number,
  passwordHash: string,
  nowMs: number,
): Promise<boolean> =>
  (await tx.execute(
    `insert into payment_passwords (user_id, password_hash, changed_ms) values ($1, $2, $3) on conflict do nothing`,
    [userId, passwordHash, nowMs],
  )) === 1

/** Another one, open again; every ticket and every passkey of the one before ends. */
export async function replacePaymentPassword(
  tx: Db,
  userId: number,
  passwordHash: string,
  nowMs: number,
): Promise<void> {
  await tx.execute(
    `update payment_passwords set password_hash = $2, tries = 0, locked_until_ms = 0, changed_ms = $3 where user_id = $1`,
    [userId, passwordHash, nowMs],
  )
  await tx.execute(`delete from payment_tickets where user_id = $1`, [userId])
  await tx.execute(`delete from passkey_challenges where user_id = $1`, [userId])
  await tx.execute(`delete from payment_passkeys where user_id = $1`, [userId])
}

export async function deletePaymentPassword(tx: Db, userId: number): Promise<void> {
  await tx.execute(`delete from payment_passwords where user_id = $1`, [userId])
}

/** Keeps a ticket and forgets the member's worn-out ones. */
export async function insertTicket(
  tx: Db,
  userId: number,
  { hash, purpose }: { readonly hash: Buffer; readonly purpose: 'change' | 'pay' },
  times: { nowMs: number; expiresMs: number },
): Promise<void> {
  await tx.execute(`delete from payment_tickets where user_id = $1 and expires_ms <= $2`, [userId, times.nowMs])
  await tx.execute(`insert into payment_tickets (hash, user_id, purpose, expires_ms) values ($1, $2, $3, $4)`, [
    hash,
    userId,
    purpose,
    times.expiresMs,
  ])
}

/** Uses up a ticket for changing the password; false where it is not one of this member's that is good now. */
export const useTicket = async (tx: Db, userId: number, hash: Buffer, nowMs: number): Promise<boolean> =>
  (await tx.execute(
    `delete from payment_tickets where hash = $1 and user_id = $2 and purpose = 'change' and expires_ms > $3`,
    [hash, userId, nowMs],
  )) === 1

/** Lets a ticket pay under one Idempotency-Key, as often as that is sent; false where it is not one of this member's that is good now, or
 *  pays under another. */
export const payByTicket = async (
  db: Db,
  userId: number,
  { hash, key }: { readonly hash: Buffer; readonly key: string },
  nowMs: number,
): Promise<boolean> =>
  (await db.execute(
    `update payment_tickets set payment_key = $3
     where hash = $1 and user_id = $2 and purpose = 'pay' and expires_ms > $4 and coalesce(payment_key, $3) = $3`,
    [hash, userId, key, nowMs],
  )) === 1
