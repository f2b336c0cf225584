import { maxLength, minLength, required, TextInput } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'

/** Why the log is told something was changed. */
export const ReasonInput = () => {
  const t = useTexts()
  return (
    <TextInput
      source="reason"
      label={t('shell.reason')}
      helperText={t('shell.reasonHint')}
      validate={[required(), minLength(3), maxLength(300)]}
    />
  )
}
