import { Refused } from '@cliffhanger/client/call-error.ts'
import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { describeFailure } from '../../../../platform/server/call-failure.ts'
import { call } from '../../../../platform/server/client.ts'
import { forgetAnswers } from '../../../../platform/server/optimistic.ts'
import { type Contact, sendCode } from '../../../../platform/server/verification-code.ts'
import { useUser } from '../../../../platform/session/session.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { CodeField } from '../../../../ui/forms/code-field.tsx'
import page from '../../../../ui/forms/form-page.module.css'
import { PasswordField } from '../../../../ui/forms/password-field.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { useNewPassword } from '../../use-new-password.ts'
import { DigitPad } from './digit-pad.tsx'

/** The digits, the digits again, and who one is. */
const newPasswordSteps = 3

interface NewPasswordFormProps {
  /** There is one already, and it was forgotten. */
  readonly isReset: boolean
  readonly onDone: () => void
}

/** Where a code for this account goes: its mail address before its phone. */
const contactOf = (user: LoginUser | null): Contact | undefined => {
  if (user && user.user_email !== '') return { kind: 'email', account: user.user_email }
  return user && user.user_phone !== '' ? { kind: 'phone', account: user.user_phone } : undefined
}

/** Six digits twice, then proof of identity: the member's login password, and a code if a payment password was set before. */
export const NewPasswordForm = ({ isReset, onDone }: NewPasswordFormProps) => {
  const t = useTexts()
  const user = useUser()
  const entry = useNewPassword()
  const contact = contactOf(user)
  if (isReset && !contact) {
    return (
      <EmptyState
        icon={ShieldAlert}
        title={t('payment.noContact')}
        hint={t('payment.noContactHint')}
        action={
          <Button size="small" onClick={() => goTo('bindAccount')}>
            {t('payment.bindNow')}
          </Button>
        }
      />
    )
  }
  if (entry.password === undefined) {
    return (
      <DigitPad
        isPage
        step={{ step: entry.isRepeating ? 2 : 1, count: newPasswordSteps }}
        label={t(entry.isRepeating ? 'payment.repeatDigits' : 'payment.chooseDigits')}
        about={t('payment.protects')}
        rule={entry.isRepeating ? undefined : t('payment.rule')}
        value={entry.digits}
        onChange={entry.type}
        error={entry.error}
      />
    )
  }
  return (
    <ProofForm
      password={entry.password}
      isReset={isReset}
      hasLoginPassword={user?.has_pwd === 1}
      loginName={user?.login_name ?? ''}
      contact={contact}
      onBegin={entry.begin}
      onDone={onDone}
    />
  )
}

interface ProofFormProps extends NewPasswordFormProps {
  readonly password: string
  readonly hasLoginPassword: boolean
  readonly loginName: string
  readonly contact: Contact | undefined
  readonly onBegin: () => void
}

const ProofForm = ({ password, isReset, hasLoginPassword, loginName, contact, onBegin, onDone }: ProofFormProps) => {
  const t = useTexts()
  const needsCode = isReset || (!hasLoginPassword && contact !== undefined)
  const form = useForm({ login_pwd: '', code: '' }, ({ login_pwd, code }) => ({
    login_pwd: hasLoginPassword && login_pwd === '' ? t('session.passwordMissing') : undefined,
    code: needsCode && !/^\d{6}$/.test(code) ? t('session.codeWrong') : undefined,
  }))
  const save = useAction(
    async () => {
      const { login_pwd, code } = form.values
      await call(paymentPasswordCalls.setPaymentPassword, {
        pay_password: password,
        pay_password2: password,
        ...(hasLoginPassword && { login_pwd }),
        ...(needsCode && { code }),
      })
      await forgetAnswers(paymentPasswordCalls.getPaymentPasswordState, overviewCalls.getOverview)
      toast(t('payment.saved'))
      onDone()
    },
    (error) => {
      if (error instanceof Refused && error.is('oldPasswordWrong')) return form.refuse(error, 'login_pwd')
      if (error instanceof Refused && error.is('codeWrong')) return form.refuse(error, 'code')
      return form.refuse(error)
    },
  )
  const code = form.field('code')
  return (
    <form
      className={page.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (form.check()) save.run()
      }}
    >
      <p className={page.note}>{t('payment.step', { step: newPasswordSteps, count: newPasswordSteps })}</p>
      <p className={page.note}>{t(needsCode ? 'payment.proveReset' : 'payment.proveFirst')}</p>
      <input type="hidden" autoComplete="username" value={loginName} readOnly />
      {hasLoginPassword && (
        <PasswordField
          {...form.field('login_pwd')}
          label={t('payment.loginPassword')}
          autoComplete="current-password"
        />
      )}
      {needsCode && contact && (
        <>
          <p className={page.note}>{t('payment.codeTo', { account: contact.account })}</p>
          <CodeField
            value={code.value}
            onChange={code.onChange}
            error={code.error}
            onSend={() =>
              sendCode(contact, 'paypass').catch((error: unknown) => {
                toast(describeFailure(error))
                return false as const
              })
            }
          />
        </>
      )}
      <Button type="submit" block busy={save.isBusy} waitsFor={form.missing}>
        {t('shell.save')}
      </Button>
      <Button kind="text" block onClick={onBegin}>
        {t('payment.chooseDigits')}
      </Button>
    </form>
  )
}
