import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { AmountField } from '../components/forms/amount-field.tsx'
import { SummaryRows } from '../components/summary/summary-rows.tsx'
import { useAmount } from '../use-amount.ts'
import styles from './treasure-screen.module.css'
import { daysOfYear, incomeOfDays } from './year-income.ts'

const exampleSums = ['100.00', '1000.00']
const daysOfMonth = 30n

interface TreasureProjectionProps {
  readonly rate: string
  /** The money the member has: what is asked about first. */
  readonly own: string
}

/** For who saves nothing yet: what an amount of theirs would bring at the rate of today. */
export const TreasureProjection = ({ rate, own }: TreasureProjectionProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const isSome = /[1-9]/.test(own)
  const { field, value } = useAmount({ coin: 'treasure' }, isSome ? own : exampleSums[1])
  const rowOf = (label: string, days: bigint, isResult = false) => {
    if (value === undefined) return [{ label, value: '–', isResult }]
    const income = incomeOfDays(value, rate, days)
    // Less than the least there is would read as nothing, which it is not.
    return /[1-9]/.test(income) ? [{ label, value: `≈ ${show(income, 'treasure')}`, isResult }] : []
  }
  return (
    <section className={styles.projection} aria-label={t('wallet.ifYouSaved')}>
      <AmountField
        {...field}
        label={t('wallet.ifYouSaved')}
        hint={isSome && value === own ? t('wallet.allYouHave') : undefined}
        offered={isSome ? [own, ...exampleSums] : [...exampleSums, '10000.00']}
      />
      <SummaryRows
        rows={[
          ...rowOf(t('wallet.aYear'), daysOfYear, true),
          ...rowOf(t('wallet.aMonth'), daysOfMonth),
          ...rowOf(t('wallet.aDay'), 1n),
        ]}
        note={t('wallet.projectionHint')}
      />
    </section>
  )
}
