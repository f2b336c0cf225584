import { dayMs } from '@cliffhanger/contract/duration.ts'
import * as z from 'zod'
import type { Db } from '../../../platform/database/db.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import { type Move, PoolShort, platformOwner } from '../../ledger/index.ts'
import { readWalletSettings } from '../../wallet/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { listOwed, lockOwed, type RechargeRow, setRewards } from './queries/recharges.ts'

export const payRewardsJob = defineJob({ name: 'wallet.payExtras', schema: z.object({ rechargeId: z.int() }) })

const owedAtOnce = 200

/** Has the bonus and the reward of a recharge paid right after the commit. */
export const enqueueRewards = ({ context }: PaymentDeps, tx: Db, rechargeId: number): Promise<unknown> =>
  context.jobs.enqueue(payRewardsJob, { rechargeId }, { tx, key: String(rechargeId) })

/** What stands for the bonus and reward of a recharge in the ledger, once for ever. */
export const rewardKey = (rechargeId: number): string => `recharge_reward:${rechargeId}`

/** Until when a reward that is given now can be spent; undefined: for ever. */
export async function expiryOfRewards({ context }: Pick<PaymentDeps, 'context'>, tx: Db): Promise<number | undefined> {
  const { settings } = await readWalletSettings(tx)
  return settings.reward_days > 0 ? context.clock() + settings.reward_days * dayMs : undefined
}

/**
 * Pays bonus and reward of a recharge out of their budget, once for ever (S-99). Its own transaction, so that a budget that cannot pay never
 * stops the credit: what it cannot pay stays owed. Answers whether nothing is owed any more.
 */
export async function payRewards(deps: PaymentDeps, rechargeId: number): Promise<boolean> {
  const { db, log, clock } = deps.context
  try {
    await db.transaction(
      async (tx) => {
        const owed = await lockOwed(tx, rechargeId)
        if (!owed) return
        const expiresMs = await expiryOfRewards(deps, tx)
        const moves = rewardMoves(owed, expiresMs)
        await setRewards(tx, rechargeId, 'paid')
        for (const { coin, amount } of moves) {
          const reward = { type: 'recharge', kind: 'coin', sourceId: rechargeId, nowMs: clock() } as const
          await deps.domains.rewards.insertReward(tx, { ...reward, userId: owed.user_id, coin, amount })
        }
        const posted = await deps.ledger.post(tx, {
          kind: 'recharge_reward',
          key: rewardKey(rechargeId),
          bizNo: owed.order_no,
          moves,
        })
        await deps.ledger.notify(tx, posted, [owed.user_id])
      },
      { retries: 3 },
    )
    return true
  } catch (error) {
    if (!(error instanceof PoolShort)) throw error
    log.warn({ rechargeId, pool: error.pool }, 'the budget cannot pay a reward: it is owed')
    return false
  }
}

/** Pays what is owed, oldest first, until the budget is empty. */
export async function payOwedRewards(deps: PaymentDeps): Promise<void> {
  for (const { id } of await listOwed(deps.context.db, owedAtOnce)) {
    if (!(await payRewards(deps, id))) return
  }
}

function rewardMoves(owed: RechargeRow, expiresMs: number | undefined): (Move & { readonly coin: 'gold' | 'money' })[] {
  const bonus = BigInt(owed.bonus_amount)
  const gold = BigInt(owed.reward_amount) + (owed.bonus_coin === 'gold' ? bonus : 0n)
  const money = owed.bonus_coin === 'money' ? bonus : 0n
  const sides = { from: platformOwner, to: owed.user_id }
  const ends = expiresMs !== undefined && { expiresMs }
  return [
    ...(gold > 0n ? [{ route: 'recharge_reward.gold', coin: 'gold', amount: gold, ...sides, ...ends } as const] : []),
    ...(money > 0n ? [{ route: 'recharge_reward.money', coin: 'money', amount: money, ...sides } as const] : []),
  ]
}
