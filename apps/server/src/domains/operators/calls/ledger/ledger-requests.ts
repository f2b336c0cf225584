import type { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import type { AuditAction } from '@cliffhanger/contract/operators/audit-actions.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findUsers } from '../../../account/index.ts'
import { type Requesting, type RequestRow } from '../../../ledger/index.ts'
import { recordAction } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentRequest } from '../../present/ledger.ts'
import { statusOf } from '../../second-person.ts'

type Requested = (tx: Db, requesting: Requesting) => Promise<RequestRow>

/** Keeps a request with its entry in the log; nothing has moved yet. */
const send = (context: CallContext<'operator'>, action: AuditAction, reason: string, requested: Requested) =>
  context.db.transaction(async (tx) => {
    const requesting = { operatorId: context.caller.operatorId, reason, nowMs: context.clock() }
    const request = await shown(tx, await requested(tx, requesting))
    await recordAction(tx, context, { action, target: `request ${request.id}`, reason, after: request })
    return { request }
  })

const shown = async (db: Db, row: RequestRow) =>
  presentRequest(row, await memberLines(db, row.user_id === null ? [] : [row.user_id]))

const requestFunding =
  ({ ledger }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.requestFunding> =>
  (context, { pool, coin_code: coin, amount, reason }) =>
    send(context, 'ledger.fund', reason, (tx, requesting) =>
      ledger.operator.requests.proposeFunding(tx, requesting, { pool, coin, amount }),
    )

const requestCorrection =
  ({ ledger }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.requestCorrection> =>
  (context, input) =>
    send(context, 'ledger.correct', input.reason, async (tx, requesting) => {
      if (!(await findUsers(tx, [input.user_id])).has(input.user_id)) refuse('userNotFound')
      return ledger.operator.requests.proposeCorrection(tx, requesting, {
        userId: input.user_id,
        direction: input.direction,
        coin: input.coin_code,
        amount: input.amount,
        reasonCode: input.reason_code,
      })
    })

const requestReversal =
  ({ ledger }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.requestReversal> =>
  (context, { transfer_id: transferId, reason_code: reasonCode, reason }) =>
    send(context, 'ledger.reverse', reason, (tx, requesting) =>
      ledger.operator.requests.proposeReversal(tx, requesting, { transferId, reasonCode }),
    )

const listLedgerRequests =
  ({ ledger }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.listLedgerRequests> =>
  async ({ db }, { page, limit, state, ...listing }) => {
    const filter = { state, ...listingOf(listing) }
    const rows = await ledger.operator.requests.listRequests(db, filter, { offset: (page - 1) * limit, limit })
    const members = rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
    const lineOf = await memberLines(db, members)
    return {
      list: rows.map((row) => presentRequest(row, lineOf)),
      total: await ledger.operator.requests.countRequests(db, filter),
      page,
      limit,
    }
  }

const actionOf = {
  agree: 'ledger.agree',
  refuse: 'ledger.refuse',
  withdraw: 'ledger.withdraw',
} as const satisfies Record<string, AuditAction>

/** Agreeing posts what was asked for in this very transaction. */
const decideLedgerRequest =
  ({ ledger }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.decideLedgerRequest> =>
  (context, { id, decision, reason }) =>
    context.db.transaction(async (tx) => {
      const { caller, clock } = context
      const decided = await ledger.operator.requests.decideRequest(
        tx,
        { ledger, standingOf: (db, who) => statusOf(context, db, who) },
        id,
        {
          decision,
          operatorId: caller.operatorId,
          reason,
          nowMs: clock(),
        },
      )
      const request = await shown(tx, decided.request)
      await recordAction(tx, context, { action: actionOf[decision], target: `request ${id}`, reason, after: request })
      await decided.notify()
      return { request }
    })

export const ledgerRequestHandlers = (needs: OperatorNeeds) => ({
  requestFunding: requestFunding(needs),
  requestCorrection: requestCorrection(needs),
  requestReversal: requestReversal(needs),
  listLedgerRequests: listLedgerRequests(needs),
  decideLedgerRequest: decideLedgerRequest(needs),
})
