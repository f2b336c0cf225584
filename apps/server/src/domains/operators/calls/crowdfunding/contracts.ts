import type { crowdOrderOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-order-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { contractFields } from '@cliffhanger/rules/crowdfunding/contract-text.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { presentContract } from '../../../crowdfunding/index.ts'
import { recordAction } from '../../audit.ts'
import { presentChange } from '../../changes/present-change.ts'
import { requestApproval } from '../../changes/request-change.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentSigned, presentVersion } from '../../present/crowdfunding.ts'
import { listOperatorNames } from '../../queries/operators.ts'
import { rewritten, sanitizedTexts, writtenOf } from '../../written-languages.ts'
import { typed } from './orders.ts'

type Calls = typeof crowdOrderOperatorCalls

const listContractVersions =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['listContractVersions']> =>
  async ({ db }, { page, limit }) => {
    const { rows, total } = await crowdfunding.operator.contracts.versions(db, { limit, offset: (page - 1) * limit })
    const operators = [...new Set(rows.map(({ operator_id: id }) => id))]
    const names = new Map((await listOperatorNames(db, operators)).map(({ id, name }) => [id, name]))
    return {
      list: rows.map((row) => presentVersion(row, names)),
      total,
      page,
      limit,
      fields: [...contractFields],
    }
  }

/** The texts lose whatever runs (V-42) before anybody is asked to agree to them. */
const requestContractVersion =
  (needs: OperatorNeeds): Handler<Calls['requestContractVersion']> =>
  (context, { version, texts: written, reason }) => {
    const texts = sanitizedTexts(written)
    return context.db.transaction(async (tx) => {
      const newest = await needs.crowdfunding.operator.contracts.check(tx, version, texts)
      const requested = await requestApproval(tx, context, needs, {
        kind: 'crowd.contract',
        proposal: { version, texts: rewritten(newest.texts, texts) },
        base: writtenOf(newest.texts),
        reason,
      })
      return { change: await presentChange(tx, requested) }
    })
  }

const listSignedContracts =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['listSignedContracts']> =>
  async ({ db }, { page, limit, project_id: projectId, version, number }) => {
    const { signed } = crowdfunding.operator
    const filter = { projectId, version, number: typed(number) }
    const rows = await signed.list(db, filter, { limit, offset: (page - 1) * limit })
    const lineOf = await memberLines(
      db,
      rows.map((row) => row.user_id),
    )
    const { total } = await signed.sum(db, filter)
    return { list: rows.map((row) => presentSigned(row, lineOf)), total, page, limit }
  }

/** A contract has its member's name; nobody looks at it without a line in the log. */
const openSignedContract =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['openSignedContract']> =>
  (context, { order_id: orderId }) =>
    context.db.transaction(async (tx) => {
      const row = (await crowdfunding.operator.signed.find(tx, orderId)) ?? refuse('notFound')
      await recordAction(tx, context, {
        action: 'crowdContract.open',
        target: `member ${row.user_id}`,
        after: { contract_no: row.contract_no },
      })
      const lineOf = await memberLines(tx, [row.user_id])
      return {
        contract: presentContract(row),
        member: lineOf(row.user_id),
        is_intact: flagOf(row.is_intact),
      }
    })

export const contractHandlers = (needs: OperatorNeeds) => ({
  listContractVersions: listContractVersions(needs),
  requestContractVersion: requestContractVersion(needs),
  listSignedContracts: listSignedContracts(needs),
  openSignedContract: openSignedContract(needs),
})
