import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { Alert, Box, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Form, Loading, Title, useGetOne, useNotify } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { fieldOf } from '../../platform/failure.ts'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useAsk } from '../../ui/ask-reason.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Section } from '../../ui/section.tsx'
import { SettingInput } from './setting-input.tsx'
import { changesBetween, linesOf, type SettingGroup, settingGroups } from './settings-fields.ts'

type Kept = CallData<typeof platformCalls.getPlatformSettings> & { readonly id: number }

/** The configuration of the platform, as a form made of its schema. */
export const SettingsPage = () => {
  const t = useTexts()
  const { data: kept, error, refetch } = useGetOne<Kept>('settings', { id: 1 }, { refetchOnWindowFocus: false })
  if (error && !kept) return <LoadFailure error={error} onRetry={refetch} />
  if (!kept) return <Loading />
  return (
    <>
      <Title title={t('settings.settings')} />
      <SettingsForm key={kept.version} kept={kept} onReload={refetch} />
    </>
  )
}

const groupNames = Object.keys(settingGroups) as SettingGroup[]

const SettingsForm = ({ kept, onReload }: { readonly kept: Kept; readonly onReload: () => void }) => {
  const t = useTexts()
  const mayWrite = useMayDo()('config.write')
  const [isStale, setStale] = useState(false)
  return (
    <Form record={kept.settings} mode="onBlur" warnWhenUnsavedChanges>
      <Box sx={{ py: 2, maxWidth: 860 }}>
        {isStale && (
          <Alert
            severity="warning"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" onClick={onReload}>
                {t('shell.reload')}
              </Button>
            }
          >
            {t('shell.changedElsewhere')}
          </Alert>
        )}
        {groupNames.map((group) => (
          <Section key={group} title={t(`settings.group_${group}`)}>
            {settingGroups[group].map((name) => (
              <SettingInput key={name} name={name} isDisabled={!mayWrite} />
            ))}
          </Section>
        ))}
        {mayWrite && <SaveBar kept={kept} onStale={() => setStale(true)} />}
      </Box>
    </Form>
  )
}

/** Sticks to the lower edge and saves what was changed, for a reason. */
const SaveBar = ({ kept, onStale }: { readonly kept: Kept; readonly onStale: () => void }) => {
  const t = useTexts()
  const ask = useAsk()
  const notify = useNotify()
  const { handleSubmit, setError, reset } = useFormContext<PlatformSettings>()
  const { isDirty } = useFormState()

  const save = handleSubmit((values) => {
    const changes = changesBetween(kept.settings, withoutEmptyLines(values))
    const names = settingGroupsOf(changes)
    if (names.length === 0) return notify(t('settings.nothingChanged'))
    return ask({
      title: t('settings.saveTitle'),
      explanation: names.map((name) => t(`settings.${name}`)).join(', '),
      action: t('shell.save'),
      act: async (reason) => {
        try {
          await callServer(platformCalls.changePlatformSettings, { version: kept.version, changes, reason })
          reset(values)
        } catch (error) {
          if (error instanceof Refused && error.is('stateChanged')) onStale()
          const name = names.find((changed) => fieldOf(error)?.includes(changed))
          if (name && error instanceof Refused) setError(name, { type: 'server', message: error.message })
          throw error
        }
      },
    })
  })

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        py: 2,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button variant="contained" onClick={() => void save()} disabled={!isDirty}>
        {t('shell.save')}
      </Button>
      <Button color="inherit" onClick={() => reset()} disabled={!isDirty}>
        {t('settings.discard')}
      </Button>
    </Stack>
  )
}

const settingGroupsOf = (changes: Partial<PlatformSettings>) =>
  groupNames.flatMap((group) => settingGroups[group].filter((name) => name in changes))

const withoutEmptyLines = (settings: PlatformSettings): PlatformSettings => ({
  ...settings,
  api_urls: linesOf(settings.api_urls.join('\n')),
  ws_urls: linesOf(settings.ws_urls.join('\n')),
})
