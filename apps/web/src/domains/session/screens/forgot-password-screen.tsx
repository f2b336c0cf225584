import { Refused } from '@cliffhanger/client/call-error.ts'
import { isCode } from '@cliffhanger/rules/account/validation.ts'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { type Contact, checkCode, sendCode } from '../../../platform/server/verification-code.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { CodeField } from '../../../ui/forms/code-field.tsx'
import { ContactField, useContact } from '../../../ui/forms/contact-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { AuthScreen } from '../components/auth-screen.tsx'
import { saveTicket } from '../reset-ticket.ts'
import { useKnownPlatform } from '../use-known-platform.ts'

/** First half of a new password: the code proves who asks. Only where codes reach somebody. */
export const ForgotPasswordScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('loginEmail')
  const platform = useKnownPlatform()
  const [first] = platform?.code_kinds ?? []
  if (platform && first !== undefined) return <ForgotPasswordForm kinds={platform.code_kinds} first={first} />
  return (
    <Screen top={<NavBar title={t('session.resetPassword')} onBack={goBack} />}>
      {platform ? (
        <EmptyState icon={KeyRound} title={t('session.resetUnavailable')} hint={t('session.resetUnavailableHint')} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Screen>
  )
}

interface ForgotPasswordFormProps {
  readonly kinds: readonly Contact['kind'][]
  readonly first: Contact['kind']
}

const labels = { phone: 'session.phone', email: 'session.email' } as const

const ForgotPasswordForm = ({ kinds, first }: ForgotPasswordFormProps) => {
  const t = useTexts()
  const [kind, setKind] = useState(first)
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
      saveTicket(checked)
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
      {kinds.length > 1 && (
        <Tabs
          fill
          label={t('session.resetPassword')}
          value={kind}
          onChange={setKind}
          tabs={kinds.map((value) => ({ value, label: t(labels[value]) }))}
        />
      )}
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
