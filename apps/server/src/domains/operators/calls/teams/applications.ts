import type { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { carryOut } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentApplicationLine, presentGrant, presentTeamMoney } from '../../present/teams.ts'

type Calls = typeof agentOperatorCalls

const listApplications =
  ({ teams }: OperatorNeeds): Handler<Calls['listApplications']> =>
  async ({ db }, { page, limit, state, number = '', ...listing }) => {
    const filter = { state, number: number.trim(), ...listingOf(listing) }
    const rows = await teams.operator.agents.list(db, filter, { limit, offset: (page - 1) * limit })
    const lineOf = await memberLines(
      db,
      rows.map((row) => row.user_id),
    )
    return {
      list: rows.map((row) => presentApplicationLine(row, lineOf)),
      total: await teams.operator.agents.count(db, filter),
      page,
      limit,
    }
  }

/** Shows who applies; nobody looks at it without a line in the log. */
const openApplication =
  ({ teams }: OperatorNeeds): Handler<Calls['openApplication']> =>
  async (context, { id }) => {
    const { row, statement, sold, grants } = await carryOut(
      context,
      (tx) => teams.operator.agents.open(tx, id),
      (opened) => ({ action: 'agentApplication.open', target: `member ${opened.row.user_id}`, after: { id } }),
    )
    const lineOf = await memberLines(context.db, [row.user_id])
    return {
      application: {
        ...presentApplicationLine(row, lineOf),
        ...statement,
        sales: sold.sales,
        sales_amount: presentTeamMoney(sold.amount),
        grants: grants.map(presentGrant),
      },
    }
  }

const decideApplication =
  ({ teams }: OperatorNeeds): Handler<Calls['decideApplication']> =>
  async (context, { id, is_accepted: accepted, reason }) => {
    const isAccepted = accepted === 1
    const { operatorId } = context.caller
    const row = await carryOut(
      context,
      (tx) => teams.operator.agents.decide(tx, { id, isAccepted, reason, operatorId }),
      (decided) => ({
        action: isAccepted ? 'agentApplication.accept' : 'agentApplication.reject',
        target: `member ${decided.user_id}`,
        reason,
        before: { state: 'pending' },
        after: { id, state: decided.state, level: decided.level },
      }),
    )
    return { application: presentApplicationLine(row, await memberLines(context.db, [row.user_id])) }
  }

const lowerAgent =
  ({ teams }: OperatorNeeds): Handler<Calls['lowerAgent']> =>
  async (context, { user_id: userId, level, reason }) => {
    const { operatorId } = context.caller
    await carryOut(
      context,
      (tx) => teams.operator.agents.lower(tx, { userId, level, reason, operatorId }),
      (before) => ({
        action: 'agent.lower',
        target: `member ${userId}`,
        reason,
        before: { level: before },
        after: { level },
      }),
    )
    return {}
  }

export const applicationHandlers = (needs: OperatorNeeds) => ({
  listApplications: listApplications(needs),
  openApplication: openApplication(needs),
  decideApplication: decideApplication(needs),
  lowerAgent: lowerAgent(needs),
})
