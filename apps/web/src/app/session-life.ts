import { onSessionEnd } from '../platform/client.ts'
import { recordFault } from '../platform/request-log.ts'
import { currentSession } from '../platform/session.ts'
import { bindSessionActs } from '../platform/session-acts.ts'
import { openSessionParts, registerSessionParts, type SessionPart } from '../platform/session-parts.ts'
import { socket } from '../platform/socket.ts'
import { findRoute } from './routes.ts'

const socketPart: SessionPart = {
  name: 'socket',
  open: () => {
    socket.connect()
  },
  close: () => socket.close(),
}

/** What lives as long as a member is signed in, in the order in which it opens (S-14): the local database with its
 *  sessions, the socket, the friends with their pending requests. */
const sessionParts: readonly SessionPart[] = [socketPart]

const signOutActs = () => import('../domains/session/sign-out.ts')
const configuration = () => import('../domains/session/configuration.ts')

/** Ties the session to the rest of the app, before anything is drawn. A visit that begins on an inner screen takes up the
 *  stored session at once; one that begins on a guest's screen leaves that to the screen. */
export const watchSession = (firstPath: string): void => {
  registerSessionParts(sessionParts)
  bindSessionActs({
    signOut: async () => (await signOutActs()).signOut(),
    findNewerVersion: async () => {
      const { step, version } = await (await configuration()).checkForUpdate({ isManual: true })
      return step === 'already-latest' ? null : version
    },
  })
  onSessionEnd((end) => {
    signOutActs()
      .then(({ endForced }) => endForced(end))
      .catch(recordFault)
  })
  if (currentSession() && findRoute(firstPath)?.guest !== true) void openSessionParts()
}
