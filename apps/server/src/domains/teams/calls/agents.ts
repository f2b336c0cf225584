import type { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { areConditionsMet, salesWindowMs } from '@cliffhanger/rules/teams/agent-levels.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { isCertified } from '../../account/index.ts'
import { sealStatement } from '../application.ts'
import { levelAt } from '../levels.ts'
import type { TeamsNeeds } from '../needs.ts'
import { readPeriod } from '../period.ts'
import { presentApplication, presentLevel, presentMoney } from '../present.ts'
import { findNewestApplication, insertApplication } from '../queries/applications.ts'
import { lockMember } from '../queries/grants.ts'
import { type LevelRow, listLevels } from '../queries/levels.ts'
import { listPaid, nothingPaid, sumPaid } from '../queries/sums.ts'
import { countTeam, listTeam } from '../queries/team.ts'
import { presentTeam } from './read-team.ts'

/** Levels on offer with what they ask for, and how far my team is. */
export const getAgentLevels =
  (domains: TeamsNeeds): Handler<typeof agentCalls.getAgentLevels> =>
  async (context) => {
    const { db, caller, clock, language } = context
    const nowMs = clock()
    const levels = await listLevels(db, nowMs, { isOpen: true })
    const newest = await findNewestApplication(db, caller.userId)
    const { sales, amount } = await domains.commission.salesOf(db, countedSales(caller.userId, nowMs))
    return {
      levels: levels.map((row) => presentLevel(row, language)),
      apply: newest ? presentApplication(context, newest) : null,
      held: (await levelAt(db, caller.userId, nowMs))?.level ?? 0,
      reached: { sales, amount: presentMoney(amount) },
    }
  }

/** Whose sales count for a level, and which. */
const countedSales = (ownerId: number, nowMs: number) => ({ ownerId, startMs: nowMs - salesWindowMs, endMs: nowMs })

/** The figures of a period: of the whole team, or of one level of it, for agents and for who holds a star package with statistics. Lines are of
 *  direct members unless the other level is asked for. Refuses 4001 everybody else. */
export const getAgentTeam =
  (domains: TeamsNeeds): Handler<typeof agentCalls.getAgentTeam> =>
  async (context, { page, limit, start, end, level = 1 }) => {
    const { db, caller, clock } = context
    const ownerId = caller.userId
    const nowMs = clock()
    const maySee =
      (await levelAt(db, ownerId, nowMs)) !== undefined ||
      (await domains.starPlans.holdsBenefit(db, { userId: ownerId, benefit: 'statistics', atMs: nowMs }))
    if (!maySee) return refuse('noPermission')
    const period = readPeriod({ start, end })
    const all = { ...readPeriod({}), ownerId, keyword: '', isStar: undefined, nowMs }
    const rows = await listTeam(db, { ...all, level }, { offset: (page - 1) * limit, limit })
    const memberIds = rows.map(({ id }) => id)
    const paid = await listPaid(db, { memberIds, ...period })
    const earned = await domains.commission.sumsOf(db, { ownerId, memberIds, ...period })
    const list = (await presentTeam(context, domains, rows)).map((member) => {
      const { recharged, spent } = paid.get(member.user_id) ?? nothingPaid
      return {
        ...member,
        recharge_sum: presentMoney(recharged),
        spend_sum: presentMoney(spent),
        commission_sum: presentMoney(earned.get(member.user_id) ?? 0n),
      }
    })
    const sums = await sumPaid(db, { ownerId, level: undefined, ...period })
    return {
      list,
      total: await countTeam(db, { ...all, level }),
      page,
      limit,
      totals: {
        members: await countTeam(db, { ...all, level: undefined }),
        new_members: await countTeam(db, { ...all, ...period, level: undefined }),
        recharge_sum: presentMoney(sums.recharged),
        spend_sum: presentMoney(sums.spent),
        commission_sum: presentMoney(await domains.commission.totalOf(db, { ownerId, ...period })),
      },
    }
  }

/** Applies for a level (S-97). What it takes is sales of the team whose refund window is over, whoever was recruited for them. */
export const applyAsAgent =
  (domains: TeamsNeeds): Handler<typeof agentCalls.applyAsAgent> =>
  async (context, { level, real_name: name, contact, remark = '' }) => {
    const { db, caller, clock } = context
    const { modules } = await domains.session.platform()
    if (modules.commission !== 1) return refuse('serviceNotOpen')
    const { settings } = await domains.wallet.readWalletSettings(db)
    if (settings.withdraw_need_real_name === 1 && !(await isCertified(db, caller.userId))) refuse('realNameRequired')
    const nowMs = clock()
    const levels = await listLevels(db, nowMs, { isOpen: true })
    const wanted = levels.find((row) => row.level === level) ?? refuseField('level')
    const statement = { real_name: name.trim(), contact: contact.trim(), remark: remark.trim() }
    if (statement.real_name.length < 2) return refuseField('real_name')
    if (statement.contact.length < 3) return refuseField('contact')
    return db.transaction(async (tx) => {
      await lockMember(tx, caller.userId)
      await requireEarned({ ...context, db: tx }, domains, wanted)
      const row = await insertApplication(tx, {
        userId: caller.userId,
        level,
        sealed: sealStatement(context, statement),
        nowMs,
      })
      return { apply: presentApplication(context, row ?? refuse('stateChanged')) }
    })
  }

/** Refuses 4003 a level that the member holds already, or that the sales of their team do not reach. */
async function requireEarned(
  { db, caller, clock }: CallContext<'bearer'>,
  { commission }: TeamsNeeds,
  wanted: LevelRow,
): Promise<void> {
  const nowMs = clock()
  const held = await levelAt(db, caller.userId, nowMs)
  if (held && held.level >= wanted.level) refuse('stateChanged', { cause: 'held' })
  const reached = await commission.salesOf(db, countedSales(caller.userId, nowMs))
  const needs = { sales: wanted.need_sales, amount: BigInt(wanted.need_amount) }
  if (!areConditionsMet(needs, reached)) refuse('stateChanged', { cause: 'sales' })
}
