import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../platform/database/db.ts'
import { readWalletSettings } from '../wallet/index.ts'

/** Until when gold that is given now can be spent; undefined: for ever. */
export async function expiryOfGold(db: Db, nowMs: number): Promise<number | undefined> {
  const { settings } = await readWalletSettings(db)
  return settings.reward_days > 0 ? nowMs + settings.reward_days * dayMs : undefined
}
