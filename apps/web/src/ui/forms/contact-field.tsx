import { isEmail, normalizeContact, normalizePhone, phonePrefixes } from '@cliffhanger/rules/account/validation.ts'
import { useState } from 'react'
import type { Contact } from '../../platform/server/verification-code.ts'
import { translate, useTexts } from '../../platform/texts.ts'
import { PhoneField } from './phone-field.tsx'
import { TextField } from './text-field.tsx'
import type { FormField } from './use-form.ts'

interface ContactFieldProps {
  readonly kind: Contact['kind']
  readonly prefix: string
  readonly onPrefix: (prefix: string) => void
  readonly field: FormField
}

/** A mail address, or a phone with its country code. */
export const ContactField = ({ kind, prefix, onPrefix, field }: ContactFieldProps) => {
  const t = useTexts()
  if (kind === 'phone') return <PhoneField prefix={prefix} onPrefix={onPrefix} field={field} />
  return (
    <TextField
      {...field}
      label={t('session.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      maxLength={254}
    />
  )
}

/** The country code chosen on a screen, and what a typed contact means with it. */
export const useContact = (kind: Contact['kind']) => {
  const [prefix, setPrefix] = useState<string>(phonePrefixes[0])
  return {
    prefix,
    setPrefix,
    /** What is wrong with the text, or undefined (V-5, V-6). */
    wrong: (text: string): string | undefined => {
      if (kind === 'phone')
        return normalizePhone(prefix + text) === undefined ? translate('session.phoneWrong') : undefined
      return isEmail(text.trim()) ? undefined : translate('session.emailWrong')
    },
    /** The contact in the form it is kept in; only for a text that is right. */
    read: (text: string): Contact => ({
      kind,
      account: normalizeContact(kind, kind === 'phone' ? prefix + text : text) ?? '',
    }),
  }
}
