import * as z from 'zod/mini'
import { chatSession, conversationId } from '../chat/schemas.ts'
import { event } from '../event.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { group, groupMember, onlineMember, sharedGroup } from './schemas.ts'
import { groupStates } from './states.ts'

/** Fields of every event about members that somebody acted upon; `members` may be empty in a group whose members are protected. */
const actedUpon = { target_id: id(), operatorsed_ids: z.array(id()), members: z.array(groupMember), operator_id: id() }

/** Events of a group's stream, of the user streams of those who come and go, and who is online (socket.md, section 8).
 *  `target_id` is the group; `operator_id` 0 is the platform. */
export const groupEvents = {
  /** I came in, at `seq` of the group's stream: its cursor starts at `seq - 1`. */
  convAdded: event({
    action: 'conv_added',
    stream: 'user',
    data: z.object({
      conversation_id: conversationId(),
      chat_type: z.literal('group'),
      target_id: id(),
      seq: id(),
      from_seq: id(),
      session: chatSession,
      group,
      operator_id: count(),
    }),
  }),
  /** I am out: everything of the group leaves the device (S-77). */
  convRemoved: event({
    action: 'conv_removed',
    stream: 'user',
    data: z.object({
      conversation_id: conversationId(),
      chat_type: z.literal('group'),
      target_id: id(),
      reason: z.literal(['removed', 'left']),
      operator_id: count(),
    }),
  }),
  /** First event of the stream. */
  created: event({
    action: 'group_created',
    stream: 'conversation',
    data: z.object({ group: sharedGroup, members: z.array(groupMember), operator_id: count() }),
  }),
  invited: event({
    action: 'group_invited',
    stream: 'conversation',
    data: z.object({ ...actedUpon, operator_id: count() }),
  }),
  /** `del_msg` 1: their messages are deleted for everyone, too. */
  removed: event({
    action: 'group_removed',
    stream: 'conversation',
    data: z.object({ target_id: id(), weedout_ids: z.array(id()), operator_id: count(), del_msg: flag() }),
  }),
  left: event({
    action: 'group_left',
    stream: 'conversation',
    data: z.object({ target_id: id(), user_id: id() }),
  }),
  /** Last event of the stream. */
  dissolved: event({
    action: 'group_dissolved',
    stream: 'conversation',
    data: z.object({ target_id: id(), operator_id: count() }),
  }),
  roleChanged: event({
    action: 'group_role',
    stream: 'conversation',
    data: z.object({ ...actedUpon, role: z.literal(['manager', 'member']) }),
  }),
  /** The group has another creator; `operatorsed_ids` are the new one and the former, who is a manager now (S-121). */
  handedOver: event({
    action: 'group_transferred',
    stream: 'conversation',
    data: z.object({ ...actedUpon, creator_id: id() }),
  }),
  /** `muted_until`: when the mute ends by itself; absent where it does not (S-122). */
  muted: event({
    action: 'group_muted',
    stream: 'conversation',
    data: z.object({ ...actedUpon, is_muted: flag(), muted_until: z.optional(seconds()) }),
  }),
  /** Settings, name, picture, notice or badges: only the fields that changed. */
  configured: event({
    action: 'group_conf',
    stream: 'conversation',
    data: z.object({ target_id: id(), changed: z.partial(sharedGroup), operator_id: count() }),
  }),
  /** Nickname here, or name and picture everywhere, of one member. */
  memberInfo: event({
    action: 'member_info',
    stream: 'conversation',
    data: z.object({ target_id: id(), member: groupMember }),
  }),
  /** The operator banned the group (2) or opened it again (1). */
  banned: event({
    action: 'group_banned',
    stream: 'conversation',
    data: z.object({
      target_id: id(),
      status: z.literal([groupStates.normal, groupStates.banned]),
      reason: z.string(),
    }),
  }),
  /** Who is online in the group I watch; `list` is cut at 100, `count` is not. */
  online: event({
    action: 'group_online',
    stream: 'transient',
    data: z.object({ group_id: id(), count: count(), list: z.array(onlineMember) }),
  }),
} as const
