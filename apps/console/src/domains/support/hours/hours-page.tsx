import type { SupportHours } from '@cliffhanger/contract/support/operator-schemas.ts'
import { supportOperatorCalls } from '@cliffhanger/contract/support/operator-support-calls.ts'
import { languageNames } from '@cliffhanger/i18n/languages.ts'
import { Alert, Autocomplete, Box, Button, FormControlLabel, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useGetOne, useNotify } from 'react-admin'
import { failureText, refuseStale } from '../../../platform/failure.ts'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { LanguageTabs } from '../../../ui/inputs/language-tabs.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Locked } from '../../../ui/locked.tsx'
import { Section } from '../../../ui/section.tsx'
import { writtenShortTexts } from '../../../ui/short-texts.ts'
import type { ShownHours } from '../sources.ts'
import { problemOfDay, shiftsOfDay } from './shift-rules.ts'
import { WeekInput, weekDays } from './week-input.tsx'

/** When customer service is there, and what it says out of hours. */
export const HoursPage = () => {
  const t = useTexts()
  const { data, error, refetch } = useGetOne<ShownHours>('support-hours', { id: 1 }, { refetchOnWindowFocus: false })
  return (
    <>
      <Title title={t('supportTools.hours')} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <HoursForm key={data.version} stored={data} onReload={() => void refetch()} />}
    </>
  )
}

interface HoursFormProps {
  readonly stored: ShownHours
  readonly onReload: () => void
}

/** Saves hours over the version that was read, once at a time. */
const useSave = ({ stored, onReload }: HoursFormProps) => {
  const t = useTexts()
  const notify = useNotify()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const save = async (hours: SupportHours): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    const written = { ...hours, texts: writtenShortTexts(hours.texts) }
    try {
      await callServer(supportOperatorCalls.setSupportHours, { version: stored.version, hours: written }).catch(
        refuseStale,
      )
      notify(t('shell.saved'), { type: 'success' })
      onReload()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return { save, failure, isBusy }
}

const HoursForm = ({ stored, onReload }: HoursFormProps) => {
  const t = useTexts()
  const mayWrite = useMayDo()('support.manage')
  const [hours, setHours] = useState<SupportHours>(stored.hours)
  const { save, failure, isBusy } = useSave({ stored, onReload })
  const change = (changes: Partial<SupportHours>): void => setHours({ ...hours, ...changes })
  const isChanged = JSON.stringify(hours) !== JSON.stringify(stored.hours)
  const isEmpty = hours.is_on === 1 && hours.shifts.length === 0
  const isWrong = isEmpty || weekDays.some((day) => problemOfDay(shiftsOfDay(hours.shifts, day)) !== undefined)
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Locked isLocked={!mayWrite}>
        <Section title={t('supportTools.hours')} explanation={t('supportTools.hoursHint')}>
          <FormControlLabel
            control={
              <Switch
                checked={hours.is_on === 1}
                disabled={!mayWrite}
                onChange={({ target }) => change({ is_on: target.checked ? 1 : 0 })}
              />
            }
            label={t('supportTools.isOn')}
          />
          <ZoneInput zone={hours.time_zone} isLocked={!mayWrite} onChoose={(time_zone) => change({ time_zone })} />
        </Section>
        <Section title={t('supportTools.shifts')} explanation={t('supportTools.shiftsHint')}>
          <WeekInput
            shifts={hours.shifts}
            isLocked={!mayWrite}
            onChange={(shifts) => change({ shifts: [...shifts] })}
          />
          {isEmpty && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {t('supportTools.noShifts')}
            </Alert>
          )}
        </Section>
        <Section title={t('supportTools.away')} explanation={t('supportTools.awayHint')}>
          <LanguageTabs label={t('supportTools.languages')} first={currentLanguage()}>
            {(language) => (
              <TextField
                label={t('supportTools.awayIn', { language: languageNames[language] })}
                value={hours.texts[language] ?? ''}
                multiline
                minRows={3}
                disabled={!mayWrite}
                onChange={({ target }) => change({ texts: { ...hours.texts, [language]: target.value } })}
                slotProps={{ htmlInput: { maxLength: 500 } }}
              />
            )}
          </LanguageTabs>
        </Section>
      </Locked>
      {failure !== undefined && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={onReload}>
              {t('shell.reload')}
            </Button>
          }
        >
          {failureText(failure)}
        </Alert>
      )}
      {mayWrite && (
        <Button variant="contained" loading={isBusy} disabled={!isChanged || isWrong} onClick={() => void save(hours)}>
          {t('supportTools.saveHours')}
        </Button>
      )}
    </Box>
  )
}

interface ZoneInputProps {
  readonly zone: string
  readonly isLocked: boolean
  readonly onChoose: (zone: string) => void
}

const ZoneInput = ({ zone, isLocked, onChoose }: ZoneInputProps) => {
  const t = useTexts()
  const [zones] = useState(() => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), zone])])
  return (
    <Autocomplete
      options={zones}
      value={zone}
      disabled={isLocked}
      disableClearable
      onChange={(_event, chosen) => onChoose(chosen)}
      renderInput={(input) => <TextField {...input} label={t('supportTools.timeZone')} />}
      sx={{ maxWidth: 360, mt: 1 }}
    />
  )
}
