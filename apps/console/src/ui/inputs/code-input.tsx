import { TextField, type TextFieldProps } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'

/** Six digits of an authenticator. */
export const CodeInput = (props: Pick<TextFieldProps, 'label' | 'name' | 'value' | 'onChange'>) => {
  const t = useTexts()
  return (
    <TextField
      {...props}
      autoComplete="one-time-code"
      required
      slotProps={{
        htmlInput: { inputMode: 'numeric', pattern: '\\d{6}', maxLength: 6, title: t('shell.codeFormat') },
      }}
    />
  )
}
