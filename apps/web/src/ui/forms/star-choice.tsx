import Star from 'lucide-react/icons/star'
import { Icon } from '../actions/icon.tsx'
import styles from './star-choice.module.css'

const stars = [1, 2, 3, 4, 5] as const

interface StarChoiceProps {
  /** How many are filled; halves are drawn as halves. */
  readonly filled: number
  /** The name of each star, such as "3 of 5 stars". */
  readonly nameOf: (count: number) => string
  readonly onChoose: (count: number) => void
}

/** One to five stars to choose from. */
export const StarChoice = ({ filled, nameOf, onChoose }: StarChoiceProps) => (
  <div className={styles.stars}>
    {stars.map((count) => (
      <button
        key={count}
        type="button"
        className={styles.choice}
        aria-label={nameOf(count)}
        aria-pressed={count === filled}
        onClick={() => onChoose(count)}
      >
        <StarShape filled={filled - count + 1} />
      </button>
    ))}
  </div>
)

/** The stars that were given. Words beside them say how many. */
export const Stars = ({ filled }: Pick<StarChoiceProps, 'filled'>) => (
  <div className={styles.stars} aria-hidden="true">
    {stars.map((count) => (
      <StarShape key={count} filled={filled - count + 1} />
    ))}
  </div>
)

/** One star: whole from 1, half from 0.5 (an odd score), else an outline. */
const StarShape = ({ filled }: Pick<StarChoiceProps, 'filled'>) => (
  <span className={styles.star} data-filled={filled >= 1 ? 'whole' : filled >= 0.5 ? 'half' : undefined}>
    <Icon of={Star} size={30} />
    <span className={styles.fill}>
      <Icon of={Star} size={30} />
    </span>
  </span>
)
