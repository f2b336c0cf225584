import type { Task } from '@cliffhanger/contract/rewards/schemas.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { RewardMoment } from '../components/reward-moment.tsx'
import { useRewardWords } from '../reward-words.ts'
import type { TaskGroup } from './task-groups.ts'
import styles from './task-list.module.css'
import { TaskRow } from './task-row.tsx'
import { useClaim } from './use-claim.ts'

interface TaskListProps {
  readonly groups: readonly (Pick<TaskGroup, 'tasks'> & {
    readonly key: string
    readonly heading: string
    readonly note?: string
    readonly hint?: string
    /** Nothing of it is left to do: its name is enough, and a press shows the tasks. */
    readonly isFolded?: boolean
  })[]
}

/** Groups of tasks, and the moment when one is claimed. */
export const TaskList = ({ groups }: TaskListProps) => {
  const t = useTexts()
  const { withSpins } = useRewardWords()
  const claim = useClaim()
  const { claimed } = claim
  return (
    <>
      {claim.isUnsure && (
        <p role="alert" className={styles.unsure}>
          {t('tasks.unsure')}
        </p>
      )}
      {groups.map(({ key, heading, note, hint, tasks, isFolded = false }) => {
        const head = (
          <>
            <h2 className={styles.heading}>{heading}</h2>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </>
        )
        const rows = (
          <ul className={styles.rows}>
            {tasks.map((task: Task) => (
              <TaskRow key={task.id} task={task} isBusy={claim.busyId === task.id} onClaim={claim.run} />
            ))}
          </ul>
        )
        return (
          <section key={key} className={styles.group} aria-label={heading}>
            {isFolded ? (
              <details className={styles.done}>
                <summary className={styles.head}>
                  {head}
                  <Icon of={ChevronDown} size={18} />
                </summary>
                {rows}
              </details>
            ) : (
              <>
                <div className={styles.head}>{head}</div>
                {rows}
                {hint !== undefined && <p className={styles.hint}>{hint}</p>}
              </>
            )}
          </section>
        )
      })}
      <RewardMoment
        isOpen={claimed !== undefined}
        title={claimed?.title ?? ''}
        amount={claimed ? `+${withSpins({ ...claimed.reward, spins: claimed.spins })}` : ''}
        lines={[]}
        onClose={claim.close}
      />
    </>
  )
}
