import type { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { describeFriends } from '../describe-friends.ts'
import type { FriendsNeeds } from '../needs.ts'
import { findFriendGroup } from '../queries/friend-groups.ts'
import { countInGroup, listInGroup } from '../queries/friends.ts'

/** Friends inside one friend group of mine, oldest friendship first. */
export const listGroupFriends =
  (domains: FriendsNeeds): Handler<typeof friendGroupCalls.listGroupFriends> =>
  async ({ db, caller }, { group_id: groupId, keyword = '', page, limit }) => {
    const { userId } = caller
    if (groupId !== 0 && !(await findFriendGroup(db, userId, groupId))) return refuse('notFound')
    const filter = { userId, groupId, keyword: keyword.trim() }
    const rows = await listInGroup(db, filter, limit, (page - 1) * limit)
    return {
      list: await describeFriends(db, domains, userId, rows),
      total: await countInGroup(db, filter),
      page,
      limit,
    }
  }
