import type { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import type { TeamMember } from '@cliffhanger/contract/teams/schemas.ts'
import { vipTypeOf } from '@cliffhanger/rules/membership/membership.ts'
import { dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { activeWithinMs } from '@cliffhanger/rules/teams/agent-levels.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { membershipsOf } from '../../membership/index.ts'
import type { TeamsNeeds } from '../needs.ts'
import { ever, readPeriod } from '../period.ts'
import { presentTeamMember } from '../present.ts'
import { countTeam, countTeamOf, listTeam as listRows, type TeamFilter, type TeamRow } from '../queries/team.ts'

/** Members of a team as its owner sees them. */
export async function presentTeam(
  { db, caller, clock }: CallContext<'bearer'>,
  { commission }: Pick<TeamsNeeds, 'commission'>,
  rows: readonly TeamRow[],
): Promise<TeamMember[]> {
  const memberIds = rows.map(({ id }) => id)
  const memberships = await membershipsOf(db, memberIds, clock())
  const earned = await commission.sumsOf(db, { ownerId: caller.userId, memberIds, ...ever })
  return rows.map((row) =>
    presentTeamMember(row, {
      vipType: vipTypeOf({ kind: memberships.get(row.id) ?? 'none' }),
      contributed: earned.get(row.id) ?? 0n,
    }),
  )
}

interface Page {
  readonly page: number
  readonly limit: number
}

async function readPage(
  context: CallContext<'bearer'>,
  domains: Pick<TeamsNeeds, 'commission'>,
  filter: TeamFilter,
  { page, limit }: Page,
) {
  const rows = await listRows(context.db, filter, { offset: (page - 1) * limit, limit })
  return {
    list: await presentTeam(context, domains, rows),
    total: await countTeam(context.db, filter),
    page,
    limit,
  }
}

export const listTeamMembers =
  (domains: TeamsNeeds): Handler<typeof teamCalls.listTeamMembers> =>
  (context, { level, keyword = '', is_star: isStar, ...page }) => {
    const filter = {
      ownerId: context.caller.userId,
      level,
      keyword: keyword.trim(),
      isStar: isStar === undefined ? undefined : isStar === 1,
      nowMs: context.clock(),
      ...ever,
    }
    return readPage(context, domains, filter, page)
  }

export const listTeam =
  (domains: TeamsNeeds): Handler<typeof teamCalls.listTeam> =>
  async (context, { level, keyword = '', start, end, ...page }) => {
    const ownerId = context.caller.userId
    const period = readPeriod({ start, end })
    const nowMs = context.clock()
    const filter = { ownerId, level, keyword: keyword.trim(), isStar: undefined, nowMs, ...period }
    const zone = context.settings.TIME_ZONE
    const counts = await countTeamOf(context.db, {
      ownerId,
      newSinceMs: dayStartMs(platformDay(nowMs, zone), zone),
      seenSinceMs: nowMs - activeWithinMs,
      onlineIds: [...domains.gateway.presence.users(), ...domains.callers.list()],
    })
    const { level_1, level_2, recent: today_new, active } = counts
    return { ...(await readPage(context, domains, filter, page)), totals: { level_1, level_2, today_new, active } }
  }
