import type { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { friendApply } from '@cliffhanger/contract/friends/events.ts'
import { canRequestFriendship } from '@cliffhanger/rules/friends/can-request.ts'
import type { Db } from '../../../platform/db.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { befriend, tellFriendAdded } from '../befriend.ts'
import type { FriendsNeeds } from '../needs.ts'
import { presentRequest } from '../present.ts'
import {
  findFriend,
  findRequestBetween,
  hasBlacklisted,
  lockPair,
  type RequestRow,
  setRequestStatus,
  upsertRequest,
} from '../queries.ts'

/** Asks for friendship (S-62…S-69). Asking twice updates the request; where the other side asked already, or does not
 *  want to be asked, the friendship starts at once. */
export const requestFriendship =
  (needs: FriendsNeeds): Handler<typeof friendsCalls.requestFriendship> =>
  async (context, input) => {
    const myId = context.caller.userId
    const otherId = input.friend_id
    const nowMs = context.clock()
    if (input.group_id !== undefined) refuse('notFound')
    if (input.friend_group_id !== 0) refuse('notFound')
    const profiles = await needs.findProfiles(context.db, [myId, otherId])
    const other = profiles.get(otherId)
    const me = profiles.get(myId)
    if (!other || !me) return refuse('notFound')

    return context.db.transaction(async (tx) => {
      await lockPair(tx, myId, otherId)
      const privacy = await needs.friendPrivacy(tx, otherId)
      const situation = {
        isSelf: myId === otherId,
        areFriends: (await findFriend(tx, myId, otherId)) !== undefined,
        isBlacklistedByTarget: await hasBlacklisted(tx, otherId, myId),
        platformAddFriends: privacy.platformAcceptsRequests,
        targetAddFriends: privacy.acceptsRequests,
      }
      const allowed = canRequestFriendship(situation)
      if (!allowed.ok) return refuse(allowed.refusal)

      const request = await upsertRequest(tx, {
        requesterId: myId,
        recipientId: otherId,
        message: input.message ?? '',
        remark: input.friend_remark ?? '',
        groupId: input.friend_group_id,
        sourceGroupId: null,
        nowMs,
      })
      const reverse = await findRequestBetween(tx, otherId, myId)
      const startsAtOnce = !privacy.verifiesRequests || reverse?.status === 'pending'
      if (!startsAtOnce) {
        await tellBothSides(tx, needs, request, { [myId]: other, [otherId]: me })
        context.say('friendRequestSent')
        return { apply: presentRequest(request, myId, other), is_friend: 0 as const }
      }
      const accepted = await setRequestStatus(tx, request.id, 'accepted', nowMs)
      if (reverse?.status === 'pending') await setRequestStatus(tx, reverse.id, 'accepted', nowMs)
      const friends = await befriend(
        tx,
        needs,
        [
          { userId: myId, remark: request.friend_remark, groupId: request.friend_group_id },
          { userId: otherId, remark: reverse?.friend_remark ?? '', groupId: reverse?.friend_group_id ?? 0 },
        ],
        nowMs,
      )
      await needs.postFriendsNotice(tx, myId, otherId)
      for (const [userId, friend] of [...friends].sort(([a], [b]) => a - b))
        await tellFriendAdded(tx, needs, userId, friend)
      context.say('friendshipStarted')
      return { apply: presentRequest(accepted, myId, other), is_friend: 1 as const }
    })
  }

type Profile = NonNullable<ReturnType<Awaited<ReturnType<FriendsNeeds['findProfiles']>>['get']>>

/** Each side learns of the request with the profile of the other one. */
async function tellBothSides(
  tx: Db,
  needs: FriendsNeeds,
  request: RequestRow,
  otherOf: Readonly<Record<number, Profile>>,
): Promise<void> {
  for (const userId of [request.requester_id, request.recipient_id].sort((a, b) => a - b)) {
    const user = otherOf[userId]
    if (!user) throw new Error(`No profile for the request ${request.id}`)
    await needs.tellUser(tx, userId, friendApply, {
      id: request.id,
      requester_user_id: request.requester_id,
      req_status: 'pending',
      friend_id: user.user_id,
      message: request.message,
      create_time: Math.floor(request.updated_ms / 1000),
      user,
    })
  }
}
