import { Refused } from '@cliffhanger/client/call-error.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { arePasswordsEqual, isLoginPassword } from '@cliffhanger/rules/account/validation.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { pathTo } from '../../../platform/navigation/paths.ts'
import { Redirect } from '../../../platform/navigation/router.tsx'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { AuthScreen } from '../components/auth-screen.tsx'
import { currentTicket, type ResetTicket, saveTicket } from '../reset-ticket.ts'

/** Second half of a new password. Without a checked code, as after a reload, it begins again. */
export const ResetPasswordScreen = () => {
  const ticket = currentTicket()
  return ticket ? <NewPassword ticket={ticket} /> : <Redirect to={pathTo('forgotPassword')} />
}

const NewPassword = ({ ticket }: { readonly ticket: ResetTicket }) => {
  const t = useTexts()
  const form = useForm({ login_pwd: '', login_pwd2: '' }, ({ login_pwd, login_pwd2 }) => ({
    login_pwd: isLoginPassword(login_pwd) ? undefined : t('session.passwordWrong'),
    login_pwd2: arePasswordsEqual(login_pwd, login_pwd2) ? undefined : t('session.passwordsDiffer'),
  }))
  const expired = () => {
    toast(t('session.codeExpired'))
    saveTicket(null)
    goTo('forgotPassword', {}, { replace: true })
    return true
  }
  const save = useAction(
    async () => {
      const { contact, code } = ticket
      await call(sessionCalls.resetPassword, {
        account_type: contact.kind,
        account: contact.account,
        code,
        ...form.values,
      })
      saveTicket(null)
      toast(t('session.passwordReset'))
      goTo('loginEmail', {}, { replace: true })
    },
    (error) => (error instanceof Refused && error.is('codeWrong') ? expired() : form.refuse(error)),
  )
  return (
    <AuthScreen
      title={t('session.newPassword')}
      hint={ticket.contact.account}
      back="forgotPassword"
      onSubmit={() => form.check() && save.run()}
    >
      <PasswordField
        {...form.field('login_pwd')}
        label={t('session.newPassword')}
        hint={t('session.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('login_pwd2')} label={t('session.passwordAgain')} autoComplete="new-password" />
      <Button type="submit" block busy={save.isBusy}>
        {t('shell.save')}
      </Button>
    </AuthScreen>
  )
}
