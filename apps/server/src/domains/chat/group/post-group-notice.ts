import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { sendInTurn } from '../../../platform/realtime/departures.ts'
import { publishRoomFrames } from '../../../platform/realtime/room-frames.ts'
import { findGroupRow } from '../queries/group-messages.ts'
import { insertNotice } from '../queries/messages.ts'
import type { SenderCards } from '../sender-cards.ts'
import { groupSenders } from './group-conversation.ts'
import { groupStream, lockGroupStream } from './group-stream.ts'
import { pushedFrame } from './group-view.ts'

/** Something the server says in a group; clients word it by `action`, `text` is what older ones show. */
export interface GroupNotice {
  readonly groupId: number
  readonly action: string
  /** Who acted; 0 is the platform. */
  readonly userId: number
  /** Whom it is about: they see it whatever `show_sys_msg` says. */
  readonly memberIds: readonly number[]
  readonly text: string
}

/** Names in one notice; a group that begins with hundreds of members names the first. */
const namedMembers = 20

/** Stores a sys_notice message under the lock of the group's stream and delivers it after the commit; before any user stream's event. */
export async function postGroupNotice(
  { bus, clock }: Pick<ServerContext, 'bus' | 'clock'>,
  cards: SenderCards,
  tx: Db,
  { groupId, action, userId, memberIds, text }: GroupNotice,
): Promise<void> {
  const named = memberIds.slice(0, namedMembers)
  const profiles = await cards.ofAll([userId, ...named], tx)
  const nameOf = (id: number) => profiles.get(id)?.nick_name ?? ''
  const notice = {
    action,
    operator_id: userId,
    operator_name: nameOf(userId),
    members: named.map((id) => ({ user_id: id, nick_name: nameOf(id) })),
    text,
  }
  const head = await lockGroupStream(tx, groupId)
  const group = await findGroupRow(tx, groupId)
  const row = await insertNotice(tx, {
    stream: groupStream(groupId),
    chatType: 'group',
    senderId: userId,
    targetId: groupId,
    contentText: JSON.stringify([{ text: { content: '' } }, { sys_notice: notice }]),
    nowMs: clock(),
  })
  const senderOf = await groupSenders(tx, cards, groupId, [row])
  const frame = pushedFrame(group, row, senderOf(userId), head.admins)
  sendInTurn(bus, tx, groupStream(groupId), row.seq, () =>
    publishRoomFrames(bus, groupId, { membersSeq: group.members_seq, frames: [frame] }),
  )
}
