import type { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentAccount } from '../present-account.ts'
import { listAccounts } from '../queries/accounts.ts'

/** My accounts, the default one first. */
export const listWithdrawAccounts: Handler<typeof withdrawalAccountCalls.listWithdrawAccounts> = async (
  context,
  { type },
) => {
  const rows = await listAccounts(context.db, context.caller.userId, type)
  return { list: rows.map((row) => presentAccount(context, row)) }
}
