import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Minus from 'lucide-react/icons/minus'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './place-number.module.css'

interface PlaceNumberProps {
  readonly rank: number
  /** The place a day before, 0 for none. */
  readonly formerRank: number
}

/** A place in a chart, the first three as medals, and how it changed since a day before. */
export const PlaceNumber = ({ rank, formerRank }: PlaceNumberProps) => (
  <span className={styles.place}>
    <span className={styles.number} data-medal={rank <= 3 ? rank : undefined} data-wide={rank > 99}>
      {rank}
    </span>
    <Move rank={rank} formerRank={formerRank} />
  </span>
)

const Move = ({ rank, formerRank }: PlaceNumberProps) => {
  const t = useTexts()
  // Of what was in no chart a day before, there is no change to tell.
  if (formerRank === 0) return null
  const ranks = Math.abs(formerRank - rank)
  const [icon, label, kind] =
    formerRank > rank
      ? ([ArrowUp, t('discover.placeUp', { count: ranks }), 'up'] as const)
      : formerRank < rank
        ? ([ArrowDown, t('discover.placeDown', { count: ranks }), 'down'] as const)
        : ([Minus, t('discover.placeSame'), 'same'] as const)
  return (
    <span className={styles.move} data-kind={kind}>
      <Icon of={icon} size={12} />
      <span className="visually-hidden">{label}</span>
      {ranks > 0 && <span aria-hidden="true">{ranks}</span>}
    </span>
  )
}
