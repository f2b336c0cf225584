import { Refused } from '@cliffhanger/client/call-error.ts'
import { isLoginPassword } from '@cliffhanger/rules/account/validation.ts'
import Globe from 'lucide-react/icons/globe'
import type { ReactNode } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useAuthenticator } from '../authenticator.tsx'
import { enter } from '../enter.ts'
import { signInByPassword } from '../sign-in.ts'
import { useKnownPlatform } from '../use-known-platform.ts'
import { useAgreementTick } from './agreement-tick.tsx'
import styles from './auth-screen.module.css'
import { AuthScreen } from './auth-screen.tsx'

interface PasswordLoginOptions {
  /** What is wrong with the account as typed, or undefined. */
  readonly validate: (account: string) => string | undefined
  readonly toLoginName: (account: string) => string
}

/** The state of a login form: account and password, the agreement, the authenticator where the account has one (S-19). */
export const usePasswordLogin = ({ validate, toLoginName }: PasswordLoginOptions) => {
  const t = useTexts()
  const agreement = useAgreementTick()
  const authenticator = useAuthenticator()
  const form = useForm({ login_name: '', login_pwd: '' }, ({ login_name, login_pwd }) => ({
    login_name: validate(login_name),
    login_pwd: isLoginPassword(login_pwd) ? undefined : t('session.passwordWrong'),
  }))
  const { login_name, login_pwd } = form.values
  const signIn = useAction(
    async () => {
      const user = await signInByPassword(toLoginName(login_name), login_pwd, authenticator.ask)
      if (user) enter(user, { isNew: false })
    },
    (error) =>
      error instanceof Refused && error.is('wrongCredentials') ? form.refuse(error, 'login_pwd') : form.refuse(error),
  )
  return {
    platform: useKnownPlatform(),
    account: form.field('login_name'),
    password: form.field('login_pwd'),
    agreementBox: agreement.box,
    authenticatorSheet: authenticator.sheet,
    isBusy: signIn.isBusy,
    submit: () => {
      if (form.check()) agreement.whenAgreed(signIn.run)
    },
  }
}

interface PasswordLoginProps {
  readonly title: string
  readonly login: ReturnType<typeof usePasswordLogin>
  /** The account's field. */
  readonly children: ReactNode
  /** The link to the other form. */
  readonly otherWay: ReactNode
}

/** The page of a login form around the field of its account. */
export const PasswordLogin = ({ title, login, children, otherWay }: PasswordLoginProps) => {
  const t = useTexts()
  return (
    <>
      <AuthScreen
        title={title}
        back="login"
        right={<IconButton icon={Globe} label={t('session.language')} size={22} onClick={() => goTo('locale')} />}
        onSubmit={login.submit}
        footer={
          <>
            {login.platform?.is_reg === 1 && (
              <p>
                {t('session.noAccount')} <a href={hrefTo('register')}>{t('session.createAccount')}</a>
              </p>
            )}
            {otherWay}
          </>
        }
      >
        {children}
        <div>
          <PasswordField {...login.password} label={t('session.password')} autoComplete="current-password" />
          <div className={styles.forgotten}>
            <Button kind="text" onClick={() => goTo('forgotPassword')}>
              {t('session.forgotPassword')}
            </Button>
          </div>
        </div>
        <div>
          {login.agreementBox}
          <Button type="submit" block busy={login.isBusy}>
            {t('session.logIn')}
          </Button>
        </div>
      </AuthScreen>
      {/* Its form would not work inside of the login form. */}
      {login.authenticatorSheet}
    </>
  )
}
