import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password that can be looked at while it is typed. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'after'>) => {
  const t = useTexts()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={32}
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          size={20}
          label={t(isShown ? 'shell.hidePassword' : 'shell.showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
