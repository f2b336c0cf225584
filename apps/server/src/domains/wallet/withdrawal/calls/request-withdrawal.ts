import { hourMs } from '@cliffhanger/contract/duration.ts'
import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { refuseWhileCoolingOff } from '../../../account/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { newNumber } from '../../numbers.ts'
import { isTypeOpen } from '../account-types.ts'
import { holdMoney, notifyWithdrawal } from '../move-money.ts'
import { presentWithdrawal } from '../present-withdrawal.ts'
import { findAccount, lockMember } from '../queries/accounts.ts'
import { insertFirstStep, insertWithdrawal } from '../queries/withdrawals.ts'
import { judgeAmount, readAmount, readWithdrawalContext } from '../withdrawal-context.ts'

/**
 * Asks for a withdrawal in the transaction of its key: judged under the lock of the member's row, so that two at once are judged one after
 * the other, and frozen with it. Account and settings are copied: nothing that changes later touches it.
 */
export const requestWithdrawal =
  (deps: WalletDeps): Handler<typeof withdrawalCalls.requestWithdrawal> =>
  async (context, { amount: typed, account_id: accountId, coin_code: coin }) => {
    const { db: tx, clock, caller, idempotencyKey } = context
    const { userId } = caller
    if (coin !== 'money') refuseField('coin_code')
    const amount = readAmount(typed)
    await lockMember(tx, userId)
    await refuseWhileCoolingOff(tx, userId, clock())
    const account = (await findAccount(tx, userId, accountId)) ?? refuse('walletNotChosen')
    const withdrawalContext = await readWithdrawalContext(context, deps.domains, tx, userId)
    if (!isTypeOpen((await deps.domains.session.platform()).modules, account.type)) refuse('serviceNotOpen')
    const { quote, obstacle } = judgeAmount(withdrawalContext, amount)
    if (obstacle) refuse(obstacle)
    const { settings, day, isFirstFree } = withdrawalContext
    const row =
      (await insertWithdrawal(tx, {
        order_no: newNumber(context, 'withdrawal'),
        user_id: userId,
        request_key: idempotencyKey ?? refuse('idempotencyKeyMissing'),
        amount: amount.toString(),
        fee: quote.fee.toString(),
        tax: quote.tax.toString(),
        is_first: isFirstFree,
        account_id: account.id,
        account_type: account.type,
        account_sealed: account.sealed,
        account_fingerprint: account.fingerprint,
        account_file_keys: account.file_keys,
        terms: settings,
        day,
        due_ms: clock() + settings.withdraw_arrive_hours * hourMs,
        created_ms: clock(),
      })) ?? refuse('idempotencyKeyReused')
    await insertFirstStep(tx, row.id, clock())
    const posted = await holdMoney(deps.ledger, tx, row)
    await notifyWithdrawal(context, deps.ledger, tx, row, posted)
    return { withdraw: presentWithdrawal(context, row), balance: await deps.ledger.balance(tx, userId, 'money') }
  }
