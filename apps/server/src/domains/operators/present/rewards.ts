import type { WrittenActivity } from '@cliffhanger/contract/rewards/operator-activity-calls.ts'
import type { SignInStep } from '@cliffhanger/contract/rewards/operator-sign-in-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { activityState } from '@cliffhanger/rules/rewards/activity-state.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import type { RewardsDomain, WrittenRow } from '../../rewards/index.ts'
import { writtenOf } from '../written-languages.ts'

type Reader = Pick<CallContext, 'origin' | 'storage' | 'clock'>
type Steps = Awaited<ReturnType<RewardsDomain['operator']['signIn']['readSteps']>>

export const presentSteps = ({ version, steps }: Steps): { version: number; steps: SignInStep[] } => ({
  version,
  steps: steps.map(({ day, coin_code: coin, amount, spins }) => ({
    day,
    coin_code: coin,
    amount: formatMinor(BigInt(amount), coinScale[coin]),
    spins,
  })),
})

export function presentWrittenActivity(reader: Reader, row: WrittenRow): WrittenActivity {
  const { titles, summaries, contents } = row
  const texts = Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [
      language,
      { title, summary: Reflect.get(summaries, language) ?? '', content: Reflect.get(contents, language) ?? '' },
    ]),
  )
  return {
    id: row.id,
    version: row.changed_ms,
    type: row.type,
    texts: writtenOf(texts),
    cover_key: row.cover_key,
    cover: publicAddress(reader, row.cover_key),
    link_type: row.link_type,
    link: row.link,
    start_time: toSeconds(row.starts_ms),
    end_time: toSeconds(row.ends_ms),
    sort: row.sort,
    is_open: flagOf(row.is_open),
    state: activityState({ startsMs: row.starts_ms, endsMs: row.ends_ms }, reader.clock()),
    create_time: toSeconds(row.created_ms),
    update_time: toSeconds(row.changed_ms),
  }
}
