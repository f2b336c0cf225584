import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type Move, platformOwner } from '../../ledger/index.ts'
import { expiryOfGold } from '../expiry.ts'
import type { RewardsNeeds } from '../needs.ts'
import { insertReward } from '../records.ts'
import { giveSpins } from '../spins.ts'
import { numberOfTask } from './name-tasks.ts'
import { markReceived, type ProgressRow, type TaskRow } from './queries/tasks.ts'

/**
 * Gives what a finished task is worth, once; answers whether it was this time. Throws PoolShort where a budget of money cannot pay: then it stays to be
 * given.
 */
export async function giveTaskReward(
  { clock }: Pick<ServerContext, 'clock'>,
  domains: RewardsNeeds,
  tx: Db,
  task: TaskRow,
  finished: Pick<ProgressRow, 'id' | 'user_id'>,
): Promise<boolean> {
  const nowMs = clock()
  if (!(await markReceived(tx, finished.id, nowMs))) return false
  const { user_id: userId, id } = finished
  const amount = BigInt(task.reward_amount)
  const reward = { userId, type: 'task', titles: task.titles, sourceId: id, nowMs } as const
  await giveSpins(tx, { userId, spins: task.spins, actKey: `task:${id}`, nowMs })
  if (task.spins > 0) await insertReward(tx, { ...reward, kind: 'times', coin: '', amount: BigInt(task.spins) })
  if (amount === 0n) return true
  await insertReward(tx, { ...reward, kind: 'coin', coin: task.reward_coin, amount })
  const expiresMs = task.reward_coin === 'gold' ? await expiryOfGold(tx, nowMs) : undefined
  const move: Move = {
    route: `task.${task.reward_coin}`,
    coin: task.reward_coin,
    amount,
    from: platformOwner,
    to: userId,
    ...(expiresMs !== undefined && { expiresMs }),
  }
  await domains.ledger.move(tx, { kind: 'task', key: `task:${id}`, bizNo: numberOfTask(id), moves: [move] })
  return true
}
