import type { DramaBadge as Badge } from '@cliffhanger/contract/drama/schemas.ts'
import { useTexts } from '../../platform/texts.ts'
import styles from './drama-badge.module.css'

interface DramaBadgeProps {
  readonly badge: Badge | undefined
  /** In a list in the order of a chart: the place of the drama, which says more than being hot. */
  readonly rank?: number | undefined
}

/** The mark in the first upper corner of a cover; nothing where there is nothing to say (C-54). */
export const DramaBadge = ({ badge, rank }: DramaBadgeProps) => {
  const t = useTexts()
  if (rank !== undefined)
    return (
      <span className={styles.badge} data-kind={rank <= 3 ? 'top' : 'rank'}>
        {t('drama.badgeRank', { rank })}
      </span>
    )
  return (
    badge && (
      <span className={styles.badge} data-kind={badge}>
        {t(badge === 'hot' ? 'drama.badgeHot' : 'drama.badgeNew')}
      </span>
    )
  )
}
