import Check from 'lucide-react/icons/check'
import { Icon } from '../../../../ui/actions/icon.tsx'
import styles from './way-step.module.css'

interface StepMarkProps {
  readonly number: number
  /** Left behind, what is to be done now, or what comes after it. */
  readonly state: 'done' | 'now' | 'later'
}

/** The round mark of a step towards a withdrawal: its number until it is done, then a tick. */
export const StepMark = ({ number, state }: StepMarkProps) => (
  <span className={styles.mark} data-state={state} aria-hidden="true">
    {state === 'done' ? <Icon of={Check} size={18} /> : number}
  </span>
)
