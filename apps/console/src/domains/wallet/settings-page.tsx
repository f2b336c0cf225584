import type { CallData } from '@cliffhanger/contract/call.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import type { WalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { Loading, NumberInput, required, Title, useGetOne, useNotify } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { SettingsForm } from '../../ui/inputs/settings-form.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { AmountInput, RateInput } from '../../ui/money/money-inputs.tsx'
import { type SettingGroup, settingGroups, settingKindOf } from './settings-fields.ts'

type Stored = CallData<typeof ledgerOperatorCalls.getWalletSettings> & { readonly id: number }

const groupNames = Object.keys(settingGroups) as SettingGroup[]

/** Limits, rates and rewards of everything of value. */
export const WalletSettingsPage = () => {
  const t = useTexts()
  const notify = useNotify()
  const mayWrite = useMayDo()('config.write')
  const {
    data: stored,
    error,
    refetch,
  } = useGetOne<Stored>('wallet-settings', { id: 1 }, { refetchOnWindowFocus: false })
  if (error && !stored) return <LoadFailure error={error} onRetry={refetch} />
  if (!stored) return <Loading />
  return (
    <>
      <Title title={t('walletSettings.settings')} />
      <SettingsForm<WalletSettings>
        key={stored.version}
        stored={stored}
        groups={groupNames.map((group) => ({ title: t(`walletSettings.group_${group}`), names: settingGroups[group] }))}
        nameOf={(name) => t(`walletSettings.${name}`)}
        renderInput={(name) => <WalletSettingInput key={name} name={name} isDisabled={!mayWrite} />}
        mayWrite={mayWrite}
        save={async (version, changes, reason) => {
          const { change } = await callServer(ledgerOperatorCalls.changeWalletSettings, { version, changes, reason })
          if (change?.state !== changeStates.waiting) return 'saved'
          notify(t('operators.asked'), { type: 'info' })
          return 'waits'
        }}
        onReload={refetch}
      />
    </>
  )
}

interface WalletSettingInputProps {
  readonly name: keyof WalletSettings
  readonly isDisabled: boolean
}

const WalletSettingInput = ({ name, isDisabled }: WalletSettingInputProps) => {
  const t = useTexts()
  const words = { source: name, label: t(`walletSettings.${name}`), help: t(`walletSettings.${name}_help`), isDisabled }
  switch (settingKindOf(name)) {
    case 'flag':
      return <FlagInput {...words} />
    case 'number':
      return (
        <NumberInput
          source={name}
          label={words.label}
          helperText={words.help}
          validate={required()}
          disabled={isDisabled}
        />
      )
    case 'rate':
      return <RateInput {...words} />
    case 'amount':
      return <AmountInput {...words} coin={name.startsWith('reward_m') ? 'gold' : 'money'} mayBeNothing />
  }
}
