import { whenIdle } from '../idle.ts'
import { record } from '../server/request-log.ts'

/** A part of the app that lives as long as a member is signed in: a local database, the socket, lists. */
export interface SessionPart {
  readonly name: string
  /** The member is signed in: load, connect. */
  open(): Promise<void> | void
  /** The member is about to leave the session: the server hears what ends with it, while its tokens are still good. */
  leave?(): Promise<void> | void
  /** The session ends or another one begins: stop and let go. Does nothing where nothing is open. */
  close(): Promise<void> | void
  /** Forgets what was kept for the member (S-20); runs after `close`. */
  clear?(): Promise<void> | void
}

let parts: readonly SessionPart[] = []
let cancelOpening: (() => void) | undefined
/** They are open for the session, or will be soon. */
let isRequested = false

/** Names the parts in the order in which they open (S-14); once, when the app starts. */
export const registerSessionParts = (all: readonly SessionPart[]): void => {
  parts = all
}

/** Closes what an earlier session left open, then opens the parts in order (S-14). */
export const openSessionParts = async (): Promise<void> => {
  await closeSessionParts()
  isRequested = true
  for (const part of parts) await attempt(part.name, () => part.open())
}

/** The same as soon as the first screen stands, so that what it needs is not held up by what comes after it. */
export const openSessionPartsSoon = (): void => {
  cancelOpening?.()
  isRequested = true
  cancelOpening = whenIdle(() => void openSessionParts())
}

/** The same unless it was asked for in this session: for a member's screen that took the place of the page that would have asked. */
export const openSessionPartsOnce = (): void => {
  if (!isRequested) openSessionPartsSoon()
}

/** How long a member who leaves waits for the server to hear of it. */
const mostLeavingMs = 3000

/** Lets the parts report what ends with the session; a server that is out of reach keeps nobody. */
export const leaveSessionParts = async (): Promise<void> => {
  const left = Promise.all(parts.map((part) => attempt(part.name, () => part.leave?.())))
  await Promise.race([left, new Promise((resolve) => setTimeout(resolve, mostLeavingMs))])
}

/** Closes the parts in reverse order. */
export const closeSessionParts = async (): Promise<void> => {
  cancelOpening?.()
  isRequested = false
  for (const part of parts.toReversed()) await attempt(part.name, () => part.close())
}

/** Forgets everything the parts kept for the member (S-20). */
export const clearSessionParts = async (): Promise<void> => {
  for (const part of parts.toReversed()) await attempt(part.name, () => part.clear?.())
}

/** One part that fails does not keep the others from opening or closing: each recovers by itself. */
const attempt = async (name: string, action: () => Promise<void> | void): Promise<void> => {
  try {
    await action()
  } catch (error) {
    record({ atMs: Date.now(), kind: 'fault', text: `${name}: ${String(error)}` })
  }
}
