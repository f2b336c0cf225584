import { phonePrefixes } from '@cliffhanger/rules/account/validation.ts'
import { useTexts } from '../../platform/texts.ts'
import { PrefixPicker } from './prefix-picker.tsx'
import { TextField } from './text-field.tsx'
import type { FormField } from './use-form.ts'

interface PhoneFieldProps {
  readonly prefix: string
  readonly onPrefix: (prefix: string) => void
  readonly field: FormField
}

/** A phone number behind one of the 13 country codes (C-34). */
export const PhoneField = ({ prefix, onPrefix, field }: PhoneFieldProps) => {
  const t = useTexts()
  return (
    <TextField
      {...field}
      label={t('session.phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={20}
      before={<PrefixPicker prefixes={phonePrefixes} value={prefix} onChange={onPrefix} />}
    />
  )
}
