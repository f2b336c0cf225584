import type { TokenStore } from '@cliffhanger/client/session-tokens.ts'
import { type LoginUser, loginUser } from '@cliffhanger/contract/account/schemas.ts'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStoredJson, removeStored, storedName, writeStored } from '../storage/storage.ts'

const storedSession = z.object({ accessToken: z.string(), refreshToken: z.string(), user: loginUser })

/** The member who is signed in on this device, and their tokens. */
export type StoredSession = z.output<typeof storedSession>

const isStoredSession = (value: unknown): value is StoredSession => storedSession.safeParse(value).success

const useStore = create<{ readonly session: StoredSession | null }>(() => ({
  session: readStoredJson('session', isStoredSession),
}))

const save = (session: StoredSession | null): void => {
  if (session === null) removeStored('session')
  else writeStored('session', JSON.stringify(session))
  useStore.setState({ session })
}

/** Another tab signed in, signed out or refreshed: this one follows. A logout over there must not be undone by the start
 *  page here, so it counts as forced (K-28). */
addEventListener('storage', (event) => {
  if (event.key !== null && event.key !== storedName('session')) return
  const session = readStoredJson('session', isStoredSession)
  if (session === null && currentSession() !== null) writeStored('forced-logout', '1')
  useStore.setState({ session })
})

export const currentSession = (): StoredSession | null => useStore.getState().session
export const currentUser = (): LoginUser | null => currentSession()?.user ?? null
export const useUser = (): LoginUser | null => useStore(({ session }) => session?.user ?? null)
export const useIsSignedIn = (): boolean => useStore(({ session }) => session !== null)

export const storeSession = (session: StoredSession): void => save(session)
export const clearSession = (): void => save(null)

/** Takes a newer record of the member who is signed in; another member's record is left alone. */
export const storeUser = (user: LoginUser): void => {
  const session = currentSession()
  if (session?.user.user_id === user.user_id) save({ ...session, user })
}

/** The tokens as the transport needs them. */
export const sessionTokens: TokenStore = {
  read: () => currentSession() ?? undefined,
  write: ({ accessToken, refreshToken }) => {
    const session = currentSession()
    if (session) save({ ...session, accessToken, refreshToken })
  },
  /** Runs when the server ended the session: nobody is signed in again without a tap (K-28). */
  clear: () => {
    writeStored('forced-logout', '1')
    clearSession()
  },
}
