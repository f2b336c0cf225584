import { userTypes } from '@cliffhanger/contract/account/states.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useStored } from '../../../platform/storage/local-database.ts'

/** Whether somebody is customer service, who is written to without friendship: as their chat on this device says, else as the server does, which
 *  is asked about strangers alone. Undefined until it is known. */
export function useOfficial(
  conversationId: string,
  peerId: number,
  isFriend: boolean | undefined,
): boolean | undefined {
  const stored = useStored(
    async (database) => (await database.sessions.get(conversationId))?.chat_member_type ?? null,
    [conversationId],
  )
  const isAsked = stored !== undefined && stored !== userTypes.official && isFriend === false
  const { data, error } = useCall(contactCalls.getFriend, { friend_id: peerId }, { enabled: isAsked })
  if (stored === userTypes.official) return true
  if (!isAsked) return isFriend === true ? false : undefined
  return error ? false : data && data.userinfo.user_type === userTypes.official
}
