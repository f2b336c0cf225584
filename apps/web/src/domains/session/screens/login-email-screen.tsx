import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { PasswordLogin, usePasswordLogin } from '../components/password-login.tsx'

/** Login by user name or email, and a password. */
export const LoginEmailScreen = () => {
  const t = useTexts()
  const login = usePasswordLogin({
    validate: (account) => (account.trim() === '' ? t('session.required') : undefined),
    toLoginName: (account) => account.trim(),
  })
  return (
    <PasswordLogin
      title={t('session.welcomeBack')}
      login={login}
      otherWay={<a href={hrefTo('loginPhone')}>{t('session.phoneLogin')}</a>}
    >
      <TextField
        {...login.account}
        label={t('session.account')}
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
      />
    </PasswordLogin>
  )
}
