import type { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { findUsers } from '../../account/index.ts'
import { otherSide, presentRequest } from '../present.ts'
import { countRequests, listRequests } from '../queries/requests.ts'

/** My requests, newest first; the badge asks for page 1, limit 1 and reads `total` only (C-33). */
export const listFriendRequests: Handler<typeof friendsCalls.listFriendRequests> = async (
  context,
  { page, limit, is_me, req_status },
) => {
  const myId = context.caller.userId
  const filter = { userId: myId, isMe: is_me, status: req_status }
  const rows = await listRequests(context.db, filter, limit, (page - 1) * limit)
  const total = await countRequests(context.db, filter)
  const profiles = await findUsers(
    context.db,
    rows.map((row) => otherSide(row, myId)),
  )
  const list = rows.flatMap((row) => {
    const other = profiles.get(otherSide(row, myId))
    return other ? [{ ...presentRequest(row, myId, other), userinfo: other }] : []
  })
  return { list, total, page, limit }
}
