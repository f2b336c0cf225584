import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { PlatInfo, RegistrationKind } from '@cliffhanger/contract/session/schemas.ts'
import { arePasswordsEqual, isCode, isLoginPassword, isUserName } from '@cliffhanger/rules/account/validation.ts'
import { call } from '../../../platform/server/client.ts'
import { storePlatform } from '../../../platform/server/platform-info.ts'
import { sendCode } from '../../../platform/server/verification-code.ts'
import { deviceInfo } from '../../../platform/session/device.ts'
import { inviterCode } from '../../../platform/session/invitation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { CodeField } from '../../../ui/forms/code-field.tsx'
import { ContactField, useContact } from '../../../ui/forms/contact-field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { ownDeviceSecret } from '../device-secrets.ts'
import { enter } from '../enter.ts'
import { trackRegistration } from '../registration-pixel.ts'
import { fieldOfRefusal } from '../registration-refusal.ts'
import { useAgreementTick } from './agreement-tick.tsx'

/** The form of one kind of registration: what is typed, what is wrong, and how it is sent. */
export const useRegistration = (kind: RegistrationKind, platform: PlatInfo) => {
  const t = useTexts()
  const agreement = useAgreementTick()
  const contact = useContact(kind === 'phone' ? 'phone' : 'email')
  const needsCode = kind !== 'username'
  const required = (isNeeded: 0 | 1, isRequired: 0 | 1, code: string) =>
    isNeeded === 1 && isRequired === 1 && code.trim() === '' ? t('session.required') : undefined
  const form = useForm(
    { login_name: '', contact: '', code: '', login_pwd: '', login_pwd2: '', invite_code: '', upper_invite_code: '' },
    (typed) => ({
      login_name: needsCode || isUserName(typed.login_name) ? undefined : t('session.userNameWrong'),
      contact: needsCode ? contact.wrong(typed.contact) : undefined,
      code: !needsCode || isCode(typed.code) ? undefined : t('session.codeWrong'),
      login_pwd: isLoginPassword(typed.login_pwd) ? undefined : t('session.passwordWrong'),
      login_pwd2: arePasswordsEqual(typed.login_pwd, typed.login_pwd2) ? undefined : t('session.passwordsDiffer'),
      invite_code: required(platform.is_need_invite_code, platform.is_required_invite_code, typed.invite_code),
      upper_invite_code: required(
        platform.is_need_upper_invite_code,
        platform.is_required_upper_invite_code,
        typed.upper_invite_code,
      ),
    }),
  )
  const { values } = form

  const loginName = () => {
    if (kind === 'username') return { login_name: values.login_name }
    const { account } = contact.read(values.contact)
    return { [kind === 'email' ? 'user_email' : 'user_phone']: account, code: values.code }
  }

  const register = useAction(
    async () => {
      const reply = await call(sessionCalls.register, {
        ...deviceInfo(inviterCode()),
        device_secret: ownDeviceSecret(),
        ...loginName(),
        reg_type: kind,
        login_pwd: values.login_pwd,
        login_pwd2: values.login_pwd2,
        invite_code: values.invite_code.trim(),
        upper_invite_code: values.upper_invite_code.trim(),
        agree: 1,
      })
      completeSignIn(reply)
      storePlatform(platform)
      trackRegistration(reply.user_info)
      enter(reply.user_info, { isNew: true })
    },
    (error) => form.refuse(error, fieldOfRefusal(error, kind)) || form.refuse(error),
  )

  return {
    form,
    contact,
    agreementBox: agreement.box,
    isBusy: register.isBusy,
    submit: () => form.check() && agreement.whenAgreed(register.run),
    /** Sends the code to what was typed; false where that is not a contact. */
    sendCode: async (): Promise<number | false> => {
      if (!form.check('contact')) return false
      return sendCode(contact.read(values.contact), 'reg')
    },
  }
}

interface RegisterFieldsProps {
  readonly kind: RegistrationKind
  readonly platform: PlatInfo
  readonly registration: ReturnType<typeof useRegistration>
}

export const RegisterFields = ({ kind, platform, registration }: RegisterFieldsProps) => {
  const t = useTexts()
  const { form, contact, agreementBox, isBusy } = registration
  return (
    <>
      {kind === 'username' ? (
        <TextField
          {...form.field('login_name')}
          label={t('session.userName')}
          hint={t('session.userNameHint')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={20}
        />
      ) : (
        <>
          <ContactField
            kind={kind}
            prefix={contact.prefix}
            onPrefix={contact.setPrefix}
            field={form.field('contact')}
          />
          <CodeField {...form.field('code')} onSend={registration.sendCode} />
        </>
      )}
      <PasswordField
        {...form.field('login_pwd')}
        label={t('session.password')}
        hint={t('session.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('login_pwd2')} label={t('session.passwordAgain')} autoComplete="new-password" />
      {platform.is_need_invite_code === 1 && (
        <TextField {...form.field('invite_code')} label={t('session.inviteCode')} autoComplete="off" maxLength={32} />
      )}
      {platform.is_need_upper_invite_code === 1 && (
        <TextField
          {...form.field('upper_invite_code')}
          label={t('session.upperInviteCode')}
          autoComplete="off"
          maxLength={32}
        />
      )}
      <div>
        {agreementBox}
        <Button type="submit" block busy={isBusy}>
          {t('session.register')}
        </Button>
      </div>
    </>
  )
}
