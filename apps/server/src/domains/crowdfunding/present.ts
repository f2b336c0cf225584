import { crowChanged } from '@cliffhanger/contract/crowdfunding/events.ts'
import type { CrowInterest, CrowOrder, CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { crowdOrderStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { penaltyRate } from '@cliffhanger/rules/crowdfunding/early-exit.ts'
import {
  isJoinable,
  type ProjectClock,
  projectResultOf,
  projectStateAt,
} from '@cliffhanger/rules/crowdfunding/project-state.ts'
import { formatMinor, formatRate } from '@cliffhanger/rules/money.ts'
import { addDays, dayStartMs } from '@cliffhanger/rules/platform-day.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { userStream } from '../../platform/realtime/stream-names.ts'
import { type NewEvent, newEvent } from '../../platform/realtime/streams.ts'
import { publicAddress } from '../../platform/storage/public-address.ts'
import type { PoolStatus } from './pool.ts'
import type { InterestRow } from './queries/interest.ts'
import type { CrowdOrderRow } from './queries/orders.ts'
import type { ProjectRow } from './queries/projects.ts'

type Reader = Pick<CallContext, 'storage' | 'origin' | 'language' | 'clock' | 'settings'>

/** Decimals that a day's rate is written with at least. */
const rateDecimals = 4

export const writeMoney = (minor: string | bigint): string => formatMinor(BigInt(minor), coinScale.money)
export const writeRate = (rate: string): string => formatRate(BigInt(rate), rateDecimals)

export const clockOf = (row: ProjectRow): ProjectClock => ({
  stage: row.stage,
  startsMs: row.starts_ms,
  endsMs: row.ends_ms,
  unitsLeft: row.units_left,
  isRunning: row.is_running,
})

/** A project as of now, in the language of its reader. */
export function presentProject(reader: Reader, row: ProjectRow, { isPaused }: PoolStatus): CrowProject {
  const { language, clock } = reader
  const text = textIn(row.texts, language)
  const now = clockOf(row)
  return {
    id: row.id,
    title: text?.title ?? '',
    cover: publicAddress(reader, row.cover_key),
    images: row.image_keys.map((key) => publicAddress(reader, key)),
    type_id: row.type_id,
    type_name: textIn(row.type_names, language) ?? '',
    intro: text?.intro ?? '',
    rights: text?.rights ?? '',
    risk: text?.risk ?? '',
    copyright_owner: row.copyright_owner,
    total_amount: writeMoney(BigInt(row.unit_price) * BigInt(row.units_total)),
    raised_amount: writeMoney(row.raised),
    unit_price: writeMoney(row.unit_price),
    min_amount: writeMoney(row.min_amount),
    min_unit: row.min_unit,
    max_unit: row.max_unit,
    units_total: row.units_total,
    units_left: row.units_left,
    day_rate: writeRate(row.day_rate),
    cycle_days: row.cycle_days,
    penalty_rate: formatRate(penaltyRate, 2),
    start_time: toSeconds(row.starts_ms),
    end_time: toSeconds(row.ends_ms),
    state: projectStateAt(now, clock()),
    result: projectResultOf(now),
    is_paused: flagOf(isPaused),
    member_total: row.members,
    sort: row.sort,
    status: flagOf(isJoinable(now, isPaused, clock())),
  }
}

/** When a day was over, from when on what it earned is owed; 0 where there is none. */
export const dayEnd = (day: string, timeZone: string): number =>
  day === '' ? 0 : toSeconds(dayStartMs(addDays(day, 1), timeZone))

/** One of a member's orders, its project called what it is called by now. */
export const presentOrder = (reader: Pick<Reader, 'settings' | 'language'>, row: CrowdOrderRow): CrowOrder => ({
  ...presentPosition(reader, row),
  title: textIn(row.titles, reader.language) || row.title,
})

const presentPosition = ({ settings }: Pick<Reader, 'settings'>, row: CrowdOrderRow): Omit<CrowOrder, 'title'> => ({
  id: row.id,
  order_no: row.order_no,
  user_id: row.user_id,
  project_id: row.project_id,
  units: row.units,
  amount: writeMoney(row.amount),
  day_rate: writeRate(row.day_rate),
  cycle_days: row.cycle_days,
  interest_paid: writeMoney(row.interest_paid),
  interest_total: writeMoney(row.earned),
  interest_owed: writeMoney(BigInt(row.earned) - BigInt(row.interest_paid)),
  owed_since: dayEnd(row.owed_day, settings.TIME_ZONE),
  // A day is paid after it is over.
  next_interest_time:
    row.state === crowdOrderStates.running ? toSeconds(dayStartMs(addDays(row.counted_day, 2), settings.TIME_ZONE)) : 0,
  ...(row.state === crowdOrderStates.running && row.open_until_ms > 0 && { open_until: toSeconds(row.open_until_ms) }),
  start_date: row.start_day,
  end_date: row.end_day,
  state: row.state,
  penalty: writeMoney(row.penalty),
  contract_no: row.contract_no,
  contract_hash: row.contract_hash,
  expire_time: row.state === crowdOrderStates.unpaid ? toSeconds(row.expires_ms) : 0,
  create_time: toSeconds(row.created_ms),
})

/** What its member is told when an order changed. */
export function orderEvent(reader: Pick<Reader, 'settings'>, row: CrowdOrderRow): NewEvent {
  const { id: order_id, state, interest_paid, next_interest_time } = presentPosition(reader, row)
  return newEvent(crowChanged, userStream(row.user_id), { order_id, state, interest_paid, next_interest_time })
}

export const presentInterest = (row: InterestRow): CrowInterest => ({
  id: row.id,
  order_id: row.order_id,
  date: row.day,
  amount: writeMoney(row.amount),
  pay_time: toSeconds(row.paid_ms),
  create_time: toSeconds(row.created_ms),
})
