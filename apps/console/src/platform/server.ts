import { Refused } from '@cliffhanger/client/call-error.ts'
import { createTransport } from '@cliffhanger/client/transport.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { currentLanguage } from './texts.ts'

const storageKey = 'console.token'

/** The operator's token; it cannot be renewed, only replaced by signing in again. */
export const operatorToken = {
  read: (): string | undefined => localStorage.getItem(storageKey) ?? undefined,
  write: (token: string): void => localStorage.setItem(storageKey, token),
  clear: (): void => localStorage.removeItem(storageKey),
}

/** Makes one call of the contract as the operator who is signed in. Rejects with Refused or TransportError;
 *  Refused 6001 says that the sign-in is over. */
export const callServer = createTransport({
  baseUrl: () => '',
  language: currentLanguage,
  tokens: { read: () => undefined, write: () => undefined, clear: operatorToken.clear },
  refresher: {
    current: async () => operatorToken.read(),
    renew: async () => {
      operatorToken.clear()
      throw new Refused(refusalCodes.sessionRevoked, '')
    },
    end: operatorToken.clear,
  },
})
