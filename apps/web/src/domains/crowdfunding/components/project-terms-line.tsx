import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { yearRate } from '../join-figures.ts'
import styles from './project-terms-line.module.css'

/** What one asks first: what a unit costs, what a day brings, what that is a year and that nobody promises it, and for how long. */
export const ProjectTermsLine = ({ project }: { readonly project: CrowProject }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const { unit_price: price, day_rate: rate, cycle_days: days } = project
  return (
    <span className={styles.terms}>
      {[
        { value: write(price, 'money'), label: t('crowdfunding.termUnit') },
        { value: `${percentOf(rate, language)}%`, label: t('crowdfunding.termDay') },
        { value: t('crowdfunding.days', { count: days }), label: t('crowdfunding.term') },
        { value: `≈ ${percentOf(yearRate(rate), language)}%`, label: t('crowdfunding.termYear') },
      ].map(({ value, label }) => (
        <span key={label} className={styles.part}>
          <strong>{value}</strong> <span>{label}</span>
        </span>
      ))}
    </span>
  )
}
