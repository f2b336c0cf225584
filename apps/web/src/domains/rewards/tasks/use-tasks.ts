import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { useCall } from '../../../platform/server/queries.ts'

/** My tasks with their progress, which watching and friends change without this page. */
export const useTasks = () => {
  const { data, error, refetch } = useCall(activityCalls.listActivities, { type: 'task' })
  return { tasks: data?.tasks, error, refetch }
}
