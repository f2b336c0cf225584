import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import type { GroupRole, Scope, ScopeName, ToggleName } from '@cliffhanger/contract/groups/schemas.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'

/** A switch as a row of the database or a record of the wire holds it. */
type Switch = boolean | 0 | 1

/** What of a group decides who may do what; a row of the database and a record of the wire both are one. */
export type GroupRules = Readonly<Record<ScopeName, Scope>> &
  Readonly<Record<Exclude<ToggleName, 'default_qun'>, Switch>> & {
    /** 1 normal, 0 dissolved, 2 banned by the operator. */
    readonly status: 0 | 1 | 2
  }

/** Where a refusal says why not; undefined where it is allowed. */
type Decision = RefusalName | undefined

/** What a message holds, as far as groups let it through by kind. */
export type MessageKind = 'text' | 'image' | 'video' | 'audio' | 'b_c'

const scopeOfKind = {
  text: 'can_send_msg',
  image: 'can_send_images',
  video: 'can_send_video',
  audio: 'can_send_audio',
  b_c: 'can_send_card',
} as const satisfies Record<MessageKind, ScopeName>

/** Creator and managers. */
export const isAdministrator = (role: GroupRole): boolean => role !== 'member'

/** 0 everyone, 1 ordinary members, 2 creator and managers, 3 nobody. */
export function scopeIncludes(scope: Scope, role: GroupRole): boolean {
  switch (scope) {
    case 0:
      return true
    case 1:
      return !isAdministrator(role)
    case 2:
      return isAdministrator(role)
    case 3:
      return false
    default:
      return scope satisfies never
  }
}

const byScope = (group: GroupRules, name: ScopeName, role: GroupRole): Decision =>
  scopeIncludes(group[name], role) ? undefined : 'groupForbids'

const byAdministration = (role: GroupRole): Decision => (isAdministrator(role) ? undefined : 'noPermission')

/** A member as far as it decides whether they are heard. */
interface Voice {
  readonly role: GroupRole
  readonly is_muted: Switch
}

/** Whether a group takes acts at all: a banned one none but those that end something. Refuses 5014, 5006. */
export function takesActs({ status }: Pick<GroupRules, 'status'>): Decision {
  if (status === groupStates.normal) return undefined
  return status === groupStates.dissolved ? 'groupDissolved' : 'groupForbids'
}

/** A single mute silences whoever has it, the mute of the whole group only role member. Refuses 5003, 5004. */
function bySilence(group: Pick<GroupRules, 'is_muted'>, member: Voice): Decision {
  if (member.is_muted) return 'mutedInGroup'
  return group.is_muted && !isAdministrator(member.role) ? 'groupMuted' : undefined
}

/** What creator and managers do to members of a group. */
export type ManagingAction = 'mute' | 'kick' | 'makeManager' | 'cancelManager'

/** muting and kicking need a strictly lower role, nobody touches the creator, managers cancel each other.
 *  Refuses 5014, 5006, 4001 to a member, 5016 for a role too high. */
export function mayManage(
  group: Pick<GroupRules, 'status'>,
  actor: GroupRole,
  target: GroupRole,
  action: ManagingAction,
): Decision {
  const refusal = takesActs(group) ?? byAdministration(actor)
  if (refusal) return refusal
  if (target === 'creator') return 'targetRoleTooHigh'
  const needsLowerRole = action === 'mute' || action === 'kick'
  return needsLowerRole && actor === target ? 'targetRoleTooHigh' : undefined
}

/**
 * May this member send a message of these kinds (matrix, R-16, R-18)? Refuses 5005 to somebody outside, 5014, 5003, 5004, 5006.
 * Who may not speak sends no picture either.
 */
export function maySend(
  group: SpeakingRules & Readonly<Record<(typeof scopeOfKind)[MessageKind], Scope>>,
  member: Voice | undefined,
  { kinds, mentionsAll }: { readonly kinds: Iterable<MessageKind>; readonly mentionsAll: boolean },
): Decision {
  const refusal = maySpeak(group, member)
  if (refusal || !member) return refusal ?? 'notGroupMember'
  if (mentionsAll && !isAdministrator(member.role)) return 'groupForbids'
  return [...kinds].every((kind) => scopeIncludes(group[scopeOfKind[kind]], member.role)) ? undefined : 'groupForbids'
}

/** What of a group decides who may write in it at all. */
export type SpeakingRules = Pick<GroupRules, 'status' | 'is_muted' | 'can_send_msg'>

/** May this member write words here? Refuses as `maySend` does. */
export function maySpeak(group: SpeakingRules, member: Voice | undefined): Decision {
  if (!member) return 'notGroupMember'
  const refusal = takesActs(group) ?? bySilence(group, member)
  if (refusal) return refusal
  return scopeIncludes(group.can_send_msg, member.role) ? undefined : 'groupForbids'
}

/** Whether creator and managers alone write in it, for whoever reads (S-149). */
export const isAnnouncement = (group: Pick<GroupRules, 'can_send_msg'>): boolean => group.can_send_msg === 2

/** Whether notices stand in the conversation of who came and who was removed: not where the list of members is protected, nor among
 *  announcements (S-149). */
export const showsComings = (group: Pick<GroupRules, 'can_send_msg' | 'show_member_list'>): boolean =>
  Boolean(group.show_member_list) && !isAnnouncement(group)

/** Reacting to a message: everybody who is in the group and not muted themselves, whoever may write in it. Refuses 5005, 5014, 5006, 5003. */
export function mayReact(
  group: Pick<GroupRules, 'status'>,
  member: { readonly is_muted: Switch } | undefined,
): Decision {
  if (!member) return 'notGroupMember'
  return takesActs(group) ?? (member.is_muted ? 'mutedInGroup' : undefined)
}

/** Closing a poll (S-125): its author, creator and managers. Refuses 5014, 5006, 4001. */
export const mayClosePoll = (group: Pick<GroupRules, 'status'>, role: GroupRole, isOwn: boolean): Decision =>
  takesActs(group) ?? (isOwn ? undefined : byAdministration(role))

/** Whether a message of this role waits for creator or managers before the others see it. */
export const needsReview = (group: Pick<GroupRules, 'is_review'>, role: GroupRole): boolean =>
  Boolean(group.is_review) && !isAdministrator(role)

/** A message somebody wants to take back; an author who left has no role. */
export interface AuthoredMessage {
  readonly isOwn: boolean
  readonly authorRole: GroupRole | undefined
}

/** Whether the author is low enough for this role; whoever left counts as a member. */
const isBelow = (role: GroupRole, author: GroupRole | undefined): boolean =>
  role === 'creator' || (author ?? 'member') === 'member'

/** Withdrawing: one's own within the window, another's at any time but only of members, save for the creator. Refuses 5006, 5008. */
export function mayWithdraw(
  group: GroupRules,
  role: GroupRole,
  { isOwn, authorRole, ageMs, windowMs }: AuthoredMessage & { readonly ageMs: number; readonly windowMs: number },
): Decision {
  if (!isOwn)
    return byScope(group, 'can_withdraw_other_msg', role) ?? (isBelow(role, authorRole) ? undefined : 'groupForbids')
  return byScope(group, 'can_withdraw_self_msg', role) ?? (ageMs <= windowMs ? undefined : 'cannotWithdrawMessage')
}

/** Deleting for everyone: one's own, or as creator any, as manager those of members. Refuses 4001. */
export const mayDelete = (role: GroupRole, { isOwn, authorRole }: AuthoredMessage): Decision =>
  isOwn || (isAdministrator(role) && isBelow(role, authorRole)) ? undefined : 'noPermission'

/** Deleting what those who left wrote. Refuses 5006. */
export const mayDeleteLeavers = (group: GroupRules, role: GroupRole): Decision =>
  byScope(group, 'can_delete_quit_msg', role)

/** What everybody in the group sees changed: by whom a scope includes, unless they are silenced. Refuses 5014, 5006, 4001, 5003, 5004. */
const byOpenScope = (group: Pick<GroupRules, 'status' | 'is_muted'>, scope: Scope, member: Voice): Decision =>
  takesActs(group) ?? (scopeIncludes(scope, member.role) ? bySilence(group, member) : 'noPermission')

/** Pinning and unpinning. Refuses 5014, 5006, 4001, 5003, 5004. */
export const mayPin = (group: Pick<GroupRules, 'status' | 'is_muted' | 'can_pin_msg'>, member: Voice): Decision =>
  byOpenScope(group, group.can_pin_msg, member)

/** Approving and rejecting messages under review. Refuses 5014, 5006, 4001. */
export const mayReview = (group: Pick<GroupRules, 'status'>, role: GroupRole): Decision =>
  takesActs(group) ?? byAdministration(role)

/** Inviting. Refuses 5014, 5006. */
export const mayInvite = (group: GroupRules, role: GroupRole): Decision =>
  takesActs(group) ?? byScope(group, 'is_invitation', role)

/** Leaving. Refuses 5015, 5006. */
export const mayLeave = (group: GroupRules, role: GroupRole): Decision =>
  role === 'creator' ? 'creatorCannotLeave' : byScope(group, 'can_quit_range', role)

/** Ending the group. Refuses 4001, 5014. */
export function mayDissolve(group: Pick<GroupRules, 'status'>, role: GroupRole): Decision {
  if (role !== 'creator') return 'noPermission'
  return group.status === groupStates.dissolved ? 'groupDissolved' : undefined
}

/** Handing the group to another: its creator alone. Refuses 5014, 5006, 4001. */
export const mayHandOver = (group: Pick<GroupRules, 'status'>, role: GroupRole): Decision =>
  takesActs(group) ?? (role === 'creator' ? undefined : 'noPermission')

const infoFields: ReadonlySet<string> = new Set(['group_name', 'avatar_url', 'description', 'notice'])

/** Changing what a group says of itself goes by scope, changing what it allows is for creator and managers; the member list is
 *  the creator's, default_qun the operator's. Refuses 5014, 5006, 4001, and 5003, 5004 for what it says of itself. */
export function mayConfigure(
  group: Pick<GroupRules, 'status' | 'is_muted' | 'can_edit_info'>,
  member: Voice,
  fields: readonly string[],
): Decision {
  if (fields.length > 0 && fields.every((field) => infoFields.has(field)))
    return byOpenScope(group, group.can_edit_info, member)
  if (fields.includes('default_qun')) return 'noPermission'
  const refusal = takesActs(group) ?? byAdministration(member.role)
  if (refusal) return refusal
  return fields.includes('show_member_list') && member.role !== 'creator' ? 'noPermission' : undefined
}

/** Seeing who is in the group. Refuses 5012. */
export const maySeeMembers = (group: Pick<GroupRules, 'show_member_list'>, role: GroupRole): Decision =>
  isAdministrator(role) || group.show_member_list ? undefined : 'membersProtected'

/** Asking somebody of the group for friendship. Refuses 5006. */
export const mayAddFriends = (group: GroupRules, role: GroupRole): Decision => byScope(group, 'can_add_friends', role)

export const seesTotal = (group: GroupRules, role: GroupRole): boolean => scopeIncludes(group.show_qun_number, role)
export const seesOnline = (group: GroupRules, role: GroupRole): boolean => scopeIncludes(group.show_online_number, role)
/** Seeing which members are online: whoever may not see the list learns their number at most. */
export const seesWhoIsOnline = (group: GroupRules, role: GroupRole): boolean =>
  seesOnline(group, role) && maySeeMembers(group, role) === undefined
export const seesAddresses = (group: GroupRules, role: GroupRole): boolean => scopeIncludes(group.show_ip, role)

/** First seq of the group this member reads: everything if `show_history` includes the member's role, else from when they joined. */
export const fromSeq = (
  group: Pick<GroupRules, 'show_history'>,
  member: { readonly role: GroupRole; readonly join_seq: number },
): number => (scopeIncludes(group.show_history, member.role) ? 1 : member.join_seq)

/** Whether a system message is hidden from this member: roles outside of `show_sys_msg` see only messages that name them. */
export const isHiddenNotice = (group: Pick<GroupRules, 'show_sys_msg'>, role: GroupRole, isNamed: boolean): boolean =>
  !isNamed && !scopeIncludes(group.show_sys_msg, role)
