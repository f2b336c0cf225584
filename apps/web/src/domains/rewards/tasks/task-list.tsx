import type { Task } from '@cliffhanger/contract/rewards/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
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
      {groups.map(({ key, heading, note, hint, tasks }) => (
        <section key={key} className={styles.group} aria-label={heading}>
          <div className={styles.head}>
            <h2 className={styles.heading}>{heading}</h2>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </div>
          <ul className={styles.rows}>
            {tasks.map((task: Task) => (
              <TaskRow key={task.id} task={task} isBusy={claim.busyId === task.id} onClaim={claim.run} />
            ))}
          </ul>
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </section>
      ))}
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
