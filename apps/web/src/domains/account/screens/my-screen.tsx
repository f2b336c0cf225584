import Bookmark from 'lucide-react/icons/bookmark'
import Pencil from 'lucide-react/icons/pencil'
import QrCode from 'lucide-react/icons/qr-code'
import Settings from 'lucide-react/icons/settings'
import { type ReactNode, useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { ProfileCard } from '../../../ui/people/profile-card.tsx'
import { useAccount } from '../use-account.ts'

interface MyScreenProps {
  /** My number as a code to scan, in a sheet. */
  readonly renderCode: (code: {
    readonly userNumber: string
    readonly isOpen: boolean
    readonly onClose: () => void
  }) => ReactNode
}

/** My profile as others find it, and the ways to what concerns only me. */
export const MyScreen = ({ renderCode }: MyScreenProps) => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const { user, error, refetch } = useAccount()
  const [isCodeOpen, setIsCodeOpen] = useState(false)
  return (
    <Screen top={<NavBar title={t('account.myPage')} onBack={goBack} />}>
      {!user && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {user && (
        <>
          <ProfileCard
            name={user.nick_name}
            avatarUrl={user.avatar_url}
            lines={[
              t('account.myId', { number: user.user_no }),
              user.sign_remark === '' ? t('account.signatureEmpty') : user.sign_remark,
            ]}
          />
          <CellGroup>
            <Cell icon={Pencil} title={t('account.editProfile')} href={hrefTo('profile')} />
            <Cell icon={QrCode} title={t('account.myCode')} onClick={() => setIsCodeOpen(true)} />
          </CellGroup>
          <CellGroup>
            <Cell icon={Bookmark} title={t('chat.favorites')} href={hrefTo('favorites')} />
            <Cell icon={Settings} title={t('account.settings')} href={hrefTo('settings')} />
          </CellGroup>
          {renderCode({ userNumber: user.user_no, isOpen: isCodeOpen, onClose: () => setIsCodeOpen(false) })}
        </>
      )}
    </Screen>
  )
}
