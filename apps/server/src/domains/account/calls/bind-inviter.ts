import type { inviterCalls } from '@cliffhanger/contract/account/inviter-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findParent, isOlder } from '../inviter.ts'
import type { AccountNeeds } from '../needs.ts'
import { notifyProfile } from '../notify.ts'
import { getAccount, lockAccount } from '../queries/accounts.ts'
import { insertInviter } from '../queries/inviters.ts'

/** Names who invited me, once. Inviters are older than whom they invite, so that no line of them closes. */
export const bindInviter =
  (domains: AccountNeeds): Handler<typeof inviterCalls.bindInviter> =>
  (context, { code }) =>
    context.db.transaction(async (tx) => {
      const account = await lockAccount(tx, context.caller.userId)
      if (account.inviter_id !== null) refuse('stateChanged')
      const inviter = (await findParent(tx, code)) ?? refuse('inviteCodeUnknown')
      if (inviter.id === account.id) refuse('cannotDoToSelf')
      if (!isOlder(inviter, account)) refuse('stateChanged')
      await insertInviter(tx, account.id, inviter, context.clock())
      await domains.teams.noteShared(tx, [account.id, inviter.id])
      await notifyProfile(context, tx, await getAccount(tx, account.id))
      return { parent: { user_id: inviter.id, nick_name: inviter.nick_name, avatar_url: inviter.avatar_url } }
    })
