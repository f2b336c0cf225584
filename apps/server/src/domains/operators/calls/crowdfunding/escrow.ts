import { randomUUID } from 'node:crypto'
import type { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { escrowNumber, writeMoney } from '../../../crowdfunding/index.ts'
import type { EscrowProposal, PayoutProposal } from '../../changes/crowd-kinds.ts'
import { presentChange } from '../../changes/present-change.ts'
import { requestApproval } from '../../changes/request-change.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines, memberText } from '../../present/account.ts'
import { presentEscrowMove, titleOf } from '../../present/crowdfunding.ts'
import { shownProject } from './projects.ts'

type Calls = typeof projectOperatorCalls
type Context = CallContext<'operator'>

const readMoney = (text: string): bigint => parseMinor(text, coinScale.money) ?? refuseField('amount')

async function ask(
  tx: Db,
  context: Context,
  needs: OperatorNeeds,
  asked: { kind: 'crowd.proceeds' | 'crowd.payout'; proposal: EscrowProposal | PayoutProposal; reason: string },
) {
  const requested = await requestApproval(tx, context, needs, asked)
  const now = await needs.crowdfunding.operator.projects.get(tx, asked.proposal.project_id)
  return { project: await shownProject(context, tx, now), change: await presentChange(tx, requested) }
}

const requestProceeds =
  (needs: OperatorNeeds): Handler<Calls['requestProceeds']> =>
  (context, { project_id: projectId, amount: text, reason }) => {
    const amount = readMoney(text)
    return context.db.transaction(async (tx) => {
      const row = await needs.crowdfunding.operator.escrow.checkProceeds(tx, projectId)
      const proposal: EscrowProposal = {
        project_id: projectId,
        title: titleOf(row),
        amount: amount.toString(),
        key: randomUUID(),
        shown: { amount: writeMoney(amount) },
      }
      return ask(tx, context, needs, { kind: 'crowd.proceeds', proposal, reason })
    })
  }

const requestPayout =
  (needs: OperatorNeeds): Handler<Calls['requestPayout']> =>
  (context, { project_id: projectId, user_id: userId, amount: text, reason }) => {
    const amount = readMoney(text)
    return context.db.transaction(async (tx) => {
      const row = await needs.crowdfunding.operator.escrow.checkPayout(tx, { projectId, userId, amount })
      const payee = memberText((await memberLines(tx, [userId]))(userId))
      const proposal: PayoutProposal = {
        project_id: projectId,
        user_id: userId,
        title: titleOf(row),
        amount: amount.toString(),
        key: randomUUID(),
        shown: { payee, amount: writeMoney(amount) },
      }
      return ask(tx, context, needs, { kind: 'crowd.payout', proposal, reason })
    })
  }

const listEscrowMoves =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['listEscrowMoves']> =>
  async ({ db }, { page, limit, project_id: projectId }) => {
    const { projects, escrow } = crowdfunding.operator
    await projects.get(db, projectId)
    const number = escrowNumber(projectId)
    const rows = await escrow.moves(db, number, { limit, offset: (page - 1) * limit })
    const lineOf = await memberLines(
      db,
      rows.flatMap(({ user_id: userId }) => (userId === null ? [] : [userId])),
    )
    return {
      list: rows.map((row) => presentEscrowMove(row, lineOf)),
      total: await escrow.countMoves(db, number),
      page,
      limit,
    }
  }

export const escrowHandlers = (needs: OperatorNeeds) => ({
  requestProceeds: requestProceeds(needs),
  requestPayout: requestPayout(needs),
  listEscrowMoves: listEscrowMoves(needs),
})
