import type { AgentApply, AgentLevel, Distributor, TeamMember } from '@cliffhanger/contract/teams/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { maskName } from '@cliffhanger/rules/account/masked-name.ts'
import { formatMinor, formatRate } from '@cliffhanger/rules/money.ts'
import { rateOfPpm } from '@cliffhanger/rules/teams/agent-levels.ts'
import { maskUserNo } from '@cliffhanger/rules/teams/masks.ts'
import type { ServerContext } from '../../context.ts'
import { openStatement } from './application.ts'
import type { ApplicationRow } from './queries/applications.ts'
import type { DistributorRow } from './queries/distributors.ts'
import type { LevelRow } from './queries/levels.ts'
import type { TeamRow } from './queries/team.ts'

export const presentMoney = (amount: bigint): string => formatMinor(amount, coinScale.money)

const presentRate = (ppm: number): string => formatRate(rateOfPpm(ppm), 4)

/** Somebody of a team as its owner sees them. */
export const presentTeamMember = (
  row: TeamRow,
  { vipType, contributed }: { readonly vipType: TeamMember['vip_type']; readonly contributed: bigint },
): TeamMember => ({
  user_id: row.id,
  user_no: maskUserNo(row.user_no),
  nick_name: maskName(row.nick_name),
  avatar_url: row.avatar_url,
  level: row.level,
  is_star: flagOf(row.is_star),
  vip_type: vipType,
  join_time: toSeconds(row.joined_ms),
  contribute: presentMoney(contributed),
})

export const presentLevel = (row: LevelRow, language: Language): AgentLevel => ({
  level: row.level,
  name: textIn(row.names, language) ?? '',
  need_sales: row.need_sales,
  need_amount: presentMoney(BigInt(row.need_amount)),
  rate_1: presentRate(row.rate_1_ppm),
  rate_2: presentRate(row.rate_2_ppm),
})

/** An application as its own member sees it. */
export const presentApplication = (context: Pick<ServerContext, 'secrets'>, row: ApplicationRow): AgentApply => ({
  id: row.id,
  user_id: row.user_id,
  level: row.level,
  ...openStatement(context, row.sealed),
  state: row.state,
  reason: row.reason,
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.changed_ms),
})

/** What came by a channel; amounts in minor units of money. */
export interface ChannelFigures {
  readonly registered: number
  readonly recharged: bigint
  readonly commission: bigint
}

export const presentDistributor = (row: DistributorRow, figures: ChannelFigures, url: string): Distributor => ({
  id: row.user_id,
  user_id: row.user_id,
  distributer_code: row.code,
  name: row.name,
  domain: row.domain,
  url,
  register_total: figures.registered,
  recharge_sum: presentMoney(figures.recharged),
  commission_sum: presentMoney(figures.commission),
  pixel_id: row.pixel_id,
  pixel_token: row.pixel_token,
  status: flagOf(row.is_open),
})
