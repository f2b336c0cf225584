import { decimalSeparator } from '@cliffhanger/i18n/format/numbers.ts'
import { type ReactNode, useRef } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import type { AmountFieldState } from '../../use-amount.ts'
import { QuickAmounts } from '../amount/quick-amounts.tsx'
import { AmountKeypad } from '../keypad/amount-keypad.tsx'
import { useOwnKeys } from '../keypad/use-own-keys.ts'
import styles from './amount-field.module.css'

export interface AmountFieldProps extends AmountFieldState {
  readonly label?: string
  /** Shown while nothing is wrong; the balance where left out. */
  readonly hint?: string | undefined
  /** Where the coin can be chosen: what chooses it, in the place of its name. */
  readonly coinChip?: ReactNode
  /** Amounts to choose instead of the limits and all there is. */
  readonly offered?: readonly string[]
}

/** An amount of a coin (V-33) as the language writes it, with keys for all there is and for the limits, and digits of its own where it is touched. */
export const AmountField = ({
  label,
  hint,
  coinChip,
  offered,
  coin,
  scale,
  min,
  max,
  balance,
  value,
  isPreset,
  onChange,
  ...field
}: AmountFieldProps) => {
  const t = useTexts()
  const separator = decimalSeparator(useLanguage())
  const place = useRef<HTMLDivElement>(null)
  const keys = useOwnKeys(place)
  const { name, digits, show } = useAmounts()
  const balanceHint = balance === undefined ? undefined : t('wallet.balanceOf', { amount: show(balance, coin) })
  return (
    <div className={styles.amount} ref={place}>
      <TextField
        {...field}
        label={label ?? t('wallet.amount')}
        name="amount"
        // A balance that is on its way has its line already.
        hint={hint ?? balanceHint ?? '\u00A0'}
        value={value.replace('.', separator)}
        onChange={onChange}
        onFocus={() => {
          keys.open()
          if (isPreset) place.current?.querySelector('input')?.select()
        }}
        inputMode={keys.isTouched ? 'none' : scale === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={25}
        placeholder={scale === 0 ? '0' : digits('0', coin)}
        after={coinChip ?? <span className={styles.coin}>{name(coin === 'treasure' ? 'money' : coin)}</span>}
      />
      <div className={styles.quick}>
        <QuickAmounts {...{ coin, scale, min, max, balance, offered, value, onChange }} />
      </div>
      {keys.isOpen && <AmountKeypad {...{ coin, scale, value, isPreset, onChange }} />}
    </div>
  )
}
