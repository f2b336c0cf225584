import type { WrittenTask } from '@cliffhanger/contract/rewards/operator-task-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { activityState } from '@cliffhanger/rules/rewards/activity-state.ts'
import { taskTerms } from '@cliffhanger/rules/rewards/task-kinds.ts'
import type { WrittenTaskRow } from '../../rewards/index.ts'
import { writtenOf } from '../written-languages.ts'

export const presentWrittenTask = (row: WrittenTaskRow, nowMs: number): WrittenTask => ({
  id: row.id,
  version: row.changed_ms,
  code: row.code,
  kind: row.kind,
  titles: writtenOf(row.titles),
  icon: row.icon,
  target: row.target,
  unit: taskTerms[row.code].unit,
  reward_coin: row.reward_coin,
  reward_amount: formatMinor(BigInt(row.reward_amount), coinScale[row.reward_coin]),
  spins: row.spins,
  link: row.link,
  start_time: toSeconds(row.starts_ms),
  end_time: toSeconds(row.ends_ms),
  sort: row.sort,
  is_open: flagOf(row.is_open),
  state: activityState({ startsMs: row.starts_ms, endsMs: row.ends_ms }, nowMs),
})
