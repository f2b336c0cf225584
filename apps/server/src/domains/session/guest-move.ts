import type { Db } from '../../platform/database/db.ts'
import { type Account, adoptInviter, findAccountByDevice, isProtected } from '../account/index.ts'
import type { SessionDeps } from './deps.ts'
import { insertGuestMove } from './queries/guest-moves.ts'

/** The device somebody signs in on, and the secret it shows for the account it made for itself. */
export interface SignInDevice {
  readonly deviceHash: Buffer
  readonly secret: string | undefined
}

/**
 * A guest signs in: what the automatic account of their device watched and collected goes to the account they sign in to, once, and so does who
 * invited them, where that one has no inviter. A device id proves nothing, so the device shows its secret for the guest's account.
 */
export async function moveGuest(
  { domains, sessions }: SessionDeps,
  tx: Db,
  account: Account,
  { deviceHash, secret }: SignInDevice,
  nowMs: number,
): Promise<void> {
  if (deviceHash.length === 0 || secret === undefined) return
  const guest = await findAccountByDevice(tx, deviceHash)
  if (!guest || guest.id === account.id || guest.login_type !== 'auto' || isProtected(guest)) return
  if ((await sessions.judgeSecret(tx, guest.id, deviceHash, secret)) === undefined) return
  if (!(await insertGuestMove(tx, guest.id, account.id, nowMs))) return
  await domains.drama.moveHistory(tx, guest.id, account.id)
  const inviterId = await adoptInviter(tx, account.id, guest.id, nowMs)
  if (inviterId !== undefined) await domains.teams.noteShared(tx, [account.id, inviterId])
}
