import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../actions/button.tsx'
import { useCountdown } from '../actions/use-countdown.ts'
import { TextField } from './text-field.tsx'

/** Digits of a verification code and seconds until the next one may be asked for (C-24). */
const codeDigits = 6
const resendSeconds = 60

interface CodeFieldProps {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error?: string | undefined
  /** Sends the code; resolves with the seconds to wait, or rejects or answers false when none was sent. */
  readonly onSend: () => Promise<number | false>
}

/** A verification code and the button that asks for one; the button counts down after each sending. */
export const CodeField = ({ value, onChange, error, onSend }: CodeFieldProps) => {
  const t = useTexts()
  const [isSending, setIsSending] = useState(false)
  const countdown = useCountdown()
  const send = async () => {
    setIsSending(true)
    try {
      const waitSeconds = await onSend()
      if (waitSeconds !== false) countdown.start(waitSeconds || resendSeconds)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <TextField
      label={t('session.code')}
      value={value}
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, codeDigits))}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      after={
        <Button kind="text" size="small" busy={isSending} disabled={countdown.seconds > 0} onClick={() => void send()}>
          {countdown.seconds > 0 ? t('session.codeAgainIn', { seconds: countdown.seconds }) : t('session.sendCode')}
        </Button>
      }
    />
  )
}
