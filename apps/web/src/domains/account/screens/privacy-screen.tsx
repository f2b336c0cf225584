import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { SettingSwitch } from '../components/setting-switch.tsx'
import { useSettings } from '../use-settings.ts'

/** Who may find and see me, and what protects my account. */
export const PrivacyScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const user = useUser()
  const { setting, error, refetch, change } = useSettings()
  return (
    <Screen top={<NavBar title={t('account.privacy')} onBack={goBack} />}>
      {!setting && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {setting && (
        <>
          <CellGroup heading={t('account.aboutFriends')}>
            <SettingSwitch name="add_friends" settings={{ setting, change }} />
            <SettingSwitch
              name="verify_friends"
              settings={{ setting, change }}
              isDisabled={setting.add_friends === 0}
            />
          </CellGroup>
          <CellGroup heading={t('account.aboutBeingSeen')}>
            <SettingSwitch name="show_online" settings={{ setting, change }} />
            <SettingSwitch name="show_ip" settings={{ setting, change }} />
          </CellGroup>
          <CellGroup heading={t('account.security')}>
            <Cell
              title={t('account.loginPassword')}
              href={hrefTo('loginPassword')}
              value={t(user?.has_pwd === 1 ? 'account.isOn' : 'account.notSet')}
            />
            <Cell title={t('account.bindAccount')} href={hrefTo('bindAccount')} />
            <Cell title={t('friends.blacklist')} href={hrefTo('friendBlacklist')} />
          </CellGroup>
        </>
      )}
    </Screen>
  )
}
