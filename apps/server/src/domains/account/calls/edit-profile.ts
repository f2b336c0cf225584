import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { checkedProfile } from '../checked-profile.ts'
import type { AccountNeeds } from '../needs.ts'
import { notifyProfile } from '../notify.ts'
import { presentSelf } from '../present.ts'
import { profileChanged } from '../profile-changed.ts'
import { lockAccount } from '../queries/accounts.ts'
import { updateProfile } from '../queries/update-account.ts'

/** Changes the fields sent, and has friends told. Twice is harmless: the second changes nothing. */
export const editProfile =
  (domains: AccountNeeds): Handler<typeof accountCalls.editProfile> =>
  (context, input) =>
    context.db.transaction(async (tx) => {
      const account = await lockAccount(tx, context.caller.userId)
      const change = await checkedProfile(tx, domains, account, input)
      const changed = await updateProfile(tx, account.id, change, context.clock())
      await profileChanged(domains, tx, account.id)
      await notifyProfile(context, tx, changed)
      return { user_info: presentSelf(changed) }
    })
