import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { useState } from 'react'
import { describeFailure, refusedField } from '../../platform/server/call-failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { useAmounts } from '../../shared/amounts.ts'
import { afterPress } from '../../ui/actions/after-press.ts'
import { type AmountLimits, type AmountProblem, amountProblem, typedAmount } from './amount-input.ts'

interface AmountOptions extends Omit<AmountLimits, 'scale'> {
  readonly coin: CoinCode
}

/** Everything an AmountField needs. */
export interface AmountFieldState extends AmountLimits {
  readonly coin: CoinCode
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
  /** It was there before anything was typed: what is typed takes its place. */
  readonly isPreset: boolean
}

/** A typed amount of a coin, `given` at first, and a suggestion for as long as nothing is typed where `isSuggested`: checked when the field is left or the form is sent; what was typed always stays. */
export const useAmount = ({ coin, min, max, balance }: AmountOptions, given = '', isSuggested = false) => {
  const t = useTexts()
  const { show } = useAmounts()
  const [text, setText] = useState(given)
  const [isPreset, setIsPreset] = useState(isSuggested && given !== '')
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const scale = coinScale[coin]
  const limits = { scale, min, max, balance }
  const problem = amountProblem(text, limits)
  const words: Readonly<Record<AmountProblem, () => string>> = {
    missing: () => t('wallet.amountMissing'),
    unreadable: () => t('wallet.amountUnreadable'),
    decimals: () => (scale === 0 ? t('wallet.amountWhole') : t('wallet.amountDecimals', { digits: scale })),
    notEnough: () => t('wallet.notEnough'),
    tooLittle: () => t('wallet.amountTooLittle', { amount: show(min ?? '0', coin) }),
    tooMuch: () => t('wallet.amountTooMuch', { amount: show(max ?? '0', coin) }),
  }
  // What more digits make worse is said while one types.
  const isOver = problem === 'tooMuch' || problem === 'notEnough'
  const field: AmountFieldState = {
    ...limits,
    coin,
    value: text,
    isPreset,
    onChange: (typed) => {
      setText(typedAmount(typed))
      setIsPreset(false)
      setRefusal(undefined)
    },
    // Later than the press that left it, and never over what sending it showed.
    onBlur: () => (text === '' ? setIsChecked(false) : afterPress(() => setIsChecked(true))),
    error: refusal ?? ((isChecked || isOver) && problem !== undefined ? words[problem]() : undefined),
  }
  return {
    field,
    /** The amount as a call takes it; undefined where it is not right. */
    value: problem === undefined ? text : undefined,
    /** What keeps it from being right, in words, whether or not the field shows it. */
    missing: problem === undefined ? undefined : words[problem](),
    /** Whether it is right; shows what is not. */
    check: (): boolean => {
      setIsChecked(true)
      return problem === undefined
    },
    /** Shows a refusal of the amount next to the field; false where it is about something else. */
    refuse: (error: unknown, isOfAmount = refusedField(error) === 'amount'): boolean => {
      if (isOfAmount) setRefusal(describeFailure(error))
      return isOfAmount
    },
    clear: () => {
      setText('')
      setIsPreset(false)
      setIsChecked(false)
    },
  }
}
