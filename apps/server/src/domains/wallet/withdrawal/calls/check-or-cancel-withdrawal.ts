import type { CallData } from '@cliffhanger/contract/call.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { refusalText } from '@cliffhanger/i18n/server-texts.ts'
import { leftToday } from '@cliffhanger/rules/wallet/withdrawal-policy.ts'
import { withdrawalStep } from '@cliffhanger/rules/wallet/withdrawal-state.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { runOnce } from '../../../../platform/http/idempotency.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import type { WalletDeps } from '../../deps.ts'
import { isTypeOpen } from '../account-types.ts'
import { notifyWithdrawal, returnMoney } from '../move-money.ts'
import { arrivingOf, presentWithdrawal, writeMoney } from '../present-withdrawal.ts'
import { findAccount } from '../queries/accounts.ts'
import { findWithdrawal, moveWithdrawal } from '../queries/withdrawals.ts'
import { judgeAmount, readAmount, readWithdrawalContext, type WithdrawalContext } from '../withdrawal-context.ts'

type Row = typeof withdrawalCalls.checkOrCancelWithdrawal
type Reply = CallData<Row>

/** Without `id` a look ahead that changes nothing; with it the one way to take a withdrawal back. */
export const checkOrCancelWithdrawal =
  (deps: WalletDeps): Handler<Row> =>
  async (context, { id, amount, account_id: accountId = 0, coin_code: coin }) => {
    if (id === undefined) {
      if (coin !== 'money') refuseField('coin_code')
      return check(context, deps, amount ?? refuseField('amount'), accountId)
    }
    const { caller, clock, db, idempotencyKey } = context
    const request = {
      owner: `u${caller.userId}`,
      key: idempotencyKey ?? refuse('idempotencyKeyMissing'),
      call: withdrawalCalls.checkOrCancelWithdrawal.id,
      body: { id },
      nowMs: clock(),
    }
    // The stored reply is what `cancel` answered.
    return (await runOnce(db, request, (tx) => cancel(context, deps, tx, id))) as Reply
  }

async function check(
  context: CallContext<'bearer'>,
  deps: WalletDeps,
  typed: string,
  accountId: number,
): Promise<Reply> {
  const { db, caller, language } = context
  const amount = readAmount(typed)
  const account =
    accountId === 0 ? undefined : ((await findAccount(db, caller.userId, accountId)) ?? refuse('notFound'))
  const withdrawalContext = await readWithdrawalContext(context, deps.domains, db, caller.userId)
  const { quote, obstacle } = judgeAmount(withdrawalContext, amount)
  const { modules } = await deps.domains.session.platform()
  const isClosed = account !== undefined && !isTypeOpen(modules, account.type)
  const reason = account === undefined ? 'walletNotChosen' : isClosed ? 'serviceNotOpen' : obstacle
  return {
    can: flagOf(reason === undefined),
    reason: reason === undefined ? '' : refusalText(language, reason),
    fee: writeMoney(quote.fee),
    tax: writeMoney(quote.tax),
    arrive_amount: writeMoney(quote.arrive > 0n ? quote.arrive : 0n),
    ...presentLeft(withdrawalContext),
  }
}

async function cancel(context: CallContext<'bearer'>, deps: WalletDeps, tx: Db, id: number): Promise<Reply> {
  const { userId } = context.caller
  const before = await findWithdrawal(tx, id)
  if (before?.user_id !== userId) refuse('notFound')
  const moved = await moveWithdrawal(tx, id, { ...withdrawalStep('cancel'), nowMs: context.clock() })
  const row = moved ?? refuse('stateChanged')
  const posted = await returnMoney(deps.ledger, tx, row, 0)
  await notifyWithdrawal(context, deps.ledger, tx, row, posted)
  const withdrawalContext = await readWithdrawalContext(context, deps.domains, tx, userId)
  return {
    can: 1,
    reason: '',
    fee: writeMoney(BigInt(row.fee)),
    tax: writeMoney(BigInt(row.tax)),
    arrive_amount: writeMoney(arrivingOf(row)),
    ...presentLeft(withdrawalContext),
    withdraw: presentWithdrawal(context, row),
    balance: writeMoney(withdrawalContext.available),
  }
}

const presentLeft = (withdrawalContext: WithdrawalContext) => {
  const left = leftToday(withdrawalContext)
  return { today_left_count: left.count, today_left_amount: writeMoney(left.amount) }
}
