import { normalizePhone, phonePrefixes } from '@cliffhanger/rules/account/validation.ts'
import { useState } from 'react'
import { hrefTo } from '../../../platform/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { PasswordLogin } from '../components/password-login.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'

/** Login by phone and password. */
export const LoginPhoneScreen = () => {
  const t = useTexts()
  const [prefix, setPrefix] = useState<string>(phonePrefixes[0])
  return (
    <PasswordLogin
      title={t('session.phoneLogin')}
      validate={(number) => (normalizePhone(prefix + number) === undefined ? t('session.phoneWrong') : undefined)}
      toLoginName={(number) => normalizePhone(prefix + number) ?? ''}
      accountField={(field) => <PhoneField prefix={prefix} onPrefix={setPrefix} field={field} />}
      links={<a href={hrefTo('loginEmail')}>{t('session.emailLogin')}</a>}
    />
  )
}
