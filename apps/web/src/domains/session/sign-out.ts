import type { SessionEnd } from '@cliffhanger/client/session-tokens.ts'
import { applyBadge } from '../../platform/badges.ts'
import { relaunch } from '../../platform/navigation.ts'
import { clearPlatform } from '../../platform/platform-info.ts'
import { queryClient } from '../../platform/queries.ts'
import { clearSession, currentSession } from '../../platform/session.ts'
import { clearSessionParts, closeSessionParts } from '../../platform/session-parts.ts'
import { socket } from '../../platform/socket.ts'
import { writeStored } from '../../platform/storage.ts'
import { toast } from '../../ui/toast.tsx'
import { endAccount, parkAccount } from './saved-accounts.ts'

/** Everything of the member goes, in the order of S-20: timers, socket and database, then tokens, member, platform
 *  information, lists and caches. */
const forgetMember = async (): Promise<void> => {
  await closeSessionParts()
  await clearSessionParts()
  clearSession()
  clearPlatform()
  queryClient.clear()
  applyBadge('chats', { type: 'remove' })
  applyBadge('friends', { type: 'remove' })
}

/** Own logout: the server revokes the session (S-21), the member is forgotten (S-20), login-email opens (K-28). */
export const signOut = async (): Promise<void> => {
  const session = currentSession()
  if (session) endAccount(session.user.user_id)
  socket.logout()
  await forgetMember()
  relaunch('loginEmail')
}

/** Leaves this account for another one of this device; its session lives on. */
export const leaveAccount = async (): Promise<void> => {
  const session = currentSession()
  if (session) parkAccount(session)
  await forgetMember()
}

let isStarting = false

/** While the start page looks whether a stored session lives, an ended one is the start page's own business (S-11). */
export const duringStart = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  isStarting = true
  try {
    return await task()
  } finally {
    isStarting = false
  }
}

/** The server ended the session (E-4): the member is forgotten, and the start page waits for a tap before it signs in by
 *  device again (K-28). */
export const endForced = async (end: SessionEnd): Promise<void> => {
  await forgetMember()
  if (isStarting) return
  writeStored('forced-logout', '1')
  if (end.message !== '') toast(end.message)
  relaunch('start')
}
