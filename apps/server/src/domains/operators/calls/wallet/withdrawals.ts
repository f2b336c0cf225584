import type { AuditAction } from '@cliffhanger/contract/operators/audit-actions.ts'
import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { openWithdrawalStates } from '@cliffhanger/rules/wallet/withdrawal-state.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { Moved, WithdrawalRow } from '../../../wallet/index.ts'
import { carryOut } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentQueue, presentWithdrawalDetail } from '../../present/withdrawals.ts'

type Calls = typeof withdrawalOperatorCalls
type Context = CallContext<'operator'>

const allStates: readonly AuditState[] = [1, 2, 3, -1, -2]

const listWithdrawalQueue =
  (needs: OperatorNeeds): Handler<Calls['listWithdrawalQueue']> =>
  async (context, { page, limit, state, type, number = '', ...listing }) => {
    const states = state === 'open' ? openWithdrawalStates : state === 'all' ? allStates : [state]
    const order = states.every((one) => openWithdrawalStates.includes(one)) ? 'due' : 'newest'
    const filter = { states, type, number: number.trim(), ...listingOf(listing) }
    const { rows, total } = await needs.wallet.operator.withdrawals.list(context.db, filter, order, {
      limit,
      offset: (page - 1) * limit,
    })
    const waiting = await needs.wallet.operator.withdrawals.waiting(context.db)
    return { list: await presentQueue(context, needs, rows), total, page, limit, waiting }
  }

const getQueuedWithdrawal =
  (needs: OperatorNeeds): Handler<Calls['getQueuedWithdrawal']> =>
  async (context, { id }) => ({
    withdrawal: await presentWithdrawalDetail(
      context,
      needs,
      await needs.wallet.operator.withdrawals.get(context.db, id),
    ),
  })

/** What the log keeps of an act. */
interface Record {
  readonly action: AuditAction
  readonly reason?: string | undefined
}

/** One act with its line in the log, in one transaction; answers the withdrawal as it is then. The log comes before the member's stream:
 *  `WithdrawalService` notifies the member last, after it has taken its own locks. */
async function action(
  context: Context,
  move: (tx: Db) => Promise<Moved>,
  describe: (moved: Moved) => Record,
): Promise<WithdrawalRow> {
  const { after: row } = await carryOut(context, move, (moved) => ({
    ...describe(moved),
    target: `withdrawal ${moved.after.id}`,
    before: logged(moved.before),
    after: logged(moved.after),
  }))
  return row
}

const logged = ({ state, agreed_by, payer_id, payout_reference }: WithdrawalRow) => ({
  state,
  agreed_by,
  payer_id,
  payout_reference,
})

const actorOf = ({ caller, language }: Context) => ({ operatorId: caller.operatorId, language })

const shown = async (context: Context, needs: OperatorNeeds, row: WithdrawalRow) => ({
  withdrawal: await presentWithdrawalDetail(context, needs, row),
})

const approveWithdrawal =
  (needs: OperatorNeeds): Handler<Calls['approveWithdrawal']> =>
  async (context, { id }) => {
    const row = await action(
      context,
      (tx) => needs.wallet.operator.withdrawals.approve(tx, id, actorOf(context)),
      ({ after }) => ({ action: after.state === auditStates.toAudit ? 'withdrawal.agree' : 'withdrawal.approve' }),
    )
    return shown(context, needs, row)
  }

const denyWithdrawal =
  (needs: OperatorNeeds): Handler<Calls['denyWithdrawal']> =>
  async (context, { id, reason }) => {
    const row = await action(
      context,
      (tx) => needs.wallet.operator.withdrawals.deny(tx, id, actorOf(context), reason),
      () => ({ action: 'withdrawal.deny', reason }),
    )
    return shown(context, needs, row)
  }

/** Begins a payout. Only now the numbers are shown in full, and the log says to whom. */
const takePayout =
  (needs: OperatorNeeds): Handler<Calls['takePayout']> =>
  async (context, { id, take_over: takeOver = 0, reason }) => {
    if (takeOver === 1 && reason === undefined) refuseField('reason')
    const row = await action(
      context,
      (tx) => needs.wallet.operator.withdrawals.take(tx, id, actorOf(context), takeOver === 1),
      ({ before }) => ({
        action: [0, context.caller.operatorId].includes(before.payer_id) ? 'withdrawal.take' : 'withdrawal.takeOver',
        reason,
      }),
    )
    return { ...(await shown(context, needs, row)), account: needs.wallet.operator.withdrawals.details(row) }
  }

const finishPayout =
  (needs: OperatorNeeds): Handler<Calls['finishPayout']> =>
  async (context, { id, reference }) => {
    const number = reference.trim()
    if (number.length < 3) refuseField('reference')
    const row = await action(
      context,
      (tx) => needs.wallet.operator.withdrawals.pay(tx, id, actorOf(context), number),
      () => ({ action: 'withdrawal.pay' }),
    )
    return shown(context, needs, row)
  }

const failPayout =
  (needs: OperatorNeeds): Handler<Calls['failPayout']> =>
  async (context, { id, reason }) => {
    const row = await action(
      context,
      (tx) => needs.wallet.operator.withdrawals.fail(tx, id, actorOf(context), reason),
      () => ({ action: 'withdrawal.fail', reason }),
    )
    return shown(context, needs, row)
  }

export const withdrawalHandlers = (needs: OperatorNeeds): Handlers<typeof withdrawalOperatorCalls> => ({
  listWithdrawalQueue: listWithdrawalQueue(needs),
  getQueuedWithdrawal: getQueuedWithdrawal(needs),
  approveWithdrawal: approveWithdrawal(needs),
  denyWithdrawal: denyWithdrawal(needs),
  takePayout: takePayout(needs),
  finishPayout: finishPayout(needs),
  failPayout: failPayout(needs),
})
