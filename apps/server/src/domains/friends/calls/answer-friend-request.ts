import type { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { friendAudit } from '@cliffhanger/contract/friends/events.ts'
import { friendsLimit } from '@cliffhanger/contract/friends/schemas.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { answerRequest, isNotifiedToRequester } from '@cliffhanger/rules/friends/request-state.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, type NewEvent, newEvent } from '../../../platform/realtime/streams.ts'
import { findUsers } from '../../account/index.ts'
import { befriend, findFull, friendAddedEvent, type NewFriend } from '../befriend.ts'
import type { FriendsNeeds } from '../needs.ts'
import { postFriendsNotice } from '../post-friends-notice.ts'
import { presentRequest } from '../present.ts'
import { lockPair } from '../queries/locks.ts'
import { findRequest, type RequestRow, setRequestStatus } from '../queries/requests.ts'

const said = {
  accepted: 'friendRequestAccepted',
  rejected: 'friendRequestRejected',
  ignored: 'friendRequestIgnored',
} as const

/** Accepts, rejects or ignores a request to me (S-62…S-67). Only the recipient may; the second answer is refused with 5011. */
export const answerFriendRequest =
  (domains: FriendsNeeds): Handler<typeof friendsCalls.answerFriendRequest> =>
  async (context, input) => {
    const myId = context.caller.userId
    const nowMs = context.clock()
    const requested = await findRequest(context.db, input.id)
    if (!requested || requested.requester_id !== input.requester_user_id) return refuse('notFound')
    if (requested.recipient_id !== myId) return refuse(requested.requester_id === myId ? 'noPermission' : 'notFound')

    return context.db.transaction(async (tx) => {
      await lockPair(tx, myId, requested.requester_id)
      const current = await findRequest(tx, requested.id)
      if (!current) return refuse('notFound')
      const reply = answerRequest(current.status, input.req_status)
      if (!reply.ok) return refuse(reply.refusal)

      if (reply.state === 'accepted' && (await findFull(tx, [myId, current.requester_id])) !== undefined) {
        const text = messageText(context.language, 'friendsFull', { limit: friendsLimit })
        return refuse('invalidParameter', { field: 'id' }, text)
      }

      const request = await setRequestStatus(tx, current.id, reply.state, nowMs)
      const friends =
        reply.state === 'accepted'
          ? await befriend(
              tx,
              domains,
              [
                { userId: request.requester_id, remark: request.friend_remark, groupId: request.friend_group_id },
                { userId: myId, remark: '', groupId: 0 },
              ],
              nowMs,
            )
          : undefined
      if (friends) await postFriendsNotice(domains, tx, myId, request.requester_id, context.language)

      const notified = isNotifiedToRequester(reply.state) ? [request.requester_id, myId] : [myId]
      await appendEvents(
        context,
        tx,
        notified.flatMap((userId) => auditEvents(request, userId, friends?.get(userId))),
      )
      const profiles = await findUsers(tx, [request.requester_id])
      const friend = friends?.get(myId)
      context.say(said[reply.state])
      return {
        apply: presentRequest(request, myId, profiles.get(request.requester_id)),
        ...(friend && { friend: friend.friend }),
      }
    })
  }

/** What one side's devices hear of the answer, and of the new friend where there is one. */
const auditEvents = (request: RequestRow, userId: number, friend: NewFriend | undefined): readonly NewEvent[] => [
  newEvent(friendAudit, userStream(userId), {
    id: request.id,
    requester_user_id: request.requester_id,
    req_status: request.status,
    ...(friend && { friend: friend.friend }),
  }),
  ...(friend ? [friendAddedEvent(userId, friend)] : []),
]
