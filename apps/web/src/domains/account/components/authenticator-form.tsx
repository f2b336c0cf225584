import { Refused } from '@cliffhanger/client/call-error.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { isCode } from '@cliffhanger/rules/account/validation.ts'
import { useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import { renderSVG } from 'uqr'
import { copyText } from '../../../platform/clipboard.ts'
import { call } from '../../../platform/server/client.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ProofFields, useProof } from '../../../shared/proof/proof-fields.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { bindAccount } from '../use-account.ts'
import styles from './bind-form.module.css'

interface AuthenticatorFormProps {
  readonly isOn: boolean
  readonly onDone: () => void
}

/** Switches two-factor login on with a new secret, or off; both take the authenticator's present code. */
export const AuthenticatorForm = ({ isOn, onDone }: AuthenticatorFormProps) => {
  const t = useTexts()
  const form = useForm({ code: '' }, ({ code }) => ({ code: isCode(code) ? undefined : t('session.codeWrong') }))
  const user = useUser()
  const proof = useProof(isOn && user?.has_pwd === 1 ? 'login_pwd' : undefined)
  const turn = useAction(
    async () => {
      await bindAccount({ type: 'google', code: form.values.code, off: flagOf(isOn), ...proof.given() })
      toast(t(isOn ? 'account.turnedOff' : 'account.turnedOn'))
      onDone()
    },
    (error) => {
      if (proof.refuse(error)) return true
      return error instanceof Refused && error.is('authenticatorWrong')
        ? form.refuse(error, 'code')
        : form.refuse(error)
    },
  )
  const { onChange, ...field } = form.field('code')
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (form.check() && proof.check()) turn.run()
      }}
    >
      {isOn ? <p className={styles.hint}>{t('account.authenticatorOffHint')}</p> : <NewSecret />}
      <TextField
        {...field}
        onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, 6))}
        label={t('session.authenticatorCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <ProofFields proof={proof} />
      <Button
        type="submit"
        block
        kind={isOn ? 'danger' : 'primary'}
        busy={turn.isBusy}
        waitsFor={form.missing ?? proof.missing}
      >
        {t(isOn ? 'account.turnOff' : 'account.turnOn')}
      </Button>
    </form>
  )
}

const NewSecret = () => {
  const t = useTexts()
  const { data, error, refetch } = useQuery({
    queryKey: ['new authenticator secret'],
    queryFn: async () => (await call(accountCalls.bindAccount, { type: 'google' })).google ?? null,
    gcTime: 0,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={184} width={184} />
  const copy = () =>
    copyText(data.secret).then(
      () => toast(t('shell.copied')),
      () => toast(t('shell.copyFailed')),
    )
  return (
    <>
      <p className={styles.hint}>{t('account.authenticatorSteps')}</p>
      <img
        className={styles.qr}
        alt={t('account.qrCode')}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(data.otpauth_url, { border: 2 }))}`}
      />
      <p className={styles.secret}>
        <span>{data.secret}</span>
        <IconButton
          icon={Copy}
          size={20}
          label={`${t('shell.copy')} ${t('account.secretKey')}`}
          onClick={() => void copy()}
        />
      </p>
    </>
  )
}
