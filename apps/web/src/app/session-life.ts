import { isStarting } from '../domains/session/during-start.ts'
import { onSessionEnd } from '../platform/server/client.ts'
import { recordError } from '../platform/server/request-log.ts'
import { currentSession, currentUser } from '../platform/session/session.ts'
import { bindSessionActions } from '../platform/session/session-actions.ts'
import { openSessionPartsSoon, registerSessionParts, type SessionPart } from '../platform/session/session-parts.ts'
import { speakAll } from '../platform/texts.ts'
import { hasOrHadCopies } from '../shared/offline/has-copies.ts'
import { findRoute } from './routes/routes.ts'

const memberDevice = () => import('./member-device.ts')

/** Whose database this device may hold; by the time a session is over, nothing else says whose it was. Screens open the database of a stored
 *  session before the parts do. */
let heldFor: number | null = null
/** The removal of an earlier database: the next opening waits for it. */
let clearing: Promise<void> = Promise.resolve()

const clearDevice = async (userId: number): Promise<void> => (await memberDevice()).clearMemberDevice(userId)

/** The member's own part of this device: the local database, the connection, the sync and the outbox (S-14). */
const devicePart: SessionPart = {
  name: 'device',
  open: async () => {
    const user = currentUser()
    if (!user) return
    heldFor = user.user_id
    await clearing
    // What arrives is announced in words, whichever screen is open.
    const [{ openMemberDevice }] = await Promise.all([memberDevice(), speakAll().catch(recordError)])
    await openMemberDevice(user.user_id)
  },
  close: async () => {
    if (heldFor !== null) await (await memberDevice()).closeMemberDevice()
  },
  clear: () => {
    const userId = heldFor
    heldFor = null
    if (userId === null) return
    const cleared = clearDevice(userId)
    clearing = cleared.catch(() => undefined)
    return cleared
  },
}

const copies = () => import('../domains/drama/offline/keep-copies.ts')

/** Looks after copies of episodes, and removes what the member watched and searched for on this device when the session ends (S-20). The copies
 *  themselves go with the member's database. */
const dramaPart: SessionPart = {
  name: 'drama',
  open: async () => {
    if (hasOrHadCopies()) (await copies()).keepCopies()
  },
  leave: async () => {
    if (hasOrHadCopies()) await (await copies()).leaveCopies()
  },
  close: async () => {
    if (hasOrHadCopies()) (await copies()).stopKeeping()
  },
  clear: async () => (await import('../domains/drama/forget-member.ts')).forgetMember(),
}

/** Removes the member's places on screens as well. */
const placesPart: SessionPart = {
  name: 'places',
  open: () => {},
  close: () => {},
  clear: async () => (await import('../domains/places/place.ts')).clearPlaces(),
}

const collectable = () => import('../domains/rewards/watch-collectable.ts')

/** Keeps the mark true that says whether something can be collected. */
const rewardsPart: SessionPart = {
  name: 'rewards',
  open: async () => (await collectable()).watchCollectable(),
  close: async () => (await collectable()).stopWatching(),
}

const pushPart = () => import('../platform/push/push-part.ts')
const pushSubscription = () => import('../platform/push/subscription.ts')

/** Notifications while the page is closed; a browser is told for one member only (S-20). */
const notificationPart: SessionPart = {
  name: 'push',
  open: async () => (await pushPart()).openPush(),
  close: async () => (await pushPart()).closePush(),
  clear: async () => (await pushSubscription()).dropPush(),
}

const signOutActions = () => import('../domains/session/sign-out.ts')
const configuration = () => import('../domains/session/configuration.ts')

/** Ties the session to the rest of the app, before anything is drawn. A visit that begins on an inner screen takes up the
 *  stored session at once; one that begins on a guest's screen leaves that to the screen. */
export const watchSession = (firstPath: string): void => {
  heldFor = currentUser()?.user_id ?? null
  registerSessionParts([devicePart, dramaPart, placesPart, notificationPart, rewardsPart])
  bindSessionActions({
    signOut: async () => (await signOutActions()).signOut(),
    findNewerVersion: async () => {
      const { step, version } = await (await configuration()).checkForUpdate({ isManual: true })
      return step === 'already-latest' ? null : version
    },
  })
  onSessionEnd((end) => {
    const isStartsBusiness = isStarting()
    signOutActions()
      .then(({ endForced }) => endForced(end, isStartsBusiness))
      .catch(recordError)
  })
  if (currentSession() && findRoute(firstPath)?.guest !== true) openSessionPartsSoon()
}
