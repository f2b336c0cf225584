import type { RefusalName } from '@cliffhanger/contract/errors.ts'

/** What decides whether one member may ask another for friendship. */
export interface FriendRequestContext {
  readonly isSelf: boolean
  readonly areFriends: boolean
  readonly isBlacklistedByTarget: boolean
  /** Operator's switch for the whole platform; wins over the member's own. */
  readonly platformAddFriends: boolean
  readonly targetAddFriends: boolean
}

/** Whether a member may request another's friendship. Refuses 5021, 5013, 5002, 5010. */
export function canRequestFriendship(
  context: FriendRequestContext,
): { readonly ok: true } | { readonly ok: false; readonly refusal: RefusalName } {
  if (context.isSelf) return { ok: false, refusal: 'cannotDoToSelf' }
  if (context.areFriends) return { ok: false, refusal: 'alreadyFriends' }
  if (context.isBlacklistedByTarget) return { ok: false, refusal: 'blacklisted' }
  if (!context.platformAddFriends || !context.targetAddFriends) return { ok: false, refusal: 'refusesFriendRequests' }
  return { ok: true }
}
