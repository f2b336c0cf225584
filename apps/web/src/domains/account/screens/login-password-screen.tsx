import { Refused } from '@cliffhanger/client/call-error.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { arePasswordsEqual, isLoginPassword } from '@cliffhanger/rules/account/validation.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { call } from '../../../platform/server/client.ts'
import { queryClient } from '../../../platform/server/queries.ts'
import { storeUser, useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ProofFields, useProof } from '../../../shared/proof/proof-fields.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './form.module.css'

/** Sets or changes the login password; other devices have to log in again (S-22). */
export const LoginPasswordScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const user = useUser()
  const hasPassword = user?.has_pwd === 1
  const form = useForm({ old_pwd: '', login_pwd: '', login_pwd2: '' }, ({ old_pwd, login_pwd, login_pwd2 }) => ({
    old_pwd: hasPassword && old_pwd === '' ? t('session.passwordMissing') : undefined,
    login_pwd: isLoginPassword(login_pwd) ? undefined : t('session.passwordWrong'),
    login_pwd2: arePasswordsEqual(login_pwd, login_pwd2) ? undefined : t('session.passwordsDiffer'),
  }))
  const proof = useProof()
  const save = useAction(
    async () => {
      const { old_pwd, login_pwd, login_pwd2 } = form.values
      await call(accountCalls.changePassword, { login_pwd, login_pwd2, ...(hasPassword ? { old_pwd } : proof.given()) })
      if (user) storeUser({ ...user, has_pwd: 1 })
      await queryClient.invalidateQueries({ queryKey: [accountCalls.getAccount.id] })
      toast(t('account.passwordChanged'))
      goBack()
    },
    (error) => {
      if (proof.refuse(error)) return true
      return error instanceof Refused && error.is('oldPasswordWrong')
        ? form.refuse(error, 'old_pwd')
        : form.refuse(error)
    },
  )
  return (
    <Screen top={<NavBar title={t(hasPassword ? 'account.changePassword' : 'account.setPassword')} onBack={goBack} />}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (form.check() && proof.check()) save.run()
        }}
      >
        <input type="hidden" autoComplete="username" value={user?.login_name ?? ''} readOnly />
        {hasPassword && (
          <PasswordField {...form.field('old_pwd')} label={t('account.oldPassword')} autoComplete="current-password" />
        )}
        <PasswordField
          {...form.field('login_pwd')}
          label={t('session.newPassword')}
          hint={t('session.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField {...form.field('login_pwd2')} label={t('session.passwordAgain')} autoComplete="new-password" />
        <ProofFields proof={proof} />
        <p className={styles.note}>{t('account.passwordNote')}</p>
        <Button type="submit" block busy={save.isBusy} waitsFor={form.missing ?? proof.missing}>
          {t('shell.save')}
        </Button>
      </form>
    </Screen>
  )
}
