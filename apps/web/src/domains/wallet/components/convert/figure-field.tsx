import { decimalSeparator } from '@cliffhanger/i18n/format/numbers.ts'
import type { CSSProperties } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import type { AmountFieldState } from '../../use-amount.ts'
import { useIsTouched } from '../keypad/use-own-keys.ts'
import styles from './figure-field.module.css'

interface FigureFieldProps
  extends Pick<AmountFieldState, 'coin' | 'scale' | 'value' | 'isPreset' | 'onChange' | 'onBlur' | 'error'> {
  /** What tells of it: its balance, or what is wrong. */
  readonly noteId: string
}

/** The figure of an amount at the end of its line, beside what names its coin; it becomes smaller where it would not be seen whole. */
export const FigureField = ({ coin, scale, value, isPreset, onChange, onBlur, error, noteId }: FigureFieldProps) => {
  const t = useTexts()
  const separator = decimalSeparator(useLanguage())
  const isTouched = useIsTouched()
  const { digits } = useAmounts()
  return (
    <input
      className={styles.field}
      style={{ '--signs': Math.max(value.length, 1) } as CSSProperties}
      name="amount"
      aria-label={t('wallet.amount')}
      aria-invalid={error !== undefined}
      aria-describedby={noteId}
      value={value.replace('.', separator)}
      placeholder={scale === 0 ? '0' : digits('0', coin)}
      onChange={(event) => onChange(event.target.value)}
      onFocus={({ currentTarget }) => isPreset && currentTarget.select()}
      onBlur={onBlur}
      inputMode={isTouched ? 'none' : scale === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={25}
    />
  )
}
