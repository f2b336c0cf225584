import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { AccountNeeds } from '../needs.ts'
import { notifySetting } from '../notify.ts'
import { presentSetting } from '../present.ts'
import { updateSetting } from '../queries/update-account.ts'

/** Changes the preferences sent, what I set for one conversation, and where this device receives pushes. */
export const editOtherInfo =
  (domains: AccountNeeds): Handler<typeof accountCalls.editOtherInfo> =>
  (context, { chat, device_token: pushToken, ...preferences }) =>
    context.db.transaction(async (tx) => {
      const { userId, sessionId } = context.caller
      if (pushToken !== undefined) await domains.session.updatePushToken(tx, sessionId, pushToken)
      const account = await updateSetting(tx, userId, preferences)
      const stored = chat && (await domains.chat.changeChat(tx, userId, chat))
      if (Object.keys(preferences).length > 0) await notifySetting(context, tx, account)
      return { setting: presentSetting(account), ...(stored && { chat: stored }) }
    })
