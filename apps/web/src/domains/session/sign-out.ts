import type { SessionEnd } from '@cliffhanger/client/session-tokens.ts'
import { clearPlatform } from '../../platform/platform-info.ts'
import { applyBadge } from '../../platform/badges.ts'
import { relaunch } from '../../platform/navigation.ts'
import { queryClient } from '../../platform/queries.ts'
import { clearSession } from '../../platform/session.ts'
import { clearSessionParts, closeSessionParts } from '../../platform/session-parts.ts'
import { socket } from '../../platform/socket.ts'
import { writeStored } from '../../platform/storage.ts'
import { toast } from '../../ui/toast.tsx'

/** Own logout: the server revokes the session (S-21), everything of the member goes (S-20), login-email opens (K-28). */
export const signOut = async (): Promise<void> => {
  socket.logout()
  await forgetMember()
  relaunch('loginEmail')
}

/** The server ended the session (E-4): everything of the member goes, and the start page waits for a tap before it signs
 *  in by device again (K-28). */
export const endForced = async (end: SessionEnd): Promise<void> => {
  writeStored('forced-logout', '1')
  if (end.message !== '') toast(end.message)
  await forgetMember()
  relaunch('start')
}

const forgetMember = async (): Promise<void> => {
  await closeSessionParts()
  await clearSessionParts()
  clearSession()
  clearPlatform()
  queryClient.clear()
  applyBadge('chats', { type: 'remove' })
  applyBadge('friends', { type: 'remove' })
}
