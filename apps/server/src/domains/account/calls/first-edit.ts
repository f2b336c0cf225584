import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { hasRequiredCodes } from '@cliffhanger/rules/session/registration.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { checkedProfile } from '../checked-profile.ts'
import { findTypedInviter, isOlder, readTypedCodes } from '../inviter.ts'
import type { AccountNeeds } from '../needs.ts'
import { notifyProfile } from '../notify.ts'
import { presentSelf } from '../present.ts'
import { profileChanged } from '../profile-changed.ts'
import { lockAccount } from '../queries/accounts.ts'
import { updateFirstEdit, updateProfile } from '../queries/update-account.ts'

/** Fills the page of first information. Accepted once: a second one, even at the same time, refuses 4003. */
export const firstEdit =
  (domains: AccountNeeds): Handler<typeof accountCalls.firstEdit> =>
  async (context, input) => {
    const platform = await domains.session.platform()
    const codes = readTypedCodes(input)
    return context.db.transaction(async (tx) => {
      const account = await lockAccount(tx, context.caller.userId)
      if (account.has_first_edit) refuse('stateChanged')
      if (platform.is_need_avatar_nickname === 1 && input.nick_name === undefined) refuseField('nick_name')
      if (platform.is_need_avatar_nickname === 1 && input.avatar_url === undefined) refuseField('avatar_url')
      const isInvited = account.inviter_id !== null
      const decision = isInvited ? ({ ok: true } as const) : hasRequiredCodes(platform, codes)
      if (!decision.ok) refuse(decision.refusal)
      const inviter = isInvited ? undefined : await findTypedInviter(tx, codes)
      if (inviter && !isOlder(inviter, account)) refuse('inviteCodeUnknown')
      const nowMs = context.clock()
      await updateProfile(tx, account.id, await checkedProfile(tx, domains, account, input), nowMs)
      const chosen = inviter && { id: inviter.id, code: inviter.user_code }
      const changed = await updateFirstEdit(tx, account.id, chosen, nowMs)
      if (inviter) await domains.teams.noteShared(tx, [account.id, inviter.id])
      await profileChanged(domains, tx, account.id)
      await notifyProfile(context, tx, changed)
      return { user_info: presentSelf(changed) }
    })
  }
