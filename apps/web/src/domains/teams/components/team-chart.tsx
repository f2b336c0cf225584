import type { TeamTotals } from '@cliffhanger/contract/teams/schemas.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import Users from 'lucide-react/icons/users'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
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
  if (all === 0) return <NobodyYet />
  const firstLength = (first / all) * around
  const parts = [
    { className: styles.first, from: 0, length: firstLength },
    { className: styles.second, from: firstLength, length: around - firstLength },
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

/** The ring of a team that has nobody: no zeros, and how it begins. */
const NobodyYet = () => {
  const t = useTexts()
  return (
    <div className={styles.chart}>
      <div className={styles.nobody}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r={radius} className={styles.rest} />
        </svg>
        <Icon of={Users} size={32} />
      </div>
      <p className={styles.words}>{t('teams.begins')}</p>
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
