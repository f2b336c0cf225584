import type { PrizeKind, RewardType } from '@cliffhanger/contract/rewards/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import type { Db } from '../../platform/database/db.ts'
import type { LedgerCoin } from '../ledger/index.ts'

/** What a member was given, for their list of rewards. */
export interface NewReward {
  readonly userId: number
  readonly type: RewardType
  /** What it was for, as it is called now; nothing where the type says it all. */
  readonly titles?: ByLanguage<string>
  readonly kind: PrizeKind
  /** '' where it is no coins. */
  readonly coin: LedgerCoin | ''
  /** Minor units of the coin, else days, spins or pieces. */
  readonly amount: Minor
  /** The sign-in, task or draw it came by. */
  readonly sourceId: number
  readonly nowMs: number
}

/** Writes a reward into its member's list, in the transaction that gives it. */
export const insertReward = async (tx: Db, reward: NewReward): Promise<void> => {
  await tx.execute(
    `insert into reward_records (user_id, type, titles, kind, coin_code, amount, source_id, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      reward.userId,
      reward.type,
      JSON.stringify(reward.titles ?? {}),
      reward.kind,
      reward.coin,
      reward.amount.toString(),
      reward.sourceId,
      reward.nowMs,
    ],
  )
}
