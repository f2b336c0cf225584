import type { SessionEnd } from '@cliffhanger/client/session-tokens.ts'
import { isAt, relaunch } from '../../platform/navigation/navigation.ts'
import { clearPlatform } from '../../platform/server/platform-info.ts'
import { queryClient } from '../../platform/server/queries.ts'
import { socket } from '../../platform/server/socket.ts'
import { clearSession, currentSession, type StoredSession, storeSession } from '../../platform/session/session.ts'
import { clearSessionParts, closeSessionParts, leaveSessionParts } from '../../platform/session/session-parts.ts'
import { applyBadge } from '../../shared/badges.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { endAccount, parkAccount } from './saved-accounts.ts'

/** Timers, socket and database stop, and what they kept for the member goes (the first half of S-20). */
const closeParts = async (): Promise<void> => {
  await closeSessionParts()
  await clearSessionParts()
}

/** Platform information, lists and caches go (the second half of S-20). */
const forgetCaches = (): void => {
  clearPlatform()
  queryClient.clear()
  applyBadge('chats', { type: 'remove' })
  applyBadge('friends', { type: 'remove' })
}

/** What was asked in the last moment is answered that the session is over, which is what the member wanted. */
let isSigningOut = false

/** Own logout: the server revokes the session (S-21), the member is forgotten (S-20), login-email opens (K-28). Between the
 *  end of the session and the next screen nothing may be drawn: the guard would send the page to start. */
export const signOut = async (): Promise<void> => {
  const session = currentSession()
  if (session) endAccount(session.user.user_id)
  isSigningOut = true
  try {
    await leaveSessionParts()
    socket.logout()
    await closeParts()
    clearSession()
    forgetCaches()
    relaunch('loginEmail')
  } finally {
    isSigningOut = false
  }
}

/** Changes to another session of this device; the one that is left lives on. */
export const changeSession = async (next: StoredSession): Promise<void> => {
  const session = currentSession()
  if (session) parkAccount(session)
  await leaveSessionParts()
  await closeParts()
  forgetCaches()
  storeSession(next)
}

/** The server ended the session (E-4) and its tokens are gone: the rest of the member goes too, and the start page waits for
 *  a tap before it signs in by device again (K-28). */
export const endForced = async (end: SessionEnd, isStartsBusiness: boolean): Promise<void> => {
  if (isSigningOut) return
  forgetCaches()
  if (end.message !== '' && !isStartsBusiness) toast(end.message)
  await closeParts()
  // The guard led to the start page as soon as the tokens were gone, and that page may have led on.
  if (!isStartsBusiness && !isAt('start', 'login')) relaunch('start')
}
