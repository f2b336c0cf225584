import type { MemberLine } from '@cliffhanger/contract/account/operator-schemas.ts'
import type {
  ApplicationLine,
  DistributorLine,
  InviteFlag,
  WrittenAgentLevel,
} from '@cliffhanger/contract/teams/operator-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor, formatRate } from '@cliffhanger/rules/money.ts'
import { rateOfPpm } from '@cliffhanger/rules/teams/agent-levels.ts'
import type {
  ApplicationRow,
  ChannelFigures,
  DistributorRow,
  FlagRow,
  GrantRow,
  TermsRow,
  WrittenLevelRow,
} from '../../teams/index.ts'
import { writtenOf } from '../written-languages.ts'

type LineOf = (userId: number) => MemberLine

export const presentTeamMoney = (amount: bigint): string => formatMinor(amount, coinScale.money)

export const presentTerms = (row: TermsRow): WrittenAgentLevel['terms'][number] => ({
  from_time: toSeconds(row.from_ms),
  need_sales: row.need_sales,
  need_amount: presentTeamMoney(BigInt(row.need_amount)),
  rate_1: formatRate(rateOfPpm(row.rate_1_ppm), 4),
  rate_2: formatRate(rateOfPpm(row.rate_2_ppm), 4),
})

export const presentWrittenLevel = (row: WrittenLevelRow): WrittenAgentLevel => ({
  level: row.level,
  names: writtenOf(row.names),
  is_open: flagOf(row.is_open),
  version: row.version,
  terms: row.terms.map(presentTerms),
  holders: row.holders,
})

export const presentApplicationLine = (row: ApplicationRow, lineOf: LineOf): ApplicationLine => ({
  id: row.id,
  member: lineOf(row.user_id),
  level: row.level,
  state: row.state,
  reason: row.reason,
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.changed_ms),
})

export const presentGrant = (row: GrantRow) => ({
  level: row.level,
  from_time: toSeconds(row.from_ms),
  operator_id: row.operator_id,
  reason: row.reason,
})

export const presentDistributorLine = (
  row: DistributorRow,
  figures: ChannelFigures,
  lineOf: LineOf,
): DistributorLine => ({
  user_id: row.user_id,
  member: lineOf(row.user_id),
  distributer_code: row.code,
  name: row.name,
  domain: row.domain,
  pixel_id: row.pixel_id,
  pixel_token: row.pixel_token,
  status: flagOf(row.is_open),
  register_total: figures.registered,
  recharge_sum: presentTeamMoney(figures.recharged),
  commission_sum: presentTeamMoney(figures.commission),
  version: row.version,
  create_time: toSeconds(row.created_ms),
})

export const presentFlag = (row: FlagRow, lineOf: LineOf): InviteFlag => ({
  member: lineOf(row.user_id),
  earner: lineOf(row.earner_id),
  reason: row.reason,
  note_time: toSeconds(row.noted_ms),
  lift_time: toSeconds(row.lifted_ms),
  lifted_by: row.lifted_by,
  lift_reason: row.lifted_reason,
})
