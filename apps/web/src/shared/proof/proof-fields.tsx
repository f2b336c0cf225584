import { Refused } from '@cliffhanger/client/call-error.ts'
import { useState } from 'react'
import { describeFailure, refusedField } from '../../platform/server/call-failure.ts'
import { type Contact, sendCode } from '../../platform/server/verification-code.ts'
import { useUser } from '../../platform/session/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { CodeField } from '../../ui/forms/code-field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { toast } from '../../ui/overlays/toast.tsx'
import styles from './proof-fields.module.css'

const names = ['login_pwd', 'pay_password', 'old_code'] as const
type ProofName = (typeof names)[number]

const refusalOf = {
  login_pwd: 'oldPasswordWrong',
  pay_password: 'paymentPasswordWrong',
  old_code: 'codeWrong',
} as const

/** What the button waits for while the field is empty. */
const askedFor = {
  login_pwd: 'session.passwordMissing',
  pay_password: 'payment.enterPassword',
  old_code: 'session.codeWrong',
} as const

/** What a member shows besides the session: asked for when the server says so, as it knows what there is to lose. */
export const useProof = (expected?: ProofName) => {
  const t = useTexts()
  const [name, setName] = useState<ProofName | undefined>(expected)
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const choose = (next: ProofName): void => {
    setName(next)
    setValue('')
    setError(undefined)
  }
  const missing = name === undefined || value !== '' ? undefined : t(askedFor[name])
  return {
    name,
    value,
    error,
    /** What is asked for and not filled in. */
    missing,
    choose,
    type: (text: string): void => {
      setValue(text)
      setError(undefined)
    },
    /** The field of the request; nothing while none is asked for. */
    given: (): { readonly [Name in ProofName]?: string } => (name === undefined ? {} : { [name]: value }),
    /** Whether what is asked for was filled in. */
    check: (): boolean => {
      setError(missing)
      return missing === undefined
    },
    /** Takes a refusal that is about the proof: asks for the one that is missing, or says what is wrong with the one given. */
    refuse: (refused: unknown): boolean => {
      const field = refusedField(refused)
      const wanted = names.find((each) => each === field)
      if (wanted !== undefined) {
        if (wanted !== name) choose(wanted)
        setError(wanted === name ? describeFailure(refused) : t('account.proofNeeded'))
        return true
      }
      if (name === undefined || !(refused instanceof Refused) || !refused.is(refusalOf[name])) return false
      setError(describeFailure(refused))
      return true
    },
  }
}

interface ProofFieldsProps {
  readonly proof: ReturnType<typeof useProof>
  /** The address that is replaced; any that is bound where none is given. */
  readonly kind?: Contact['kind']
}

/** The field of a proof, below what it is for; a code to an address of before can stand for the password. */
export const ProofFields = ({ proof, kind }: ProofFieldsProps) => {
  const t = useTexts()
  const user = useUser()
  const bound: readonly Contact[] = [
    { kind: 'email', account: user?.user_email ?? '' } as const,
    { kind: 'phone', account: user?.user_phone ?? '' } as const,
  ].filter((contact) => contact.account !== '' && (kind === undefined || contact.kind === kind))
  const [address] = bound
  if (proof.name === undefined) return null
  const field = { value: proof.value, onChange: proof.type, error: proof.error, name: proof.name }
  return (
    <>
      <p className={styles.hint}>{t('account.proofHint')}</p>
      {proof.name === 'login_pwd' && (
        <PasswordField {...field} label={t('account.proofPassword')} autoComplete="current-password" />
      )}
      {proof.name === 'pay_password' && (
        <PasswordField {...field} label={t('account.proofPin')} inputMode="numeric" autoComplete="off" />
      )}
      {proof.name === 'old_code' && address && (
        <>
          <p className={styles.hint}>{t('account.proofCodeTo', { account: address.account })}</p>
          <CodeField
            {...field}
            onSend={() =>
              sendCode(address, 'bind').catch((error: unknown) => {
                toast(describeFailure(error))
                return false as const
              })
            }
          />
        </>
      )}
      {proof.name !== 'old_code' && address && (
        <Button kind="text" block onClick={() => proof.choose('old_code')}>
          {t('account.proofByCode', { account: address.account })}
        </Button>
      )}
    </>
  )
}
