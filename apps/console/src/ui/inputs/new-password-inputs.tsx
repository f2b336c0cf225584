import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'

const shortestPassword = 12

interface NewPassword {
  readonly password: string
  readonly repeated: string
}

const nothingWritten: NewPassword = { password: '', repeated: '' }

/** A new password that is written twice; `isReady` when both are the same and long enough. */
export const useNewPassword = () => {
  const [written, write] = useState(nothingWritten)
  const { password, repeated } = written
  return {
    written,
    write,
    isReady: password.length >= shortestPassword && password === repeated,
    clear: () => write(nothingWritten),
  }
}

interface NewPasswordInputsProps {
  readonly written: NewPassword
  readonly onWrite: (written: NewPassword) => void
  /** What the server says about it. */
  readonly refusal?: string | undefined
}

/** Both fields of a new password. What is too short or differs is said when a field is left, not while it is written. */
export const NewPasswordInputs = ({ written, onWrite, refusal }: NewPasswordInputsProps) => {
  const t = useTexts()
  const { password, repeated } = written
  const [left, setLeft] = useState<readonly ('password' | 'repeated')[]>([])
  const isShort = left.includes('password') && password !== '' && password.length < shortestPassword
  const isDifferent = left.includes('repeated') && repeated !== '' && repeated !== password
  return (
    <>
      <TextField
        type="password"
        label={t('operators.newPassword')}
        value={password}
        onChange={({ target }) => onWrite({ ...written, password: target.value })}
        onBlur={() => setLeft([...left, 'password'])}
        error={isShort || refusal !== undefined}
        helperText={refusal ?? t('operators.passwordLength')}
        autoComplete="new-password"
        required
        slotProps={{ htmlInput: { minLength: shortestPassword } }}
      />
      <TextField
        type="password"
        label={t('operators.repeatPassword')}
        value={repeated}
        onChange={({ target }) => onWrite({ ...written, repeated: target.value })}
        onBlur={() => setLeft([...left, 'repeated'])}
        error={isDifferent}
        helperText={isDifferent ? t('operators.passwordsDiffer') : undefined}
        autoComplete="new-password"
        required
      />
    </>
  )
}
