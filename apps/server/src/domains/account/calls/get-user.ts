import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { acceptsFriendRequests } from '../friend-privacy.ts'
import type { AccountNeeds } from '../needs.ts'
import { presentProfile } from '../present.ts'
import { findAccount } from '../queries/accounts.ts'

/** A member's public profile and the caller's relation to that member. Refuses 4002 when there is no such member. */
export const getUser =
  (domains: AccountNeeds): Handler<typeof accountCalls.getUser> =>
  async ({ db, caller }, { target_id: targetId = caller.userId }) => {
    const account = (await findAccount(db, targetId)) ?? refuse('notFound')
    if (account.id === caller.userId)
      return { userinfo: presentProfile(account), is_friend: 0, is_black: 0, can_add: 0 }
    const [mine, his, platform] = await Promise.all([
      domains.friends.relationOf(db, caller.userId, account.id),
      domains.friends.relationOf(db, account.id, caller.userId),
      domains.session.platform(),
    ])
    const canAdd =
      account.is_enabled && !mine.isFriend && !his.hasBlacklisted && acceptsFriendRequests(platform, account)
    return {
      userinfo: {
        ...presentProfile(account),
        friend_remark: mine.remark,
        disturbing: flagOf(mine.isDisturbing),
        friend_group_id: mine.groupId,
        friend_group_name: mine.groupName,
      },
      is_friend: flagOf(mine.isFriend),
      is_black: flagOf(mine.hasBlacklisted),
      can_add: flagOf(canAdd),
    }
  }
