import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Coins from 'lucide-react/icons/coins'
import DoorOpen from 'lucide-react/icons/door-open'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { joinFigures, yearRate } from '../join-figures.ts'
import styles from './crowdfunding.module.css'
import unit from './unit-card.module.css'

/** What happens to the money of a unit, in plain words and before any table of terms: what is safe, what leaving costs, and what may come on top. */
export const UnitCard = ({ project }: { readonly project: CrowProject }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const { unit_price: price, day_rate, cycle_days, penalty_rate } = project
  const { term, penalty } = joinFigures({ amount: price, day_rate, cycle_days })
  const percent = (rate: string): string => percentOf(rate, language)
  const amount = write(price, 'money')
  const days = t('crowdfunding.days', { count: cycle_days })
  return (
    <section className={styles.card} aria-label={t('crowdfunding.unitFor', { amount })}>
      <h2 className={styles.heading}>{t('crowdfunding.unitFor', { amount })}</h2>
      <ul className={unit.lines}>
        {[
          { icon: ShieldCheck, words: t('crowdfunding.unitBack', { amount }) },
          {
            icon: DoorOpen,
            words: t('crowdfunding.unitExit', {
              rate: `${percent(penalty_rate)}%`,
              amount: write(penalty, 'money'),
            }),
          },
          {
            icon: Coins,
            words: t('crowdfunding.unitInterest', { amount: write(term, 'money'), days }),
            note: `${t('crowdfunding.rateOf', { rate: percent(day_rate) })} · ${t('crowdfunding.yearOf', { rate: percent(yearRate(day_rate)) })}`,
          },
          { icon: CalendarCheck, words: t('crowdfunding.unitFrom') },
        ].map(({ icon, words, note }) => (
          <li key={words}>
            <Icon of={icon} size={20} />
            <span>
              {words}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
