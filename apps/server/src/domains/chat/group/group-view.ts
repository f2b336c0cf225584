import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { GroupSender, Message } from '@cliffhanger/contract/chat/schemas.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { GroupRole } from '@cliffhanger/contract/groups/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { contentMentions, noticeMembers } from '@cliffhanger/rules/chat/content.ts'
import { isAdministrator, isHiddenNotice, seesAddresses } from '@cliffhanger/rules/groups/policy.ts'
import type { RoomFrame } from '../../../platform/realtime/room-frames.ts'
import { voidFrame } from '../../../platform/realtime/void-frame.ts'
import { messageOf } from '../message-frame.ts'
import type { GroupRow } from '../queries/group-state.ts'
import type { MessageRow } from '../queries/messages.ts'
import type { OwnMarks } from '../queries/own-marks.ts'
import { groupStream } from './group-stream.ts'

/** Who looks at what happened in a group. */
export interface GroupReader extends Partial<OwnMarks> {
  readonly userId: number
  readonly role: GroupRole
  readonly readSeq: number
}

/** Whether this reader may see the message at all, wherever it stands (socket.md 3.2): what is gone nobody, what waits for review or
 *  was rejected its sender, creator and managers, a notice those it is meant for. */
export function mayReadMessage(group: GroupRow, row: MessageRow, { userId, role }: GroupReader): boolean {
  if (row.is_gone) return false
  if (row.msg_type === 'sys_notice')
    return !isHiddenNotice(group, role, noticeMembers(row.content_text).includes(userId))
  return row.review === reviewStates.approved || row.sender_id === userId || isAdministrator(role)
}

/** Whether it stands at its own seq for this reader: a message that was approved later comes to ordinary members with the approval. */
export const isAtItsPlace = (row: MessageRow, { userId, role }: GroupReader): boolean =>
  row.approved_seq === null || row.sender_id === userId || isAdministrator(role)

/** A group message as its reader sees it. */
export const groupMessageOf = (group: GroupRow, row: MessageRow, { role, ...reader }: GroupReader): Message =>
  messageOf(row, groupStream(group.group_id), { ...reader, peerReadSeq: 0 }, seesAddresses(group, role) ? row.ip : '')

/** The frame of a message at its seq, or, `approved`, at that of its approval; `void` for those who may not see it. */
export function groupMessageFrame(
  group: GroupRow,
  row: MessageRow,
  sender: GroupSender,
  reader: GroupReader,
  approved?: { readonly seq: number; readonly ts: number },
): StatefulFrame {
  const position = { stream: groupStream(group.group_id), seq: row.seq, ts: row.created_ms, ...approved }
  if (!mayReadMessage(group, row, reader) || !(approved || isAtItsPlace(row, reader))) return voidFrame(position)
  return {
    action: chatEvents.groupMessage.action,
    ...position,
    data: {
      message: groupMessageOf(group, row, reader),
      sender,
      group: { group_id: group.group_id, group_name: group.group_name, avatar_url: group.avatar_url },
      at_ids: contentMentions(row.content_text),
      self: flagOf(row.sender_id === reader.userId),
    },
  }
}

/** What the sockets of a group get of a new message: few different frames, however many members. */
export function pushedFrame(
  group: GroupRow,
  row: MessageRow,
  sender: GroupSender,
  admins: readonly number[],
): RoomFrame {
  const frameFor = (userId: number, role: GroupRole) =>
    groupMessageFrame(group, row, sender, { userId, role, readSeq: 0 })
  const most = frameFor(0, 'member')
  const common = JSON.stringify(most)
  const senderRole = admins.includes(row.sender_id) ? 'manager' : 'member'
  const named = row.msg_type === 'sys_notice' ? noticeMembers(row.content_text) : []
  const some = [
    { users: [row.sender_id], frame: frameFor(row.sender_id, senderRole) },
    ...(named[0] === undefined ? [] : [{ users: named, frame: frameFor(named[0], 'member') }]),
    { users: admins, frame: frameFor(0, 'manager') },
  ]
  return { most, some: some.filter(({ frame }) => JSON.stringify(frame) !== common) }
}
