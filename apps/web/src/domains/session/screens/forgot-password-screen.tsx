import { Refused } from '@cliffhanger/client/call-error.ts'
import { isCode } from '@cliffhanger/rules/account/validation.ts'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { type Contact, checkCode, sendCode } from '../../../platform/verification-code.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { ContactField, useContact } from '../../../ui/contact-field.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useForm } from '../../../ui/use-form.ts'
import { AuthScreen } from '../components/auth-screen.tsx'
import { keepTicket } from '../reset-ticket.ts'

/** First half of a new password: the code proves who asks. */
export const ForgotPasswordScreen = () => {
  const t = useTexts()
  const [kind, setKind] = useState<Contact['kind']>('phone')
  const contact = useContact(kind)
  const form = useForm({ account: '', code: '' }, ({ account, code }) => ({
    account: contact.wrong(account),
    code: isCode(code) ? undefined : t('session.codeWrong'),
  }))
  const { account, code } = form.values
  const check = useAction(
    async () => {
      const checked = { contact: contact.read(account), code }
      await checkCode(checked.contact, code, 'reset')
      keepTicket(checked)
      goTo('resetPassword', { account_type: kind, account: checked.contact.account })
    },
    (error) => (error instanceof Refused && error.is('codeWrong') ? form.refuse(error, 'code') : form.refuse(error)),
  )
  return (
    <AuthScreen
      title={t('session.resetPassword')}
      hint={t('session.resetHint')}
      back="loginEmail"
      onSubmit={() => form.check() && check.run()}
    >
      <Tabs
        fill
        label={t('session.resetPassword')}
        value={kind}
        onChange={setKind}
        tabs={[
          { value: 'phone', label: t('session.phone') },
          { value: 'email', label: t('session.email') },
        ]}
      />
      <ContactField kind={kind} prefix={contact.prefix} onPrefix={contact.setPrefix} field={form.field('account')} />
      <CodeField
        {...form.field('code')}
        onSend={async () => form.check('account') && sendCode(contact.read(account), 'reset')}
      />
      <Button type="submit" block busy={check.isBusy}>
        {t('shell.next')}
      </Button>
    </AuthScreen>
  )
}
