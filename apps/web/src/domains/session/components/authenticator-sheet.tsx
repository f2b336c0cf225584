import { isCode } from '@cliffhanger/rules/account/validation.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './authenticator-sheet.module.css'

/** A code that is waited for. */
export interface RequestedCode {
  /** Resolves with what is wrong with the code, or null when the dialog is done. */
  readonly submit: (code: string) => Promise<string | null>
  readonly cancel: () => void
}

/** Where the code of an authenticator is typed. */
export const AuthenticatorSheet = ({ submit, cancel }: RequestedCode) => {
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
