import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { distinct } from '../change-group.ts'
import { checkRoom } from '../group-size.ts'
import { makeGroup } from '../make-group.ts'
import type { GroupsNeeds } from '../needs.ts'
import { pictureOf } from '../pictures.ts'
import { countReachableFriends } from '../queries/friendships.ts'

const leastFriends = 2

/** Makes a group with the caller as its creator and chosen friends in it (V-9). Twice makes two groups. */
export const createGroup =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.createGroup> =>
  async (context, input) => {
    const { userId } = context.caller
    const name = input.group_name.trim()
    if (name === '') return refuseField('group_name')
    if (input.members.length === 0) return refuse('noMemberChosen')
    const friendIds = distinct(input.members).filter((id) => id !== userId)
    if (friendIds.length < leastFriends) return refuse('tooFewFriendsChosen')
    checkRoom(context, 0, friendIds.length + 1)

    return context.db.transaction(async (tx) => {
      const avatarUrl = await pictureOf(domains, tx, userId, input.avatar_url ?? '')
      if ((await countReachableFriends(tx, userId, friendIds)) < friendIds.length) return refuse('notFriends')
      const group = await makeGroup(context, domains, tx, {
        creatorId: userId,
        name,
        avatarUrl,
        description: input.description?.trim() ?? '',
        memberIds: friendIds,
        language: context.language,
      })
      return { group }
    })
  }
