import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { friendApply } from '@cliffhanger/contract/friends/events.ts'
import { friendsLimit } from '@cliffhanger/contract/friends/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { canRequestFriendship } from '@cliffhanger/rules/friends/can-request.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, type NewEvent, newEvent } from '../../../platform/realtime/streams.ts'
import { findUsers } from '../../account/index.ts'
import { befriend, findFull, friendAddedEvent } from '../befriend.ts'
import type { FriendsNeeds } from '../needs.ts'
import { postFriendsNotice } from '../post-friends-notice.ts'
import { presentRequest } from '../present.ts'
import { readPair } from '../queries/blacks.ts'
import { findFriendGroup } from '../queries/friend-groups.ts'
import { lockPair } from '../queries/locks.ts'
import { findRequestBetween, type RequestRow, setRequestStatus, upsertRequest } from '../queries/requests.ts'

/** Asks for friendship (S-62…S-69). Asking twice updates the request; where the other side asked already, or does not
 *  want to be asked, the friendship starts at once. */
export const requestFriendship =
  (domains: FriendsNeeds): Handler<typeof friendsCalls.requestFriendship> =>
  async (context, input) => {
    const myId = context.caller.userId
    const otherId = input.friend_id
    const nowMs = context.clock()
    await checkGroups(context, domains, input)
    const profiles = await findUsers(context.db, [myId, otherId])
    const other = profiles.get(otherId)
    const me = profiles.get(myId)
    if (!other || !me) return refuse('notFound')

    const privacy = await domains.account.friendPrivacy(context.db, otherId)

    return context.db.transaction(async (tx) => {
      await lockPair(tx, myId, otherId)
      const pair = await readPair(tx, myId, otherId)
      const requestContext = {
        isSelf: myId === otherId,
        areFriends: pair.are_friends,
        isBlacklistedByTarget: pair.other_blacklisted,
        platformAddFriends: privacy.platformAcceptsRequests,
        targetAddFriends: privacy.acceptsRequests,
      }
      const allowed = canRequestFriendship(requestContext)
      if (!allowed.ok) return refuse(allowed.refusal)

      const request = await upsertRequest(tx, {
        requesterId: myId,
        recipientId: otherId,
        message: input.message ?? '',
        remark: input.friend_remark ?? '',
        groupId: input.friend_group_id,
        sourceGroupId: input.group_id ?? null,
        nowMs,
      })
      const reverse = await findRequestBetween(tx, otherId, myId)
      const startsAtOnce = !privacy.verifiesRequests || reverse?.status === 'pending'
      if (!startsAtOnce) {
        await appendEvents(context, tx, [applyEvent(request, myId, other), applyEvent(request, otherId, me)])
        context.say('friendRequestSent')
        return { apply: presentRequest(request, myId, other), is_friend: 0 as const }
      }
      const full = await findFull(tx, [myId, otherId])
      if (full === otherId) return refuse('refusesFriendRequests')
      if (full === myId) {
        const text = messageText(context.language, 'friendsFull', { limit: friendsLimit })
        return refuse('invalidParameter', { field: 'friend_id' }, text)
      }
      const accepted = await setRequestStatus(tx, request.id, 'accepted', nowMs)
      if (reverse?.status === 'pending') await setRequestStatus(tx, reverse.id, 'accepted', nowMs)
      const friends = await befriend(
        tx,
        domains,
        [
          { userId: myId, remark: request.friend_remark, groupId: request.friend_group_id },
          { userId: otherId, remark: reverse?.friend_remark ?? '', groupId: reverse?.friend_group_id ?? 0 },
        ],
        nowMs,
      )
      await postFriendsNotice(domains, tx, myId, otherId, context.language)
      await appendEvents(
        context,
        tx,
        [...friends].map(([userId, friend]) => friendAddedEvent(userId, friend)),
      )
      context.say('friendshipStarted')
      return { apply: presentRequest(accepted, myId, other), is_friend: 1 as const }
    })
  }

/** The friend group must be the caller's (4002). A member met in a group is asked by the rules of that group: 4002 where one of
 *  the two is not in it, 5006 where it forbids the caller to ask. */
async function checkGroups(
  { db, caller }: CallContext<'bearer'>,
  domains: FriendsNeeds,
  requested: CallInput<typeof friendsCalls.requestFriendship>,
): Promise<void> {
  const { friend_group_id: friendGroupId, group_id: groupId } = requested
  if (friendGroupId !== 0 && !(await findFriendGroup(db, caller.userId, friendGroupId))) refuse('notFound')
  if (groupId === undefined) return
  const isAllowed = await domains.groups.mayAddFriend(db, groupId, caller.userId, requested.friend_id)
  if (isAllowed === undefined) refuse('notFound')
  if (!isAllowed) refuse('groupForbids')
}

/** What one side's devices hear of the request: the words, and who stands on the other side. */
const applyEvent = (request: RequestRow, userId: number, other: UserInfo): NewEvent =>
  newEvent(friendApply, userStream(userId), {
    id: request.id,
    requester_user_id: request.requester_id,
    req_status: 'pending',
    friend_id: other.user_id,
    message: request.message,
    create_time: toSeconds(request.updated_ms),
    user: other,
  })
