import type { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { projectStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { shippedCrowdfundingRules } from '@cliffhanger/i18n/contract-texts.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { readBanners } from '../../drama/index.ts'
import { readAgreement } from '../../session/index.ts'
import { currentContract, presentBlankContract } from '../contract.ts'
import type { CrowdfundingNeeds } from '../needs.ts'
import { poolStatus } from '../pool.ts'
import { presentProject, writeMoney } from '../present.ts'
import { hasOpened } from '../queries/contracts.ts'
import { readTotals, sumDay } from '../queries/interest.ts'
import { countUnits, sumInterestPaid, sumOrders } from '../queries/orders.ts'
import { countProjects, findProject, listProjects as listRows, listTypes } from '../queries/projects.ts'

const rulesOfCrowdfunding = 4

export const getCrowdfunding: Handler<typeof projectCalls.getCrowdfunding> = async (context) => {
  const { db, caller, clock, language, settings } = context
  const yesterday = addDays(platformDay(clock(), settings.TIME_ZONE), -1)
  const [banners, written, totals, mine, today, pool] = await Promise.all([
    readBanners(context, 'crowdfunding'),
    readAgreement(db, language, rulesOfCrowdfunding),
    readTotals(db),
    sumOrders(db, caller.userId, undefined),
    sumDay(db, caller.userId, yesterday),
    poolStatus(db),
  ])
  return {
    banners,
    rule: written?.content ?? shippedCrowdfundingRules(language),
    total_amount: writeMoney(totals.amount),
    total_members: totals.members,
    my_amount: writeMoney(mine.principal),
    my_interest: writeMoney(mine.earned),
    // What is paid today is what yesterday earned.
    today_interest: writeMoney(today),
    pool_balance: writeMoney(pool.balance),
    owed_amount: writeMoney(pool.owed),
    is_paused: flagOf(pool.isPaused),
  }
}

export const listProjects: Handler<typeof projectCalls.listProjects> = async (
  context,
  { type_id: typeId = 0, state = -1, page, limit },
) => {
  const { db, clock } = context
  const filter = { typeId, state, nowMs: clock() }
  const [rows, total, pool] = await Promise.all([
    listRows(db, filter, { limit, offset: (page - 1) * limit }),
    countProjects(db, filter),
    poolStatus(db),
  ])
  return { list: rows.map((row) => presentProject(context, row, pool)), total, page, limit }
}

export const listProjectTypes: Handler<typeof projectCalls.listProjectTypes> = async ({ db, language }) => ({
  types: (await listTypes(db)).map(({ id, names, sort }) => ({ id, name: textIn(names, language) ?? '', sort })),
  states: [
    { id: projectStates.coming, name: messageText(language, 'projectComing') },
    { id: projectStates.inProgress, name: messageText(language, 'projectInProgress') },
    { id: projectStates.completed, name: messageText(language, 'projectCompleted') },
    { id: projectStates.soldOut, name: messageText(language, 'projectSoldOut') },
  ],
})

export const getProject =
  ({ session, wallet }: CrowdfundingNeeds): Handler<typeof projectCalls.getProject> =>
  async (context, { id }) => {
    const { db, caller, language } = context
    const row = (await findProject(db, id)) ?? refuse('notFound')
    const [units, paid, contract, pool, platform, { settings }] = await Promise.all([
      countUnits(db, caller.userId, id),
      sumInterestPaid(db, id),
      currentContract(db, language),
      poolStatus(db),
      session.platform(),
      wallet.readWalletSettings(db),
    ])
    return {
      project: presentProject(context, row, pool),
      my_units: units,
      interest_paid: writeMoney(paid),
      limit_left: row.max_unit === 0 ? -1 : Math.max(0, row.max_unit - units),
      contract: presentBlankContract(context, contract, row, platform.money_name),
      is_disclosed: flagOf(await hasOpened(db, caller.userId, contract.version)),
      need_real_name: settings.crowdfunding_need_real_name,
    }
  }
