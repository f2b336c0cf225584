import { Refused } from '@cliffhanger/client/call-error.ts'
import { isCode } from '@cliffhanger/rules/account/validation.ts'
import { type Contact, checkCode, sendCode } from '../../../platform/server/verification-code.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ProofFields, useProof } from '../../../shared/proof/proof-fields.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { CodeField } from '../../../ui/forms/code-field.tsx'
import { ContactField, useContact } from '../../../ui/forms/contact-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { bindAccount } from '../use-account.ts'
import styles from './bind-form.module.css'

interface BindContactFormProps {
  readonly kind: Contact['kind']
  readonly isReplacing: boolean
  readonly onDone: () => void
}

/** Binds an email or a phone after a code proved that it is the member's, and a proof that the member asks. */
export const BindContactForm = ({ kind, isReplacing, onDone }: BindContactFormProps) => {
  const t = useTexts()
  const contact = useContact(kind)
  const form = useForm({ account: '', code: '' }, ({ account, code }) => ({
    account: contact.wrong(account),
    code: isCode(code) ? undefined : t('session.codeWrong'),
  }))
  const { account, code } = form.values
  const user = useUser()
  const proof = useProof(isReplacing && user?.has_pwd === 1 ? 'login_pwd' : undefined)
  const bind = useAction(
    async () => {
      const checked = contact.read(account)
      await checkCode(checked, code, 'bind')
      await bindAccount({ type: kind, account: checked.account, code, ...proof.given() })
      toast(t('account.bound'))
      onDone()
    },
    (error) => {
      if (proof.refuse(error)) return true
      if (!(error instanceof Refused)) return false
      if (error.is('codeWrong')) return form.refuse(error, 'code')
      return error.is('alreadyBound') ? form.refuse(error, 'account') : form.refuse(error)
    },
  )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (form.check() && proof.check()) bind.run()
      }}
    >
      <ContactField kind={kind} prefix={contact.prefix} onPrefix={contact.setPrefix} field={form.field('account')} />
      <CodeField
        {...form.field('code')}
        onSend={async () => form.check('account') && sendCode(contact.read(account), 'bind')}
      />
      <ProofFields proof={proof} {...(isReplacing && { kind })} />
      <Button type="submit" block busy={bind.isBusy} waitsFor={form.missing ?? proof.missing}>
        {t(isReplacing ? 'account.replace' : 'account.bind')}
      </Button>
    </form>
  )
}
