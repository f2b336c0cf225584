import type { CallData } from '@cliffhanger/contract/call.ts'
import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import { sessionOperatorCalls } from '@cliffhanger/contract/session/operator-calls.ts'
import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { Loading, Title, useGetOne, useNotify } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { SettingsForm } from '../../ui/inputs/settings-form.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { SettingInput } from './setting-input.tsx'
import { linesOf, type SettingGroup, settingGroups } from './settings-fields.ts'

type Stored = CallData<typeof sessionOperatorCalls.getPlatformSettings> & { readonly id: number }

const groupNames = Object.keys(settingGroups) as SettingGroup[]

/** The configuration of the platform, as a form made of its schema. */
export const SettingsPage = () => {
  const t = useTexts()
  const notify = useNotify()
  const mayWrite = useMayDo()('config.write')
  const { data: stored, error, refetch } = useGetOne<Stored>('settings', { id: 1 }, { refetchOnWindowFocus: false })
  if (error && !stored) return <LoadFailure error={error} onRetry={refetch} />
  if (!stored) return <Loading />
  return (
    <>
      <Title title={t('settings.settings')} />
      <SettingsForm<PlatformSettings>
        key={stored.version}
        stored={stored}
        groups={groupNames.map((group) => ({ title: t(`settings.group_${group}`), names: settingGroups[group] }))}
        nameOf={(name) => t(`settings.${name}`)}
        renderInput={(name) => <SettingInput key={name} name={name} isDisabled={!mayWrite} />}
        mayWrite={mayWrite}
        tidy={withoutEmptyLines}
        save={async (version, changes, reason) => {
          const { change } = await callServer(sessionOperatorCalls.changePlatformSettings, { version, changes, reason })
          if (change?.state !== changeStates.waiting) return 'saved'
          notify(t('operators.asked'), { type: 'info' })
          return 'waits'
        }}
        onReload={refetch}
      />
    </>
  )
}

const withoutEmptyLines = (settings: PlatformSettings): PlatformSettings => ({
  ...settings,
  api_urls: linesOf(settings.api_urls.join('\n')),
  ws_urls: linesOf(settings.ws_urls.join('\n')),
})
