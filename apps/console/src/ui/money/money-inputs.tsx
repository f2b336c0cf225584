import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { parseRate } from '@cliffhanger/rules/money.ts'
import { required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../platform/texts.ts'
import { isAmount, percentText } from './amounts.ts'

interface InputProps {
  readonly source: string
  readonly label: string
  readonly help?: string
  readonly isDisabled?: boolean
}

interface AmountInputProps extends InputProps {
  readonly coin: CoinCode
  /** 0 is an answer too. */
  readonly mayBeNothing?: boolean
}

const nothing = /^0(\.0*)?$/
const decimal = { htmlInput: { inputMode: 'decimal', autoComplete: 'off' } } as const

/** An amount as it is written: a decimal text, which is never made a number. */
export const AmountInput = ({
  source,
  label,
  help,
  isDisabled = false,
  coin,
  mayBeNothing = false,
}: AmountInputProps) => {
  const t = useTexts()
  const isRight = (text: unknown): boolean =>
    typeof text === 'string' && (isAmount(text, coin) || (mayBeNothing && nothing.test(text)))
  return (
    <TextInput
      source={source}
      label={label}
      helperText={help ?? false}
      validate={[required(), (text: unknown) => (isRight(text) ? undefined : t('wallet.amountWrong'))]}
      disabled={isDisabled}
      {...(mayBeNothing && { defaultValue: '0' })}
      slotProps={decimal}
    />
  )
}

/** A share as a decimal text: 0.01 is one of a hundred, which is shown beneath. */
export const RateInput = ({ source, label, help, isDisabled = false }: InputProps) => {
  const t = useTexts()
  const written: unknown = useWatch({ name: source })
  const share = typeof written === 'string' && parseRate(written) !== undefined ? `= ${percentText(written)}` : ''
  return (
    <TextInput
      source={source}
      label={label}
      helperText={[share, help ?? t('wallet.rateHint')].filter(Boolean).join(' · ')}
      validate={[
        required(),
        (text: unknown) =>
          typeof text === 'string' && parseRate(text) !== undefined ? undefined : t('wallet.rateWrong'),
      ]}
      defaultValue="0"
      disabled={isDisabled}
      slotProps={decimal}
    />
  )
}

/** An exchange rate: how much of one thing one of another is. */
export const ExchangeRateInput = ({ source, label, help }: InputProps) => {
  const t = useTexts()
  const isRate = (text: unknown): boolean =>
    typeof text === 'string' && parseRate(text) !== undefined && /[1-9]/.test(text)
  return (
    <TextInput
      source={source}
      label={label}
      helperText={help ?? false}
      validate={[required(), (text: unknown) => (isRate(text) ? undefined : t('wallet.rateWrong'))]}
      slotProps={decimal}
    />
  )
}
