import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { AccountNeeds } from '../needs.ts'
import { presentSelf, presentSetting } from '../present.ts'
import { getAccount as readAccount } from '../queries/accounts.ts'

/** My own record, my settings, and how many friend requests wait for me. */
export const getAccount =
  (domains: AccountNeeds): Handler<typeof accountCalls.getAccount> =>
  async ({ db, caller }) => {
    const [account, badge] = await Promise.all([
      readAccount(db, caller.userId),
      domains.friends.countPendingRequests(db, caller.userId),
    ])
    return { user_info: presentSelf(account), setting: presentSetting(account), friend_badge: badge }
  }
