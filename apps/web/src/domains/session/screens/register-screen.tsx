import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { RegistrationKind } from '@cliffhanger/contract/session/schemas.ts'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { AuthScreen } from '../components/auth-screen.tsx'
import { RegisterFields, useRegistration } from '../components/register-fields.tsx'

const kinds: readonly RegistrationKind[] = ['username', 'email', 'phone']
const kindLabels = { username: 'session.userName', email: 'session.email', phone: 'session.phone' } as const

/** Registers an account with a password, by one of the kinds of login name the platform allows. */
export const RegisterScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('loginEmail')
  const { data, error, refetch } = useCall(sessionCalls.getPlatformInfo, {})
  if (data?.plat_info.is_reg === 1) {
    const allowed = data.plat_info.login_name_format.split(',').map((kind) => kind.trim())
    return <RegisterForm kinds={kinds.filter((kind) => allowed.includes(kind))} platform={data.plat_info} />
  }
  return (
    <Screen top={<NavBar title={t('session.register')} onBack={goBack} />}>
      {data && (
        <EmptyState
          icon={UserRoundX}
          title={t('session.registrationClosed')}
          {...(data.plat_info.unable_register_message !== '' && { hint: data.plat_info.unable_register_message })}
        />
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} />}
    </Screen>
  )
}

interface RegisterFormProps {
  readonly kinds: readonly RegistrationKind[]
  readonly platform: Parameters<typeof useRegistration>[1]
}

const RegisterForm = ({ kinds: offered, platform }: RegisterFormProps) => {
  const t = useTexts()
  const [kind, setKind] = useState<RegistrationKind>(offered[0] ?? 'username')
  const registration = useRegistration(kind, platform)
  return (
    <AuthScreen
      title={t('session.createAccount')}
      back="loginEmail"
      onSubmit={registration.submit}
      footer={
        <p>
          {t('session.haveAccount')} <a href={hrefTo('loginEmail')}>{t('session.logIn')}</a>
        </p>
      }
    >
      {offered.length > 1 && (
        <Tabs
          fill
          label={t('session.register')}
          value={kind}
          onChange={setKind}
          tabs={offered.map((each) => ({ value: each, label: t(kindLabels[each]) }))}
        />
      )}
      <RegisterFields kind={kind} platform={platform} registration={registration} />
    </AuthScreen>
  )
}
