import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import type { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { friendApply } from '@cliffhanger/contract/friends/events.ts'
import { canRequestFriendship } from '@cliffhanger/rules/friends/can-request.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { userStream } from '../../../platform/stream-names.ts'
import { appendEvents, type NewEvent, newEvent } from '../../../platform/streams.ts'
import { befriend, friendAddedEvent } from '../befriend.ts'
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

    const privacy = await needs.friendPrivacy(context.db, otherId)

    return context.db.transaction(async (tx) => {
      await lockPair(tx, myId, otherId)
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
        await appendEvents(context, tx, [applyEvent(request, myId, other), applyEvent(request, otherId, me)])
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
      await needs.postFriendsNotice(tx, myId, otherId, context.language)
      await appendEvents(
        context,
        tx,
        [...friends].map(([userId, friend]) => friendAddedEvent(userId, friend)),
      )
      context.say('friendshipStarted')
      return { apply: presentRequest(accepted, myId, other), is_friend: 1 as const }
    })
  }

/** What one side's devices hear of the request: the words, and who stands on the other side. */
const applyEvent = (request: RequestRow, userId: number, other: UserInfo): NewEvent =>
  newEvent(friendApply, userStream(userId), {
    id: request.id,
    requester_user_id: request.requester_id,
    req_status: 'pending',
    friend_id: other.user_id,
    message: request.message,
    create_time: Math.floor(request.updated_ms / 1000),
    user: other,
  })
