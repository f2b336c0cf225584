import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import Ban from 'lucide-react/icons/ban'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { SettingSwitch } from '../components/setting-switch.tsx'
import { useSettings } from '../use-settings.ts'

/** Who may write to me, what they see of me, and whom I keep away. */
export const PrivacyScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const blocked = useCall(blacklistCalls.listBlacklist, { page: 1, limit: 1 }).data?.total
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
          <CellGroup>
            <Cell
              icon={Ban}
              title={t('friends.blacklist')}
              value={blocked === 0 ? t('account.nobody') : blocked}
              href={hrefTo('friendBlacklist')}
            />
          </CellGroup>
        </>
      )}
    </Screen>
  )
}
