import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PushSwitch } from '../../../ui/notifications/push-switch.tsx'
import { SettingSwitch } from '../components/setting-switch.tsx'
import { useSettings } from '../use-settings.ts'

/** What may call my attention (S-60). While nothing may, the single switches rest. */
export const NotificationScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const { setting, error, refetch, change } = useSettings()
  const isQuiet = setting?.disturb === 1
  return (
    <Screen width="wide" top={<NavBar title={t('account.notifications')} onBack={goBack} />}>
      {!setting && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} />)}
      {setting && (
        <>
          <CellGroup>
            <SettingSwitch name="disturb" settings={{ setting, change }} />
            <SettingSwitch name="new_episodes" settings={{ setting, change }} />
          </CellGroup>
          <CellGroup>
            <SettingSwitch name="stopAudio" settings={{ setting, change }} isInverse isDisabled={isQuiet} />
            <SettingSwitch name="stopNewMsg" settings={{ setting, change }} isInverse isDisabled={isQuiet} />
            <SettingSwitch name="stopMsgDel" settings={{ setting, change }} isInverse />
          </CellGroup>
          <CellGroup>
            <PushSwitch />
          </CellGroup>
        </>
      )}
    </Screen>
  )
}
