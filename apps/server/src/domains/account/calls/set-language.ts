import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { notifySetting } from '../notify.ts'
import { updateLanguage } from '../queries/update-account.ts'

/** Stores my language. Twice is harmless. */
export const setLanguage: Handler<typeof accountCalls.setLanguage> = (context, { language }) =>
  context.db.transaction(async (tx) => {
    await notifySetting(context, tx, await updateLanguage(tx, context.caller.userId, language))
    return {}
  })
