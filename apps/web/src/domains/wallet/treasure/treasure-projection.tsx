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
  const brings = (days: bigint): string =>
    value === undefined ? '–' : `≈ ${show(incomeOfDays(value, rate, days), 'treasure')}`
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
          { label: t('wallet.aYear'), value: brings(daysOfYear), isResult: true },
          { label: t('wallet.aMonth'), value: brings(daysOfMonth) },
          { label: t('wallet.aDay'), value: brings(1n) },
        ]}
        note={t('wallet.projectionHint')}
      />
    </section>
  )
}
