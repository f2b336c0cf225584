import type { ContactKind } from '@cliffhanger/contract/account/schemas.ts'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePlatform } from '../../../platform/server/platform-info.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { AuthenticatorForm } from '../components/authenticator-form.tsx'
import { BindContactForm } from '../components/bind-contact-form.tsx'
import { useAccount } from '../use-account.ts'

const kinds = ['email', 'phone', 'google'] as const
type Bound = (typeof kinds)[number]

/** What the account can be found again by: email, phone, authenticator. */
export const BindAccountScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const query = useScreenQuery()
  const { user, error, refetch } = useAccount()
  const [edited, setEdited] = useState<Bound | null>(() => kinds.find((kind) => kind === query.get('type')) ?? null)
  const close = () => setEdited(null)
  const platform = usePlatform()
  // Where no code is sent nothing can be bound; what is there is shown.
  const isChangeable = (kind: ContactKind): boolean => platform?.code_kinds.includes(kind) ?? true
  const isShown = (kind: ContactKind, bound: string): boolean => bound !== '' || isChangeable(kind)
  return (
    <Screen top={<NavBar title={t('account.bindAccount')} onBack={goBack} />}>
      {!user && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />)}
      {user && (
        <>
          <CellGroup>
            {isShown('email', user.user_email) && (
              <Cell
                icon={Mail}
                title={t('account.email')}
                value={user.user_email || t('account.notBound')}
                {...(isChangeable('email') && { onClick: () => setEdited('email') })}
              />
            )}
            {isShown('phone', user.user_phone) && (
              <Cell
                icon={Smartphone}
                title={t('account.phone')}
                value={user.user_phone || t('account.notBound')}
                {...(isChangeable('phone') && { onClick: () => setEdited('phone') })}
              />
            )}
            <Cell
              icon={KeyRound}
              title={t('account.authenticator')}
              value={t(user.has_google === 1 ? 'account.isOn' : 'account.isOff')}
              onClick={() => setEdited('google')}
            />
          </CellGroup>
          <Sheet isOpen={edited === 'email' && isChangeable('email')} onClose={close} title={t('account.email')}>
            <BindContactForm kind="email" isReplacing={user.user_email !== ''} onDone={close} />
          </Sheet>
          <Sheet isOpen={edited === 'phone' && isChangeable('phone')} onClose={close} title={t('account.phone')}>
            <BindContactForm kind="phone" isReplacing={user.user_phone !== ''} onDone={close} />
          </Sheet>
          <Sheet isOpen={edited === 'google'} onClose={close} title={t('account.authenticator')}>
            <AuthenticatorForm isOn={user.has_google === 1} onDone={close} />
          </Sheet>
        </>
      )}
    </Screen>
  )
}
