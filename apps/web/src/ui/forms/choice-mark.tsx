import Check from 'lucide-react/icons/check'
import { Icon } from '../actions/icon.tsx'
import { classNames } from '../class-names.ts'
import styles from './choice-mark.module.css'

/** The round mark of one of several offers: ticked at the chosen one, so that it is not told by its colour alone. */
export const ChoiceMark = ({ isChosen }: { readonly isChosen: boolean }) => (
  <span className={classNames(styles.mark, isChosen && styles.chosen)}>
    {isChosen && <Icon of={Check} size={16} />}
  </span>
)

/** The same in the corner of a tile, which has the place for it and a border of 1.5 px. */
export const CornerTick = () => (
  <span className={styles.corner}>
    <Icon of={Check} size={14} />
  </span>
)
