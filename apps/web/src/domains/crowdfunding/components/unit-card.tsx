import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Coins from 'lucide-react/icons/coins'
import Film from 'lucide-react/icons/film'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TrendingUp from 'lucide-react/icons/trending-up'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { joinFigures, yearRate } from '../join-figures.ts'
import styles from './crowdfunding.module.css'
import unit from './unit-card.module.css'

/** What one gets for a unit, in plain words, before any table of terms. */
export const UnitCard = ({ project }: { readonly project: CrowProject }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const { unit_price: price, day_rate, cycle_days, rights } = project
  const { term } = joinFigures({ amount: price, day_rate, cycle_days })
  const amount = write(price, 'money')
  const days = t('crowdfunding.days', { count: cycle_days })
  return (
    <section className={styles.card} aria-label={t('crowdfunding.unitFor', { amount })}>
      <h2 className={styles.heading}>{t('crowdfunding.unitFor', { amount })}</h2>
      <ul className={unit.lines}>
        {[
          {
            icon: TrendingUp,
            words: `${t('crowdfunding.rateOf', { rate: percentOf(day_rate, language) })} · ${t('crowdfunding.yearOf', { rate: percentOf(yearRate(day_rate), language) })}`,
          },
          { icon: Coins, words: t('crowdfunding.unitInterest', { amount: write(term, 'money'), days }) },
          { icon: CalendarCheck, words: t('crowdfunding.unitFrom') },
          { icon: ShieldCheck, words: t('crowdfunding.unitBack', { amount }) },
          ...(rights === '' ? [] : [{ icon: Film, words: t('crowdfunding.unitRights') }]),
        ].map(({ icon, words }) => (
          <li key={words}>
            <Icon of={icon} size={20} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
