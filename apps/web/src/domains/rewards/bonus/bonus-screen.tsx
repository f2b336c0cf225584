import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import type { Task } from '@cliffhanger/contract/rewards/schemas.ts'
import Gift from 'lucide-react/icons/gift'
import History from 'lucide-react/icons/history'
import ListChecks from 'lucide-react/icons/list-checks'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { ReactNode } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { forgetRewards } from '../reward-answers.ts'
import { SignInCard } from '../sign-in/sign-in-card.tsx'
import { byWhatIsLeft } from '../tasks/task-groups.ts'
import { TaskList } from '../tasks/task-list.tsx'
import { useTasks } from '../tasks/use-tasks.ts'
import { BalanceTiles } from './balance-tiles.tsx'
import { WheelEntry } from './wheel-entry.tsx'

/** Everything that can be earned: today's sign-in, tasks, spins. */
export const BonusScreen = ({ banners }: { readonly banners: ReactNode }) => {
  const t = useTexts()
  return (
    <Screen hasGlow width="wide" top={<NavBar isClear title={t('rewards.bonus')} />}>
      <PullToRefresh onRefresh={forgetRewards}>
        <BalanceTiles />
        <Halves
          first={
            <>
              <SignInCard />
              {banners}
              <WheelEntry />
            </>
          }
          second={<Tasks />}
          last={
            <CellGroup label={t('rewards.more')}>
              <Bonuses />
              <Cell icon={ShoppingBag} title={t('goods.mall')} href={hrefTo('mall')} />
              <Cell icon={History} title={t('rewards.records')} href={hrefTo('rewards')} />
            </CellGroup>
          }
        />
      </PullToRefresh>
    </Screen>
  )
}

/** How many tasks stand here; the others are one step away. */
const mostTasks = 5

/** What is to be done next. Today's sign-in has its card above. */
const nextTasks = (tasks: readonly Task[]): readonly Task[] =>
  byWhatIsLeft(tasks.filter(({ code }) => code !== 'sign')).slice(0, mostTasks)

/** The next of my tasks; the way to all of them by kind stands below. */
const Tasks = () => {
  const t = useTexts()
  const { tasks, error, refetch } = useTasks()
  const retry = () => void refetch()
  if (!tasks) return error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows rows={3} />
  return (
    <>
      {error && <StaleNote onRetry={retry} />}
      {tasks.length === 0 ? (
        <EmptyList
          drawing="box"
          title={t('rewards.noTasks')}
          hint={t('rewards.noTasksHint')}
          action={<Button onClick={() => goTo('home')}>{t('rewards.watchNow')}</Button>}
        />
      ) : (
        <>
          <TaskList groups={[{ key: 'all', heading: t('tasks.title'), tasks: nextTasks(tasks) }]} />
          <CellGroup>
            <Cell icon={ListChecks} title={t('tasks.all')} href={hrefTo('tasks')} />
          </CellGroup>
        </>
      )}
    </>
  )
}

/** What else the platform offers, each with a page of its own. */
const Bonuses = () => {
  const { data } = useCall(activityCalls.listActivities, { type: 'bonus' })
  return data?.activities?.map(({ id, title, summary }) => (
    <Cell
      key={id}
      icon={Gift}
      title={title}
      {...(summary !== '' && { description: summary })}
      href={hrefTo('event', { id, type: 'bonus' })}
    />
  ))
}
