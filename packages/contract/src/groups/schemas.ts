import * as z from 'zod/mini'
import { userType } from '../account/schemas.ts'
import { count, flag, id, seconds, text } from '../schema.ts'
import { groupStates } from './states.ts'

/** Who may do or see something in a group: 0 everyone, 1 ordinary members, 2 creator and managers, 3 nobody. */
export const scope = () => z.literal([0, 1, 2, 3])
export type Scope = z.output<ReturnType<typeof scope>>

export const groupRoles = ['creator', 'manager', 'member'] as const
export type GroupRole = (typeof groupRoles)[number]
export const groupRole = z.literal(groupRoles)

/** What a group lets whom do. */
export const groupScopes = {
  is_invitation: scope(),
  can_quit_range: scope(),
  can_add_friends: scope(),
  can_send_msg: scope(),
  can_send_images: scope(),
  can_send_video: scope(),
  can_send_audio: scope(),
  can_send_card: scope(),
  can_withdraw_self_msg: scope(),
  can_withdraw_other_msg: scope(),
  can_delete_quit_msg: scope(),
  can_pin_msg: scope(),
  can_edit_info: scope(),
  show_history: scope(),
  show_ip: scope(),
  show_online_number: scope(),
  show_qun_number: scope(),
  show_sys_msg: scope(),
}
export type ScopeName = keyof typeof groupScopes

/** What is on or off for the whole group. */
export const groupToggles = {
  is_muted: flag(),
  is_review: flag(),
  show_member_list: flag(),
  default_qun: flag(),
}
export type ToggleName = keyof typeof groupToggles

/** Seconds a mute may last; 0 is until somebody lifts it (S-122). */
export const muteSeconds = [0, 3600, 86_400, 604_800] as const
/** Seconds between two messages of an ordinary member (S-123). */
export const slowModes = [0, 10, 30, 60, 300, 900] as const

/** Lengths of V-37. */
export const groupName = text(1, 30)
export const groupDescription = text(0, 200)
export const groupNotice = text(0, 1000)
export const groupNickname = text(0, 30)

export const groupState = z.literal(Object.values(groupStates))

/** A group as everybody in it sees it (entities.md, Group): what events of its stream carry. */
export const sharedGroup = z.object({
  group_id: id(),
  g_no: z.string(),
  creator_id: id(),
  avatar_url: z.string(),
  group_name: z.string(),
  description: z.string(),
  notice: z.string(),
  ...groupToggles,
  is_vip: flag(),
  qun_level: count(),
  ...groupScopes,
  slow_seconds: z.optional(count()),
  create_time: seconds(),
  update_time: seconds(),
  member_total: count(),
  status: groupState,
})
export type SharedGroup = z.output<typeof sharedGroup>

/** Most members whose pictures come with a group that has none of its own. */
export const memberFacesMax = 9
export const memberFace = z.object({ user_id: id(), avatar_url: z.string() })
export type MemberFace = z.output<typeof memberFace>

/** A group with my own fields. `member_total` is 0 where `show_qun_number` hides it from me. `member_faces`: pictures of its first
 *  members by their ids, where it has no picture of its own and I may see who is in it; only in the answers of `getGroup` and `listMyGroups`.
 *  `userMutedUntil`: when my mute ends by itself, in seconds; absent where it does not. */
export const group = z.extend(sharedGroup, {
  mygroup: z.literal(1),
  disturbing: flag(),
  /** When my mute of its conversation ends by itself; absent where it does not (S-131). */
  disturbing_until: z.optional(count()),
  userRole: groupRole,
  userMuted: flag(),
  userMutedUntil: z.optional(count()),
  userNickname: z.string(),
  member_faces: z.optional(z.array(memberFace)),
})
export type Group = z.output<typeof group>

/** What somebody outside the group may know of it. */
export const groupCard = z.object({
  mygroup: z.literal(0),
  group_id: id(),
  g_no: z.string(),
  group_name: z.string(),
  avatar_url: z.string(),
  description: z.string(),
})
export type GroupCard = z.output<typeof groupCard>

/** A member of a group (entities.md, GroupMember). `user_nickname` is the member's name everywhere, `group_nickname` the one in this group.
 *  `muted_until`: when the mute ends by itself, in seconds; absent where it does not. `read_msg_id`: newest message the member has read; only in the answers of `info` and `getGroupMembersList`, in groups of up to 500. */
export const groupMember = z.object({
  group_id: id(),
  user_id: id(),
  role: groupRole,
  is_muted: flag(),
  muted_until: z.optional(count()),
  group_nickname: z.string(),
  user_nickname: z.string(),
  avatar_url: z.string(),
  user_no: z.string(),
  user_type: userType,
  join_time: seconds(),
  update_time: seconds(),
  is_online: flag(),
  read_msg_id: z.optional(count()),
})
export type GroupMember = z.output<typeof groupMember>

/** What I am in one of my groups. */
export const ownMembership = z.object({ role: groupRole, is_muted: flag(), group_nickname: z.string() })
export type OwnMembership = z.output<typeof ownMembership>

/** A member who is online now. */
export const onlineMember = z.object({ user_id: id(), nick_name: z.string(), avatar_url: z.string() })
export type OnlineMember = z.output<typeof onlineMember>

/** Most members a new group may begin with. */
export const newGroupLimit = 500
/** Groups up to this size tell who has read what (read-by list). */
export const readByLimit = 500
