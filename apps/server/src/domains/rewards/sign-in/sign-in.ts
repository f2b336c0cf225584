import { decideSignIn } from '@cliffhanger/rules/rewards/sign-in.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { platformOwner } from '../../ledger/index.ts'
import { expiryOfGold } from '../expiry.ts'
import type { RewardsNeeds } from '../needs.ts'
import { insertReward } from '../records.ts'
import { giveSpins } from '../spins.ts'
import type { TaskCounter } from '../tasks/task-counter.ts'
import { type DayReading, readToday } from '../today.ts'
import { findSignIns, insertSignIn, listSteps, lockMember, type StepRow } from './queries.ts'

/**
 * Signs a member in for the platform's day and gives what its step gives; answers that. Refuses 7022 where they have signed in for this day, or for a
 * later one that the platform's zone has left again: no change of the zone gives a second reward (S-95).
 */
export async function signIn(
  context: DayReading,
  domains: RewardsNeeds,
  tx: Db,
  userId: number,
  facts: Pick<TaskCounter, 'note'>,
): Promise<StepRow> {
  await lockMember(tx, userId)
  const { nowMs, zone, today } = await readToday(context, tx)
  const [{ last }, steps] = await Promise.all([findSignIns(tx, userId, today), listSteps(tx)])
  const { continuousDays, step: day } = decideSignIn(last, today, zone) ?? refuse('alreadySignedIn')
  const step = stepAt(steps, day)
  const id =
    (await insertSignIn(tx, { ...step, userId, day: today, zone, continuousDays, nowMs })) ?? refuse('alreadySignedIn')
  await giveSpins(tx, { userId, spins: step.spins, actKey: `sign:${id}`, nowMs })
  await facts.note(tx, [{ userId, code: 'sign', key: today }])
  await recordRewards(tx, { userId, id, step, nowMs })
  const expiresMs = step.coin_code === 'gold' ? await expiryOfGold(tx, nowMs) : undefined
  const amount = BigInt(step.amount)
  const sides = { coin: step.coin_code, amount, from: platformOwner, to: userId }
  const move = { route: `sign.${step.coin_code}`, ...sides, ...(expiresMs !== undefined && { expiresMs }) } as const
  await domains.ledger.move(tx, { kind: 'sign', key: `sign:${id}`, bizNo: `S${id}`, moves: [move] })
  return step
}

async function recordRewards(
  tx: Db,
  { userId, id, step, nowMs }: { userId: number; id: number; step: StepRow; nowMs: number },
): Promise<void> {
  const reward = { userId, type: 'sign', sourceId: id, nowMs } as const
  await insertReward(tx, { ...reward, kind: 'coin', coin: step.coin_code, amount: BigInt(step.amount) })
  if (step.spins > 0) await insertReward(tx, { ...reward, kind: 'times', coin: '', amount: BigInt(step.spins) })
}

export function stepAt(steps: readonly StepRow[], day: number): StepRow {
  const step = steps.find((row) => row.day === day)
  if (!step) throw new Error('Every step of the sign-in has its row')
  return step
}
