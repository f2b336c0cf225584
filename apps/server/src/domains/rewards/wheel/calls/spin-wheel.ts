import type { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { presentPrize } from '../present-wheel.ts'
import { findStocks } from '../queries/tables.ts'
import { readWheelSettings } from '../settings.ts'
import { spin } from '../spin.ts'
import { countSpinsLeft } from '../spins-left.ts'

/** Spins once, in the transaction of its key: a repeat answers the same prize (S-110). */
export const spinWheel =
  (domains: RewardsNeeds): Handler<typeof wheelCalls.spinWheel> =>
  async (context, { pay, client_seed: clientSeed }) => {
    const { db: tx, caller } = context
    const { userId } = caller
    const spun = await spin(context, domains, tx, { userId, mayPay: pay === 1, clientSeed })
    const { settings } = await readWheelSettings(tx)
    const [stocks, times] = await Promise.all([
      findStocks(tx, [spun.prize.prize_id]),
      countSpinsLeft(tx, userId, spun.seed, settings),
    ])
    return {
      prize: presentPrize(context, spun.table, spun.prize, stocks),
      times,
      balance: await domains.ledger.balance(tx, userId, settings.cost_coin),
      record_id: spun.id,
      proof: {
        commit: spun.seed.hash,
        client_seed: spun.clientSeed,
        nonce: spun.nonce,
        raw_result: spun.rawResult,
        raw_prize_id: spun.raw.prize_id,
        table_id: spun.table.id,
      },
    }
  }
