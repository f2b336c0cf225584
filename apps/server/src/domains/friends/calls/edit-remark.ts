import type { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { friendRemarkChanged } from '@cliffhanger/contract/friends/events.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'
import { setRemark } from '../queries/friends.ts'

/** Gives a friend a nickname, or their own name again; the caller's other devices learn it. */
export const editRemark: Handler<typeof contactCalls.editRemark> = async (context, input) => {
  const { userId } = context.caller
  const change = { friend_id: input.friend_id, friend_remark: input.friend_nickname.trim() }
  await context.db.transaction(async (tx) => {
    const friend = { userId, friendId: change.friend_id, remark: change.friend_remark, nowMs: context.clock() }
    if (!(await setRemark(tx, friend))) refuse('notFriends')
    await appendEvents(context, tx, [newEvent(friendRemarkChanged, userStream(userId), change)])
  })
  return change
}
