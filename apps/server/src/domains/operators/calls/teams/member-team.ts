import type { teamOperatorCalls } from '@cliffhanger/contract/teams/operator-team-calls.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findUsers } from '../../../account/index.ts'
import { carryOut } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentFlag, presentGrant } from '../../present/teams.ts'

type Calls = typeof teamOperatorCalls

const getMemberTeam =
  ({ teams }: OperatorNeeds): Handler<Calls['getMemberTeam']> =>
  async ({ db, clock }, { user_id: userId, level, page, limit }) => {
    if (!(await findUsers(db, [userId])).has(userId)) return refuse('notFound')
    const { team, earnersOf, levelAt, listGrants } = teams.operator
    const everybody = { ...team.everybody, ownerId: userId, nowMs: clock() }
    const rows = await team.list(db, { ...everybody, level }, { limit, offset: (page - 1) * limit })
    const earners = await earnersOf(db, userId)
    const lineOf = await memberLines(
      db,
      earners.map((earner) => earner.userId),
    )
    const totals = {
      1: await team.count(db, { ...everybody, level: 1 }),
      2: await team.count(db, { ...everybody, level: 2 }),
    }
    return {
      list: rows.map((row) => ({
        user_id: row.id,
        user_no: row.user_no,
        nick_name: row.nick_name,
        avatar_url: row.avatar_url,
        level: row.level,
        join_time: toSeconds(row.joined_ms),
      })),
      total: totals[level],
      page,
      limit,
      team: {
        inviters: earners.map((earner) => ({
          ...lineOf(earner.userId),
          level: earner.level,
          is_flagged: flagOf(earner.isFlagged),
        })),
        level_1: totals[1],
        level_2: totals[2],
        agent_level: (await levelAt(db, userId, clock()))?.level ?? 0,
        grants: (await listGrants(db, userId)).map(presentGrant),
      },
    }
  }

const listInviteFlags =
  ({ teams }: OperatorNeeds): Handler<Calls['listInviteFlags']> =>
  async ({ db }, { page, limit, is_lifted: isLifted, user_id: userId = 0, ...listing }) => {
    const filter = { isLifted: isLifted === undefined ? undefined : isLifted === 1, userId, ...listingOf(listing) }
    const rows = await teams.operator.flags.list(db, filter, { limit, offset: (page - 1) * limit })
    const lineOf = await memberLines(
      db,
      rows.flatMap((row) => [row.user_id, row.earner_id]),
    )
    return {
      list: rows.map((row) => presentFlag(row, lineOf)),
      total: await teams.operator.flags.count(db, filter),
      page,
      limit,
    }
  }

/** A repeat lifts nothing and is 4002. */
const liftInviteFlag =
  ({ teams }: OperatorNeeds): Handler<Calls['liftInviteFlag']> =>
  async (context, { user_id: userId, earner_id: earnerId, reason }) => {
    const by = { operatorId: context.caller.operatorId, reason, nowMs: context.clock() }
    const rows = await carryOut(
      context,
      async (tx) => {
        const lifted = await teams.operator.flags.lift(tx, { userId, earnerId }, by)
        return lifted.length === 0 ? refuse('notFound') : lifted
      },
      (lifted) => ({
        action: 'inviteFlag.lift',
        target: `member ${userId}`,
        reason,
        before: { earner_id: earnerId, reasons: lifted.map((row) => row.reason) },
      }),
    )
    const lineOf = await memberLines(context.db, [userId, earnerId])
    return { list: rows.map((row) => presentFlag(row, lineOf)) }
  }

export const teamHandlers = (needs: OperatorNeeds) => ({
  getMemberTeam: getMemberTeam(needs),
  listInviteFlags: listInviteFlags(needs),
  liftInviteFlag: liftInviteFlag(needs),
})
