import { Refused } from '@cliffhanger/client/call-error.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { describeFailure } from '../../platform/server/call-failure.ts'
import { laterPart } from '../../ui/feedback/later-part.tsx'
import type { RequestedCode } from './components/authenticator-sheet.tsx'

/** Asks for the authenticator's code and tries it; a wrong one (3003) keeps the dialog open. Null where it was closed. */
export type RequestCode = <Reply>(attempt: (code: string) => Promise<Reply>) => Promise<Reply | null>

const AuthenticatorSheet = laterPart(
  async () => (await import('./components/authenticator-sheet.tsx')).AuthenticatorSheet,
)

/** The authenticator dialog of a screen: `ask` opens it, `sheet` is where it appears. */
export const useAuthenticator = (): { readonly ask: RequestCode; readonly sheet: ReactNode } => {
  const [requested, setRequested] = useState<RequestedCode | null>(null)
  const request: RequestCode = useCallback(
    (attempt) =>
      new Promise((resolve, reject) => {
        const submit = async (code: string): Promise<string | null> => {
          try {
            resolve(await attempt(code))
          } catch (error) {
            if (error instanceof Refused && error.is('authenticatorWrong')) return describeFailure(error)
            reject(error)
          }
          setRequested(null)
          return null
        }
        const cancel = () => {
          resolve(null)
          setRequested(null)
        }
        setRequested({ submit, cancel })
      }),
    [],
  )
  return { ask: request, sheet: requested && <AuthenticatorSheet {...requested} /> }
}
