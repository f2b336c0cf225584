import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { updateLanguage } from '../queries/accounts.ts'
import { tellSetting } from '../tell.ts'

/** Stores my language. Twice is harmless. */
export const setLanguage: Handler<typeof accountCalls.setLanguage> = (context, { language }) =>
  context.db.transaction(async (tx) => {
    await tellSetting(context, tx, await updateLanguage(tx, context.caller.userId, language))
    return {}
  })
