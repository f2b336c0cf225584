import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { roleDoes } from '../../platform/role.ts'
import { listActivities } from './activities/calls/list-activities.ts'
import { openMessageCounter } from './facts/message-counter.ts'
import type { RewardsNeeds } from './needs.ts'
import { type RewardsOperator, rewardsOperator } from './operator.ts'
import { listRewards } from './records/calls/list-rewards.ts'
import { sumInviteGold } from './records/queries.ts'
import { insertReward } from './records.ts'
import { bindSignIn } from './sign-in/index.ts'
import { forgetDeliveriesJob, forgetOldDeliveries, tendTasksJob } from './tasks/jobs.ts'
import { nameTasks } from './tasks/name-tasks.ts'
import { TaskCounter } from './tasks/task-counter.ts'
import { Tasks } from './tasks/tasks.ts'
import { openWatching } from './tasks/watching.ts'
import { bindWheel } from './wheel/index.ts'

export type { ActivityForm, WrittenRow } from './activities/operator.ts'
export type { RewardsNeeds } from './needs.ts'
export { signIn } from './sign-in/sign-in.ts'
export { giveSpins } from './spins.ts'
export type { TaskForm, WrittenTaskRow } from './tasks/operator.ts'
export type { BudgetUse } from './wheel/budgets.ts'
export type { PrizeForm, PrizeRow, Segment, TableRow, WheelChanges, WheelDraft } from './wheel/operator.ts'
export { spin } from './wheel/spin.ts'

export interface RewardsDomain extends Domain {
  /** Writes what a member was given into their list, for what others give. */
  readonly insertReward: typeof insertReward
  /** Granted gold that inviting gave a member. */
  readonly sumInviteGold: typeof sumInviteGold
  /** What happened that tasks may count. */
  readonly facts: Pick<TaskCounter, 'note' | 'watched'>
  readonly tasks: Pick<Tasks, 'listWatch' | 'claim'>
  readonly nameTasks: typeof nameTasks
  /** Counts a message for the tasks of its sender, in memory. */
  countMessage(userId: number): void
  /** One round of what nobody asks for: facts a killed process left, rewards that a budget could not pay. */
  tendTasks(): Promise<void>
  readonly operator: RewardsOperator
}

/** Why members come back: the daily sign-in, tasks, the turntable, events, and a list of what they were given. */
export function createRewardsDomain(context: ServerContext, domains: RewardsNeeds): RewardsDomain {
  const watching = openWatching(context, domains)
  const counter = new TaskCounter(context, domains, watching)
  const tasks = new Tasks(context, domains, { counter, watching })
  const messages = openMessageCounter(context, (facts) => counter.note(context.db, facts))
  let stopListening = () => {}
  return {
    insertReward,
    sumInviteGold,
    facts: counter,
    tasks,
    nameTasks,
    countMessage: messages.count,
    tendTasks: () => counter.tend(),
    operator: rewardsOperator,
    calls: [
      ...bindSignIn(domains, counter),
      ...bindWheel(domains),
      ...bindCalls(activityCalls, { listActivities: listActivities(tasks) }),
      ...bindCalls(rewardRecordCalls, { listRewards }),
    ],
    async start(role) {
      stopListening = domains.media.onDelivered((ticket, segment) => watching.note(ticket, segment))
      if (!roleDoes.jobs(role)) return
      await context.jobs.work(tendTasksJob, () => counter.tend())
      await context.jobs.work(forgetDeliveriesJob, () => forgetOldDeliveries(context))
    },
    async stop() {
      stopListening()
      await messages.stop()
      await watching.stop()
      await counter.close()
    },
  }
}
