import { randomInt } from 'node:crypto'
import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Db } from '../../../platform/db.ts'
import { newGroupEvent } from '../../../platform/group-stream.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { distinct } from '../change-group.ts'
import { bringIn } from '../coming-and-going.ts'
import { checkRoom } from '../group-size.ts'
import type { GroupsNeeds } from '../needs.ts'
import { pictureOf } from '../pictures.ts'
import { ownOf, presentGroup, presentShared } from '../present.ts'
import { countFriendsAmong } from '../queries/friendships.ts'
import { insertGroup, isGroupNumberFree } from '../queries/groups.ts'

const leastFriends = 2
const maxDraws = 20

/** Makes a group with the caller as its creator and chosen friends in it (V-9). Twice makes two groups. */
export const createGroup =
  (needs: GroupsNeeds): Handler<typeof groupsCalls.createGroup> =>
  async (context, input) => {
    const { userId } = context.caller
    const name = input.group_name.trim()
    if (name === '') return refuseField('group_name')
    if (input.members.length === 0) return refuse('noMemberChosen')
    const friendIds = distinct(input.members).filter((id) => id !== userId)
    if (friendIds.length < leastFriends) return refuse('tooFewFriendsChosen')
    checkRoom(context, 0, friendIds.length + 1)
    const avatarUrl = await pictureOf(needs, context.db, userId, input.avatar_url)

    return context.db.transaction(async (tx) => {
      if ((await countFriendsAmong(tx, userId, friendIds)) < friendIds.length) return refuse('notFriends')
      const group = await insertGroup(tx, {
        groupNo: await drawGroupNumber(tx),
        creatorId: userId,
        name,
        avatarUrl,
        description: input.description?.trim() ?? '',
        nowMs: context.clock(),
      })
      const total = friendIds.length + 1
      const rows = await bringIn(context, needs, tx, group, {
        newcomers: [
          { userId, role: 'creator' },
          ...friendIds.map((friendId) => ({ userId: friendId, role: 'member' as const })),
        ],
        operatorId: userId,
        event: (members) =>
          newGroupEvent(groupEvents.created, {
            group: { ...presentShared(group), member_total: total },
            members,
            operator_id: userId,
          }),
        notice: {
          groupId: group.group_id,
          action: 'group_created',
          userId,
          memberIds: friendIds,
          text: messageText(context.language, 'groupCreatedNotice'),
        },
      })
      const me = rows.find((row) => row.user_id === userId)
      if (!me) throw new Error(`the creator of group ${group.group_id} is not in it`)
      return { group: presentGroup({ ...group, member_total: total, ...ownOf(me) }) }
    })
  }

async function drawGroupNumber(tx: Db): Promise<string> {
  for (let draw = 0; draw < maxDraws; draw++) {
    const groupNo = String(randomInt(10_000_000, 100_000_000))
    if (await isGroupNumberFree(tx, groupNo)) return groupNo
  }
  throw new Error(`no free group number in ${maxDraws} draws`)
}
