import type { Task, TaskCode } from '@cliffhanger/contract/rewards/schemas.ts'
import { taskStates } from '@cliffhanger/contract/rewards/states.ts'
import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Check from 'lucide-react/icons/check'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Crown from 'lucide-react/icons/crown'
import Link2 from 'lucide-react/icons/link-2'
import MessageSquare from 'lucide-react/icons/message-square'
import Share2 from 'lucide-react/icons/share-2'
import Timer from 'lucide-react/icons/timer'
import UserPen from 'lucide-react/icons/user-pen'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { useRewardWords } from '../reward-words.ts'
import { percentOf } from './task-groups.ts'
import { taskHref } from './task-place.ts'
import styles from './task-row.module.css'

const icons: Readonly<Record<TaskCode, LucideIcon>> = {
  sign: CalendarCheck,
  watch: Clapperboard,
  watch_seconds: Timer,
  share: Share2,
  invite: Users,
  recharge: Wallet,
  bind: Link2,
  profile: UserPen,
  buy_vip: Crown,
  friend: UserPlus,
  message: MessageSquare,
  real_name: BadgeCheck,
}

const progressWords = ({ unit, progress, target }: Task, t: Translate): string => {
  const done = Math.min(progress, target)
  if (unit !== 'seconds') return t('tasks.progress', { done, target })
  if (target % 60 > 0) return t('tasks.progress', { done: formatClock(done), target: formatClock(target) })
  return t('tasks.minutes', { done: Math.floor(done / 60), target: target / 60 })
}

interface TaskRowProps {
  readonly task: Task
  readonly isBusy: boolean
  readonly onClaim: (task: Task) => void
}

/** A task: what it gives, how far it has come, and the one thing to do about it. */
export const TaskRow = ({ task, isBusy, onClaim }: TaskRowProps) => {
  const t = useTexts()
  const { withSpins } = useRewardWords()
  const isReceived = task.state === taskStates.received
  const reward = { coin_code: task.reward_coin, amount: task.reward_amount, spins: task.spins }
  return (
    <li className={styles.row} data-received={isReceived}>
      <span className={styles.icon}>
        <Icon of={icons[task.code]} size={22} />
      </span>
      <div className={styles.words}>
        <span className={styles.title}>{task.title}</span>
        <span className={styles.reward}>{`+${withSpins(reward)}`}</span>
        {!isReceived && (
          <span className={styles.progress}>
            <ProgressBar percent={percentOf(task)} label={t('tasks.progressOf', { task: task.title })} />
            <span className={styles.count}>{progressWords(task, t)}</span>
          </span>
        )}
      </div>
      <TaskAction task={task} isBusy={isBusy} onClaim={onClaim} />
    </li>
  )
}

const TaskAction = ({ task, isBusy, onClaim }: TaskRowProps) => {
  const t = useTexts()
  switch (task.state) {
    case taskStates.open:
      return (
        <a className={styles.go} href={taskHref(task)} aria-label={t('tasks.goTo', { task: task.title })}>
          {t('tasks.go')}
        </a>
      )
    case taskStates.claimable:
      return (
        <Button
          size="small"
          className={styles.action}
          busy={isBusy}
          aria-label={t('tasks.claimTask', { task: task.title })}
          onClick={() => onClaim(task)}
        >
          {t('tasks.claim')}
        </Button>
      )
    case taskStates.received:
      return (
        <span className={styles.received}>
          <Icon of={Check} size={16} />
          {t('tasks.received')}
        </span>
      )
    default:
      return task.state satisfies never
  }
}
