import { decimalSeparator } from '@cliffhanger/i18n/format/numbers.ts'
import { type CSSProperties, useId } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { AmountFieldProps } from '../forms/amount-field.tsx'
import styles from './amount-form.module.css'
import { QuickAmounts } from './quick-amounts.tsx'

/** Figures are narrower than a letter is high, and what names the coin is half as large. */
const signWidth = (figures: string, symbol: string): number => figures.length + symbol.length / 2

interface AmountStageProps extends AmountFieldProps {
  /** The page has keys of its own. */
  readonly isTouched: boolean
}

/** An amount as the one thing of its page: large, in the middle, with the symbol of its coin where the language has it. */
export const AmountStage = ({
  label,
  hint,
  coinChip,
  value,
  onChange,
  onBlur,
  error,
  isPreset,
  isTouched,
  ...field
}: AmountStageProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { digits, show } = useAmounts()
  const id = useId()
  const { coin, scale, balance } = field
  const zero = scale === 0 ? '0' : digits('0', coin)
  const [before = '', after = ''] = show('0', coin).split(digits('0', coin))
  const figures = value === '' ? zero : value.replace('.', decimalSeparator(language))
  const balanceHint = balance === undefined ? undefined : t('wallet.balanceOf', { amount: show(balance, coin) })
  return (
    <div className={styles.stage}>
      <label className="visually-hidden" htmlFor={id}>
        {label ?? t('wallet.amount')}
      </label>
      <div
        className={classNames(styles.amount, value === '' && styles.none)}
        style={{ '--signs': signWidth(figures, before + after) } as CSSProperties}
      >
        <span className={classNames(styles.symbol, styles.raised)} aria-hidden="true">
          {before.trim()}
        </span>
        <span className={styles.figures}>
          {/* As wide as what is typed, so that the symbol stands beside it. */}
          <span aria-hidden="true">{figures}</span>
          <input
            id={id}
            name="amount"
            value={value === '' ? '' : figures}
            placeholder={zero}
            onChange={(event) => onChange(event.target.value)}
            onFocus={({ currentTarget }) => isPreset && currentTarget.select()}
            onBlur={onBlur}
            inputMode={isTouched ? 'none' : scale === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={25}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-note`}
          />
        </span>
        <span className={styles.symbol} aria-hidden="true">
          {after.trim()}
        </span>
      </div>
      <p
        id={`${id}-note`}
        className={classNames(styles.hint, error !== undefined && styles.error)}
        role={error === undefined ? undefined : 'alert'}
      >
        {/* A balance that is on its way has its line already. */}
        {error ?? hint ?? balanceHint ?? '\u00A0'}
      </p>
      <div className={styles.quick}>
        {coinChip}
        <QuickAmounts {...field} value={value} onChange={onChange} saysBalance={false} />
      </div>
    </div>
  )
}
