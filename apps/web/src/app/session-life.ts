import { onSessionEnd } from '../platform/client.ts'
import { currentSession } from '../platform/session.ts'
import { openSessionParts, registerSessionParts, type SessionPart } from '../platform/session-parts.ts'
import { socket } from '../platform/socket.ts'

const socketPart: SessionPart = {
  name: 'socket',
  open: () => {
    socket.connect()
  },
  close: () => socket.close(),
}

/** What a session consists of, in the order of S-14. */
const sessionParts: readonly SessionPart[] = [socketPart]

/** Registers the parts, and reacts when the server ends the session. */
export const watchSession = (): void => {
  registerSessionParts(sessionParts)
  onSessionEnd(async (end) => {
    const { endForced } = await import('../domains/session/sign-out.ts')
    await endForced(end)
  })
  if (currentSession()) void openSessionParts()
}
