import { Refused } from '@cliffhanger/client/call-error.ts'
import { isCode } from '@cliffhanger/rules/account/validation.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { describeFailure } from '../../platform/server/call-failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import styles from './authenticator.module.css'

/** Asks for the authenticator's code and tries it; a wrong one (3003) keeps the dialog open. Null where it was closed. */
export type RequestCode = <Reply>(attempt: (code: string) => Promise<Reply>) => Promise<Reply | null>

interface Requested {
  /** Resolves with what is wrong with the code, or null when the dialog is done. */
  readonly submit: (code: string) => Promise<string | null>
  readonly cancel: () => void
}

/** The authenticator dialog of a screen: `ask` opens it, `sheet` is where it appears. */
export const useAuthenticator = (): { readonly ask: RequestCode; readonly sheet: ReactNode } => {
  const [requested, setRequested] = useState<Requested | null>(null)
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

const AuthenticatorSheet = ({ submit, cancel }: Requested) => {
  const t = useTexts()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    const wrong = await submit(code)
    setIsBusy(false)
    if (wrong === null) return
    setError(wrong)
    setCode('')
  }
  return (
    <Sheet isOpen onClose={cancel} title={t('session.authenticatorTitle')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isCode(code)) void send()
        }}
      >
        <p className={styles.hint}>{t('session.authenticatorHint')}</p>
        <TextField
          label={t('session.authenticatorCode')}
          value={code}
          onChange={(text) => setCode(text.replace(/\D/g, '').slice(0, 6))}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
        <Button type="submit" block busy={isBusy} disabled={!isCode(code)}>
          {t('session.logIn')}
        </Button>
      </form>
    </Sheet>
  )
}
