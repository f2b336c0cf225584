import type { RewardRecord } from '@cliffhanger/contract/rewards/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { BillType } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { billTitle } from '@cliffhanger/i18n/bill-titles.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { RewardRow } from './queries.ts'

/** What a reward without a name of its own is called: as the bill calls it. */
const billTypeOf = {
  sign: 'sign',
  task: 'task',
  wheel: 'wheel_prize',
  invite: 'invite',
  recharge: 'recharge_reward',
  activity: 'task',
} as const satisfies Record<RewardRow['type'], BillType>

/** A reward in the language of its reader. */
export const presentReward = (row: RewardRow, language: Language): RewardRecord => ({
  id: row.id,
  type: row.type,
  title: textIn(row.titles, language) ?? billTitle(language, billTypeOf[row.type]),
  kind: row.kind,
  coin_code: row.coin_code,
  amount: row.coin_code === '' ? row.amount : formatMinor(BigInt(row.amount), coinScale[row.coin_code]),
  source_id: row.source_id,
  create_time: toSeconds(row.created_ms),
})
