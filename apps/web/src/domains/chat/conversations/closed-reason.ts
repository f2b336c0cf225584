import { type RefusalName, refusalCodes } from '@cliffhanger/contract/errors.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import { isAnnouncement, type MessageKind, maySend } from '@cliffhanger/rules/groups/policy.ts'
import { meInGroup } from '../../../shared/people/me-in-group.ts'
import type { GroupRow } from '../storage/rows.ts'

/** Why nothing can be written in a chat. */
export type ClosedReason =
  | 'notFriends'
  | 'blacklisted'
  | 'blockedByMe'
  | 'youAreMuted'
  | 'groupIsMuted'
  | 'onlyManagersPost'
  | 'groupForbidsSpeaking'
  | 'groupBanned'
  | 'groupDissolved'

/** S-149: why I cannot write in a group; undefined where I can. */
export const closedInGroup = (group: GroupRow): ClosedReason | undefined => {
  if (group.status === groupStates.banned) return 'groupBanned'
  const refusal = maySend(group, meInGroup(group), { kinds: ['text'], mentionsAll: false })
  if (refusal === 'groupForbids' || refusal === 'groupMuted') {
    if (isAnnouncement(group)) return 'onlyManagersPost'
  }
  return refusal && (reasons[refusal] ?? 'groupForbidsSpeaking')
}

const reasons: { readonly [Name in RefusalName]?: ClosedReason } = {
  mutedInGroup: 'youAreMuted',
  groupMuted: 'groupIsMuted',
  groupDissolved: 'groupDissolved',
}

/** whether a group lets me send this kind; everywhere else everything can be sent. */
export const maySendKind = (group: GroupRow | undefined, kind: MessageKind): boolean =>
  group === undefined || maySend(group, meInGroup(group), { kinds: [kind], mentionsAll: false }) === undefined

/** Only creator and managers mention everybody (V-31). */
export const mayMentionAll = (group: GroupRow | undefined): boolean =>
  group !== undefined && maySend(group, meInGroup(group), { kinds: ['text'], mentionsAll: true }) === undefined

interface Between {
  readonly isFriend: boolean
  /** Customer service is written to without friendship. */
  readonly isOfficial: boolean
  /** The friends are known: until then nobody is called a stranger. */
  readonly isReady: boolean
  /** I put the other side on my blacklist. */
  readonly isBlocked: boolean
  /** Why the server refused my last message; 0 = it did not. */
  readonly lastRefusal: number
}

/** Why I cannot write to somebody; undefined where I can. */
export const closedBetween = (two: Between): ClosedReason | undefined => {
  if (two.isBlocked) return 'blockedByMe'
  if (two.isReady && !two.isFriend && !two.isOfficial) return 'notFriends'
  return two.lastRefusal === refusalCodes.blacklisted ? 'blacklisted' : undefined
}
