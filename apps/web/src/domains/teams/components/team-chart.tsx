import type { TeamTotals } from '@cliffhanger/contract/teams/schemas.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import styles from './team-chart.module.css'

const radius = 42
const around = 2 * Math.PI * radius
/** Space between two parts of the ring. */
const gap = 3

/** How a team is made up: a ring of its two levels, and how many of it were here lately. */
export const TeamChart = ({ totals }: { readonly totals: TeamTotals }) => {
  const t = useTexts()
  const language = useLanguage()
  const write = (count: number) => formatCount(count, language)
  const { level_1: first, level_2: second, today_new: today, active } = totals
  const all = first + second
  const firstLength = all === 0 ? 0 : (first / all) * around
  const parts = [
    { className: styles.first, from: 0, length: firstLength },
    { className: styles.second, from: firstLength, length: all === 0 ? 0 : around - firstLength },
  ].filter(({ length }) => length > 0)
  const space = parts.length > 1 ? gap : 0
  return (
    <div className={styles.chart}>
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={t('teams.chart', { first: write(first), second: write(second), active: write(active) })}
      >
        <circle cx="50" cy="50" r={radius} className={styles.rest} />
        {parts.map(({ className, from, length }) => (
          <circle
            key={className}
            cx="50"
            cy="50"
            r={radius}
            className={className}
            strokeDasharray={`${Math.max(0, length - space)} ${around}`}
            strokeDashoffset={-from}
          />
        ))}
        <text x="50" y="50" className={styles.total}>
          {write(all)}
        </text>
      </svg>
      <dl>
        <Figure className={styles.firstDot} label={t('teams.level1')} value={write(first)} />
        <Figure className={styles.secondDot} label={t('teams.level2')} value={write(second)} />
        <Figure label={t('teams.todayNew')} value={write(today)} />
        <Figure label={t('teams.active')} value={write(active)} />
      </dl>
    </div>
  )
}

interface FigureProps {
  readonly className?: string | undefined
  readonly label: string
  readonly value: string
}

const Figure = ({ className, label, value }: FigureProps) => (
  <div>
    <dt className={className}>{label}</dt>
    <dd>{value}</dd>
  </div>
)
