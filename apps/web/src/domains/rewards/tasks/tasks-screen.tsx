import type { TaskKind } from '@cliffhanger/contract/rewards/schemas.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { type Translate, useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { isAllDone, taskGroups } from './task-groups.ts'
import styles from './task-list.module.css'
import { TaskList } from './task-list.tsx'
import { useTasks } from './use-tasks.ts'

const headingOf = (kind: TaskKind, t: Translate): string => {
  switch (kind) {
    case 'daily':
      return t('tasks.daily')
    case 'beginner':
      return t('tasks.beginner')
    case 'watch':
      return t('tasks.watch')
    default:
      return kind satisfies never
  }
}

/** All tasks by kind. */
export const TasksScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('bonus')
  const language = useLanguage()
  const { tasks, error, refetch } = useTasks()
  const { data: signIn } = useCall(signInCalls.signIn, {})
  const retry = () => void refetch()
  const hintOf = (kind: TaskKind): string | undefined => {
    // S-96: watch tasks alone need a claim.
    if (kind !== 'watch') return t('tasks.credited')
    return signIn && t('tasks.endsToday', { time: formatMoment(signIn.next_time * 1000, 'time', language) })
  }
  const groups = taskGroups(tasks ?? []).map((group) => {
    const { kind, tasks: own, done } = group
    const hint = hintOf(kind)
    return {
      key: kind,
      heading: headingOf(kind, t),
      note: t('tasks.groupDone', { done, total: own.length }),
      tasks: own,
      isFolded: isAllDone(group),
      ...(hint !== undefined && { hint }),
    }
  })
  return (
    <Screen width="wide" top={<NavBar title={t('tasks.title')} onBack={goBack} />}>
      {!tasks && (error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows />)}
      {tasks && (
        <PullToRefresh onRefresh={refetch}>
          {error && <StaleNote onRetry={retry} />}
          {tasks.length > 0 ? (
            <div className={styles.groups}>
              <TaskList groups={groups} />
            </div>
          ) : (
            <EmptyList
              drawing="box"
              title={t('rewards.noTasks')}
              hint={t('rewards.noTasksHint')}
              action={<Button onClick={() => goTo('home')}>{t('rewards.watchNow')}</Button>}
            />
          )}
        </PullToRefresh>
      )}
    </Screen>
  )
}
