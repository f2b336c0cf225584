import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { getAccount } from '../queries/accounts.ts'

/** My stored language. */
export const getLanguage: Handler<typeof accountCalls.getLanguage> = async ({ db, caller }) => ({
  language: (await getAccount(db, caller.userId)).language,
})
