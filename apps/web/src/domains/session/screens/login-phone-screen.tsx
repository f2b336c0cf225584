import { normalizePhone, phonePrefixes } from '@cliffhanger/rules/account/validation.ts'
import { useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { PasswordLogin, usePasswordLogin } from '../components/password-login.tsx'

/** Login by phone and password. */
export const LoginPhoneScreen = () => {
  const t = useTexts()
  const [prefix, setPrefix] = useState<string>(phonePrefixes[0])
  const login = usePasswordLogin({
    validate: (number) => (normalizePhone(prefix + number) === undefined ? t('session.phoneWrong') : undefined),
    toLoginName: (number) => normalizePhone(prefix + number) ?? '',
  })
  return (
    <PasswordLogin
      title={t('session.phoneLogin')}
      login={login}
      otherWay={<a href={hrefTo('loginEmail')}>{t('session.emailLogin')}</a>}
    >
      <PhoneField prefix={prefix} onPrefix={setPrefix} field={login.account} />
    </PasswordLogin>
  )
}
