import { Refused } from '@cliffhanger/client/call-error.ts'
import { createTransport } from '@cliffhanger/client/transport.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { currentLanguage } from './texts.ts'

const storageKey = 'console.signedIn'

/** Remembers that somebody signed in here. The token itself is a cookie, which no script can read; it cannot be renewed, only replaced by
 *  signing in again. */
export const signInMark = {
  isSet: (): boolean => localStorage.getItem(storageKey) !== null,
  set: (): void => localStorage.setItem(storageKey, '1'),
  clear: (): void => localStorage.removeItem(storageKey),
}

/** The cookie goes with calls to the page's own server, which takes it only together with a header that other sites cannot set. */
const fetchAsConsole: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('x-console', '1')
  return fetch(input, { ...init, headers, credentials: 'same-origin' })
}

/** Makes one call of the contract as the operator who is signed in. Rejects with Refused or TransportError;
 *  Refused 6001 says that the sign-in is over. */
export const callServer = createTransport({
  baseUrl: () => '',
  language: currentLanguage,
  tokens: { read: () => undefined, write: () => undefined, clear: signInMark.clear },
  refresher: {
    current: async () => undefined,
    renew: async () => {
      signInMark.clear()
      throw new Refused(refusalCodes.sessionRevoked, '')
    },
    end: signInMark.clear,
  },
  fetch: fetchAsConsole,
})
