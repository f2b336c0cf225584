import type { VersionInfo } from '@cliffhanger/contract/session/schemas.ts'

/** What the session domain does for screens of other domains, which may not import it. Bound when the app starts. */
export interface SessionActions {
  signOut(): Promise<void>
  /** The manual check: the newer version, or null where this is the latest (S-80). */
  findNewerVersion(): Promise<VersionInfo | null>
}

let bound: SessionActions | undefined

export const bindSessionActions = (actions: SessionActions): void => {
  bound = actions
}

/** The bound acts; the app binds them before it draws. */
export const sessionActions = (): SessionActions => {
  if (!bound) throw new TypeError('session acts are not bound')
  return bound
}
