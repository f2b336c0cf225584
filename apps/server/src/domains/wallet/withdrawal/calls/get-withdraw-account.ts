import type { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { presentFullAccount } from '../present-account.ts'
import { findAccount } from '../queries/accounts.ts'

/** One of my accounts in full; somebody else's is 4002. */
export const getWithdrawAccount: Handler<typeof withdrawalAccountCalls.getWithdrawAccount> = async (
  context,
  { id },
) => {
  const row = (await findAccount(context.db, context.caller.userId, id)) ?? refuse('notFound')
  return { account: presentFullAccount(context, row) }
}
