import { Refused } from '@cliffhanger/client/call-error.ts'
import { Alert, Box, Button, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { changesBetween } from '../../platform/changes-between.ts'
import { fieldOf } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { useConfirmAction } from '../dialogs/confirm-action.tsx'
import { Section } from '../section.tsx'

interface SettingsFormProps<Settings extends object> {
  readonly stored: { readonly version: number; readonly settings: Settings }
  readonly groups: readonly { readonly title: string; readonly names: readonly (keyof Settings & string)[] }[]
  readonly nameOf: (name: keyof Settings & string) => string
  readonly renderInput: (name: keyof Settings & string) => ReactNode
  readonly mayWrite: boolean
  /** What was written, as the server takes it. */
  readonly tidy?: (written: Settings) => Settings
  /** Saves it, and answers whether it holds now or waits for a second operator, which it then tells itself. */
  readonly save: (version: number, changes: Partial<Settings>, reason: string) => Promise<'saved' | 'waits'>
  readonly onReload: () => void
}

/** Settings in their groups. Only what was changed is saved, for a reason, and only over the version that was read. */
export const SettingsForm = <Settings extends object>(props: SettingsFormProps<Settings>) => {
  const { stored, groups, renderInput, mayWrite, onReload } = props
  const t = useTexts()
  const [isStale, setStale] = useState(false)
  return (
    <Form record={stored.settings} mode="onBlur" warnWhenUnsavedChanges>
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
        {groups.map(({ title, names }) => (
          <Section key={title} title={title}>
            {names.map(renderInput)}
          </Section>
        ))}
        {mayWrite && <SaveBar {...props} onStale={() => setStale(true)} />}
      </Box>
    </Form>
  )
}

interface SaveBarProps<Settings extends object> extends SettingsFormProps<Settings> {
  readonly onStale: () => void
}

/** Sticks to the lower edge. */
const SaveBar = <Settings extends object>(props: SaveBarProps<Settings>) => {
  const { stored, groups, nameOf, tidy = (written) => written, save, onStale } = props
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const notify = useNotify()
  const { handleSubmit, setError, reset } = useFormContext()
  const { isDirty } = useFormState()

  const submit = handleSubmit((written) => {
    const changes = changesBetween(stored.settings, tidy(written as Settings))
    const names = groups.flatMap((group) => group.names.filter((name) => name in changes))
    if (names.length === 0) return notify(t('settings.nothingChanged'))
    return confirmAction({
      title: t('settings.saveTitle'),
      explanation: names.map(nameOf).join(', '),
      action: t('shell.save'),
      reportsDone: false,
      run: async (reason) => {
        try {
          if ((await save(stored.version, changes, reason)) === 'waits') return reset()
          notify(t('shell.saved'), { type: 'success' })
          reset(written)
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
      <Button variant="contained" onClick={() => void submit()} disabled={!isDirty}>
        {t('shell.save')}
      </Button>
      <Button color="inherit" onClick={() => reset()} disabled={!isDirty}>
        {t('settings.discard')}
      </Button>
    </Stack>
  )
}
