import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { TreasureInfo } from '@cliffhanger/contract/wallet/treasure-schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor, formatRate, parseRate } from '@cliffhanger/rules/money.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { readWalletSettings } from '../wallet-settings.ts'
import { findTreasure, isAccrualPaused, readIncomeOf } from './queries/treasure.ts'

/** Decimals the day's rate is written with at least. */
const rateDecimals = 4

/** A member's savings as they see them; also where they never had any. */
export async function presentTreasure(
  { clock, settings: process }: Pick<ServerContext, 'clock' | 'settings'>,
  db: Db,
  userId: number,
): Promise<TreasureInfo> {
  const { settings } = await readWalletSettings(db)
  const row = await findTreasure(db, userId)
  const yesterday = addDays(platformDay(clock(), process.TIME_ZONE), -1)
  const write = (minor: bigint) => formatMinor(minor, coinScale.treasure)
  return {
    balance: write(BigInt(row?.balance ?? 0)),
    yesterday_income: write(await readIncomeOf(db, userId, yesterday)),
    total_income: write(BigInt(row?.total_income ?? 0)),
    day_rate: formatRate(parseRate(settings.treasure_day_rate) ?? 0n, rateDecimals),
    is_paused: flagOf(await isAccrualPaused(db)),
    update_time: toSeconds(row?.changed_ms),
  }
}
