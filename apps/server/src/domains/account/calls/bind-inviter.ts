import type { inviterCalls } from '@cliffhanger/contract/account/inviter-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findParent } from '../inviter.ts'
import { notifyProfile } from '../notify.ts'
import { getAccount, lockAccount } from '../queries/accounts.ts'
import { insertInviter, isInvitedBy, lockInviters } from '../queries/inviters.ts'

/** Names who invited me, once. Of several at once one is accepted; none closes a loop in the tree. */
export const bindInviter: Handler<typeof inviterCalls.bindInviter> = (context, { code }) =>
  context.db.transaction(async (tx) => {
    await lockInviters(tx)
    const account = await lockAccount(tx, context.caller.userId)
    if (account.inviter_id !== null) refuse('stateChanged')
    const inviter = (await findParent(tx, code)) ?? refuse('inviteCodeUnknown')
    if (inviter.id === account.id) refuse('cannotDoToSelf')
    if (await isInvitedBy(tx, inviter.id, account.id)) refuse('stateChanged')
    await insertInviter(tx, account.id, inviter, context.clock())
    await notifyProfile(context, tx, await getAccount(tx, account.id))
    return { parent: { user_id: inviter.id, nick_name: inviter.nick_name, avatar_url: inviter.avatar_url } }
  })
