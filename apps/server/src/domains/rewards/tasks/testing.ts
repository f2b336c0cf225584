import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import type { Task } from '@cliffhanger/contract/rewards/schemas.ts'
import type { Member } from '../../../testing/members.ts'
import type { TestServer } from '../../../testing/server.ts'

/** A task of a test; what is left out is what a daily task for ten points has. */
export interface TestTask {
  readonly code: string
  readonly kind?: 'daily' | 'beginner' | 'watch'
  readonly target?: number
  readonly coin?: 'money' | 'gold' | 'point'
  readonly amount?: number
  readonly spins?: number
  readonly startsMs?: number
  readonly endsMs?: number
}

/** Only these tasks are open from now on; answers their ids. */
export async function offer({ owner }: TestServer, tasks: readonly TestTask[]): Promise<number[]> {
  await owner.execute(`update tasks set is_open = false`)
  const ids: number[] = []
  for (const task of tasks) {
    const { id } = await owner.one<{ id: number }>(
      `insert into tasks (code, kind, titles, icon, target, reward_coin, reward_amount, spins, starts_ms, ends_ms, is_open, created_ms, changed_ms)
       values ($1, $2, '{"en": "A task"}', 'star', $3, $4, $5, $6, $7, $8, true, 0, 0) returning id`,
      [
        task.code,
        task.kind ?? 'daily',
        task.target ?? 1,
        task.coin ?? 'point',
        task.amount ?? 10,
        task.spins ?? 0,
        task.startsMs ?? 0,
        task.endsMs ?? 0,
      ],
    )
    ids.push(id)
  }
  return ids
}

export const tasksOf = async (server: TestServer, who: Member): Promise<Task[]> =>
  (await server.succeed(activityCalls.listActivities, { type: 'task' }, { token: who.token, language: 'en' })).tasks ??
  []
