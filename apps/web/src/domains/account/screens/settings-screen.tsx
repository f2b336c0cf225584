import { languageNames } from '@cliffhanger/i18n/languages.ts'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Bell from 'lucide-react/icons/bell'
import CircleHelp from 'lucide-react/icons/circle-help'
import Folders from 'lucide-react/icons/folders'
import Heart from 'lucide-react/icons/heart'
import IdCard from 'lucide-react/icons/id-card'
import KeyRound from 'lucide-react/icons/key-round'
import Languages from 'lucide-react/icons/languages'
import Link from 'lucide-react/icons/link'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import ScanFace from 'lucide-react/icons/scan-face'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import Wallpaper from 'lucide-react/icons/wallpaper'
import { unlockDebugger } from '../../../platform/debugging.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { sessionActions } from '../../../platform/session/session-actions.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { hasCopies } from '../../../shared/offline/has-copies.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { AppearanceCells } from '../components/appearance-cells.tsx'
import { CacheCell } from '../components/cache-cell.tsx'
import { MyCell } from '../components/my-cell.tsx'
import { VersionCell } from '../components/version-cell.tsx'
import { useAccount } from '../use-account.ts'
import { useSettingStates } from '../use-setting-states.ts'

/** Settings, each in one place alone: who I am, what protects me and my money, how the app behaves, this device, the platform's texts, logout. */
export const SettingsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const language = useLanguage()
  const { user, error, refetch } = useAccount()
  const states = useSettingStates()
  const logOut = useAction(async () => {
    const isLost = user?.has_pwd === 0 && user.user_email === '' && user.user_phone === ''
    const hint = hasCopies() ? 'account.logOutHintDownloads' : 'account.logOutHint'
    const text = t(isLost ? 'account.logOutAutoHint' : hint)
    const question = { title: t('account.logOutTitle'), text, confirmLabel: t('account.logOut'), isDanger: true }
    if (await confirm(question)) await sessionActions().signOut()
  })
  return (
    <Screen top={<NavBar title={t('account.settings')} onBack={goBack} />}>
      {!user && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {user && (
        <>
          <CellGroup label={t('account.profile')}>
            <MyCell user={user} />
            <Cell icon={ArrowLeftRight} title={t('session.switchAccount')} href={hrefTo('toggleAccount')} />
          </CellGroup>
          <CellGroup heading={t('account.security')}>
            <Cell icon={ShieldCheck} title={t('account.privacy')} href={hrefTo('privacy')} />
            <Cell
              icon={KeyRound}
              title={t('account.loginPassword')}
              href={hrefTo('loginPassword')}
              value={states.loginPassword}
            />
            <Cell icon={Link} title={t('account.bindAccount')} href={hrefTo('bindAccount')} value={states.linked} />
          </CellGroup>
          <CellGroup heading={t('account.payments')}>
            <Cell
              icon={WalletMinimal}
              title={t('payment.state')}
              href={hrefTo('changePayPassword')}
              value={states.pin}
            />
            <Cell icon={ScanFace} title={t('payment.passkeyTitle')} href={hrefTo('passkeys')} value={states.passkeys} />
            <Cell icon={IdCard} title={t('payment.realName')} href={hrefTo('realName')} value={states.realName} />
          </CellGroup>
          <CellGroup heading={t('account.general')}>
            <Cell
              icon={Bell}
              title={t('account.notifications')}
              href={hrefTo('notifications')}
              value={states.notifications}
            />
            <Cell
              icon={Languages}
              title={t('account.language')}
              href={hrefTo('changeLocale')}
              value={languageNames[language]}
            />
            <Cell icon={Folders} title={t('chats.folders')} href={hrefTo('chatFolders')} />
            <Cell icon={AlarmClock} title={t('chats.reminders')} href={hrefTo('reminders')} />
            <AppearanceCells />
            <Cell icon={Wallpaper} title={t('chats.background')} href={hrefTo('chatBackgrounds')} />
            <Cell icon={Heart} title={t('discover.taste')} href={hrefTo('taste')} />
          </CellGroup>
          <CellGroup heading={t('account.thisDevice')}>
            <Cell icon={Smartphone} title={t('collection.addDesktop')} href={hrefTo('addDesktop')} />
            <CacheCell />
          </CellGroup>
          <CellGroup heading={t('account.about')}>
            <Cell icon={CircleHelp} title={t('notices.help')} href={hrefTo('message', { tab: 'help' })} />
            <Cell icon={ScrollText} title={t('session.userAgreement')} href={hrefTo('agreement', { type: 0 })} />
            <Cell icon={Lock} title={t('session.privacyAgreement')} href={hrefTo('agreement', { type: 1 })} />
            <VersionCell
              onNewer={(version) => goTo('appUpdate', { updata_info: JSON.stringify(version) })}
              onLatest={() => toast(t('session.upToDate'))}
              onDebugger={() => {
                unlockDebugger()
                goTo('debugger')
              }}
            />
          </CellGroup>
          <CellGroup>
            <Cell icon={LogOut} title={t('account.logOut')} isDanger isDisabled={logOut.isBusy} onClick={logOut.run} />
          </CellGroup>
        </>
      )}
    </Screen>
  )
}
