import type { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { deleteAccount, hasOpenWithdrawal, lockMember } from '../queries/accounts.ts'

/** Deletes an account of mine; 4003 while a withdrawal to it is open, which no request at the same moment slips past. */
export const deleteWithdrawAccount: Handler<typeof withdrawalAccountCalls.deleteWithdrawAccount> = (
  { db, caller: { userId } },
  { id },
) =>
  db.transaction(async (tx) => {
    await lockMember(tx, userId)
    if ((await deleteAccount(tx, userId, id)) === 0) refuse('notFound')
    if (await hasOpenWithdrawal(tx, id)) refuse('stateChanged')
    return {}
  })
