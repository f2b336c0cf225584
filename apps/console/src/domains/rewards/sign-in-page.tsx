import { type SignInStep, signInOperatorCalls } from '@cliffhanger/contract/rewards/operator-sign-in-calls.ts'
import { Stack, Typography } from '@mui/material'
import { Loading, maxValue, minValue, NumberInput, required, SelectInput, Title, useGetOne } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { SettingsForm } from '../../ui/inputs/settings-form.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { coinAmountText, coinName } from '../../ui/money/amounts.ts'
import { AmountInput } from '../../ui/money/money-inputs.tsx'
import { weekSum } from './week-sum.ts'

interface SignInSettings {
  readonly steps: SignInStep[]
}
interface Stored {
  readonly id: number
  readonly version: number
  readonly settings: SignInSettings
}

/** What the daily sign-in gives on each of its seven days. */
export const SignInStepsPage = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const {
    data: stored,
    error,
    refetch,
  } = useGetOne<Stored>('sign-in-steps', { id: 1 }, { refetchOnWindowFocus: false })
  if (error && !stored) return <LoadFailure error={error} onRetry={refetch} />
  if (!stored) return <Loading />
  return (
    <>
      <Title title={t('rewards.signIn')} />
      <SettingsForm<SignInSettings>
        key={stored.version}
        stored={stored}
        groups={[{ title: t('rewards.signIn'), names: ['steps'] }]}
        nameOf={() => t('rewards.signIn')}
        renderInput={(name) => <StepInputs key={name} steps={stored.settings.steps} isDisabled={!mayWrite} />}
        mayWrite={mayWrite}
        save={async (version, { steps = stored.settings.steps }, reason) => {
          await callServer(signInOperatorCalls.setSignInSteps, { version, steps, reason })
          await refetch()
          return 'saved'
        }}
        onReload={refetch}
      />
    </>
  )
}

interface StepInputsProps {
  readonly steps: readonly SignInStep[]
  readonly isDisabled: boolean
}

const StepInputs = ({ steps, isDisabled }: StepInputsProps) => {
  const t = useTexts()
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('rewards.signInHint')}
      </Typography>
      {steps.map(({ day }, index) => (
        <StepInput key={day} day={day} source={`steps.${index}`} isDisabled={isDisabled} />
      ))}
      <WeekText />
    </>
  )
}

interface StepInputProps {
  readonly day: number
  readonly source: string
  readonly isDisabled: boolean
}

const StepInput = ({ day, source, isDisabled }: StepInputProps) => {
  const t = useTexts()
  const title = t('rewards.day', { day })
  const coin: unknown = useWatch({ name: `${source}.coin_code` })
  return (
    <Stack
      role="group"
      aria-label={title}
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      sx={{ alignItems: { sm: 'flex-start' }, mb: 1.5 }}
    >
      <Typography sx={{ minWidth: 72, pt: { sm: 2 }, pb: { xs: 1, sm: 0 }, fontWeight: 600 }}>{title}</Typography>
      <SelectInput
        source={`${source}.coin_code`}
        label={t('rewards.coin')}
        choices={(['gold', 'point'] as const).map((id) => ({ id, name: coinName(t, id) }))}
        validate={required()}
        disabled={isDisabled}
        helperText={false}
      />
      <AmountInput
        source={`${source}.amount`}
        label={t('rewards.amount')}
        coin={coin === 'gold' ? 'gold' : 'point'}
        isDisabled={isDisabled}
      />
      <NumberInput
        source={`${source}.spins`}
        label={t('rewards.spins')}
        validate={[required(), minValue(0), maxValue(100)]}
        disabled={isDisabled}
        helperText={false}
      />
    </Stack>
  )
}

/** What a whole week gives, while it is typed. */
const WeekText = () => {
  const t = useTexts()
  const steps: readonly SignInStep[] = useWatch({ name: 'steps' }) ?? []
  const { gold, point, spins } = weekSum(steps)
  const parts = [
    coinAmountText(t, gold.toString(), 'gold'),
    coinAmountText(t, point.toString(), 'point'),
    `${t('rewards.spins')}: ${spins}`,
  ]
  return <Typography sx={{ pt: 1 }}>{t('rewards.week', { text: parts.join(' · ') })}</Typography>
}
