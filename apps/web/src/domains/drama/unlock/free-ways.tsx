import type { LucideIcon } from 'lucide-react'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ListChecks from 'lucide-react/icons/list-checks'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './free-ways.module.css'
import { goldText } from './unlock-act.ts'
import type { FreeGold } from './use-free-gold.ts'

/** The ways to gold that cost no money, as far as this member has them today, beside each other. */
export const FreeWays = ({ gold: { checkIn, tasks } }: { readonly gold: FreeGold }) => {
  const t = useTexts()
  const { show } = useAmounts()
  if (checkIn === 0n && tasks === 0n) return null
  return (
    <section className={styles.ways} aria-label={t('unlock.free')}>
      {checkIn > 0n && (
        <Way
          icon={CalendarCheck}
          title={t('unlock.checkIn')}
          brings={t('unlock.brought', { amount: show(goldText(checkIn), 'gold') })}
          href={hrefTo('bonus')}
        />
      )}
      {tasks > 0n && (
        <Way
          icon={ListChecks}
          title={t('unlock.doTasks')}
          brings={t('unlock.upTo', { amount: show(goldText(tasks), 'gold') })}
          href={hrefTo('tasks')}
        />
      )}
    </section>
  )
}

interface WayProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly brings: string
  readonly href: string
}

const Way = ({ icon, title, brings, href }: WayProps) => (
  <a className={styles.way} href={href}>
    <Icon of={icon} size={20} />
    <span className={styles.words}>
      <span className={styles.title}>{title}</span> <span className={styles.brings}>{brings}</span>
    </span>
  </a>
)
