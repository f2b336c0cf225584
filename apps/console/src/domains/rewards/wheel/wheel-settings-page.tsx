import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import { wheelOperatorCalls } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import type { WheelSettings } from '@cliffhanger/contract/rewards/wheel-settings.ts'
import { languageNames } from '@cliffhanger/i18n/languages.ts'
import {
  BooleanInput,
  Loading,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  Title,
  useGetOne,
  useNotify,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { LanguageTabs } from '../../../ui/inputs/language-tabs.tsx'
import { SettingsForm } from '../../../ui/inputs/settings-form.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { coinName } from '../../../ui/money/amounts.ts'
import { AmountInput } from '../../../ui/money/money-inputs.tsx'
import { RichTextInput } from '../../../ui/rich-text/rich-text-input.tsx'
import { writtenShortTexts } from '../../../ui/short-texts.ts'

interface Stored {
  readonly id: number
  readonly version: number
  readonly settings: WheelSettings
}

const nameTexts = {
  free_daily: 'rewards.free_daily',
  daily_max: 'rewards.daily_max',
  is_paid: 'rewards.is_paid',
  cost_coin: 'rewards.cost_coin',
  cost_amount: 'rewards.cost_amount',
  takes_bought: 'rewards.takes_bought',
  rules: 'rewards.groupRules',
} as const satisfies Record<keyof WheelSettings, string>

/** How many spins members have, what one costs, and the rules they read. */
export const WheelSettingsPage = () => {
  const t = useTexts()
  const notify = useNotify()
  const mayWrite = useMayDo()('finance.write')
  const {
    data: stored,
    error,
    refetch,
  } = useGetOne<Stored>('wheel-settings', { id: 1 }, { refetchOnWindowFocus: false })
  if (error && !stored) return <LoadFailure error={error} onRetry={refetch} />
  if (!stored) return <Loading />
  return (
    <>
      <Title title={t('rewards.wheelSettings')} />
      <SettingsForm<WheelSettings>
        key={stored.version}
        stored={stored}
        groups={[
          { title: t('rewards.groupSpins'), names: ['free_daily', 'daily_max'] },
          { title: t('rewards.groupPaid'), names: ['is_paid', 'cost_coin', 'cost_amount', 'takes_bought'] },
          { title: t('rewards.groupRules'), names: ['rules'] },
        ]}
        nameOf={(name) => t(nameTexts[name])}
        renderInput={(name) => <WheelSettingInput key={name} name={name} isDisabled={!mayWrite} />}
        mayWrite={mayWrite}
        tidy={(written) => ({ ...written, rules: writtenShortTexts(written.rules) })}
        save={async (version, changes, reason) => {
          const wanted = { version, changes, reason }
          const { change } = await callServer(wheelOperatorCalls.changeWheelSettings, wanted)
          if (change?.state === changeStates.waiting) {
            notify(t('operators.asked'), { type: 'info' })
            return 'waits'
          }
          await refetch()
          return 'saved'
        }}
        onReload={refetch}
      />
    </>
  )
}

interface WheelSettingInputProps {
  readonly name: keyof WheelSettings
  readonly isDisabled: boolean
}

const WheelSettingInput = ({ name, isDisabled }: WheelSettingInputProps) => {
  const t = useTexts()
  const coin: unknown = useWatch({ name: 'cost_coin' })
  const words = { source: name, label: t(nameTexts[name]), disabled: isDisabled }
  switch (name) {
    case 'free_daily':
      return (
        <NumberInput
          {...words}
          helperText={t('rewards.free_daily_help')}
          validate={[required(), minValue(0), maxValue(100)]}
        />
      )
    case 'daily_max':
      return (
        <NumberInput
          {...words}
          helperText={t('rewards.daily_max_help')}
          validate={[required(), minValue(1), maxValue(1000)]}
        />
      )
    case 'is_paid':
      return <BooleanInput {...words} helperText={t('rewards.is_paid_help')} />
    case 'takes_bought':
      return <BooleanInput {...words} helperText={t('rewards.takes_bought_help')} />
    case 'cost_coin':
      return (
        <SelectInput
          {...words}
          choices={(['gold', 'point'] as const).map((id) => ({ id, name: coinName(t, id) }))}
          validate={required()}
          helperText={false}
        />
      )
    case 'cost_amount':
      return (
        <AmountInput
          source={name}
          label={words.label}
          help={t('rewards.cost_amount_help')}
          isDisabled={isDisabled}
          coin={coin === 'point' ? 'point' : 'gold'}
        />
      )
    case 'rules':
      return <RulesInput isDisabled={isDisabled} />
  }
}

const RulesInput = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const t = useTexts()
  return (
    <LanguageTabs label={t('rewards.groupRules')} first={currentLanguage()}>
      {(language) => (
        <RichTextInput
          source={`rules.${language}`}
          label={t('rewards.rulesIn', { language: languageNames[language] })}
          help={t('rewards.rulesHint')}
          validate={maxLength(20_000)}
          isDisabled={isDisabled}
        />
      )}
    </LanguageTabs>
  )
}
