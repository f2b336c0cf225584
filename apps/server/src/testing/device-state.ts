import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import type { MemberDevice } from './member-device.ts'
import type { MemberStore } from './member-store.ts'
import type { Member } from './members.ts'
import type { TestServer } from './server.ts'

const isConversation = (stream: string) => stream.startsWith('g_') || stream.startsWith('p_')

/** What a store holds of each conversation, from the seqs on at which `since` begins: whoever came back was not told of pins before that. A creator is
 *  compared where `since` heard of one. */
export function heldBy(store: MemberStore, since: MemberStore) {
  const streams = [...store.cursors.keys()]
    .filter((stream) => isConversation(stream) && store.cursors.get(stream) !== 0)
    .toSorted()
  return streams.map((stream) => {
    const { startSeq, creatorId } = since.at(stream)
    const { messages, pins, creatorId: creator } = store.at(stream)
    const { unread, read_seq, at } = store.heads.get(stream) ?? {}
    return {
      stream,
      cursor: store.cursors.get(stream),
      marks: { unread, read_seq, at },
      pins: pins.filter(({ seq }) => seq >= startSeq).map(({ msg_id }) => msg_id),
      creator: creatorId === undefined ? undefined : creator,
      messages: [...messages.values()]
        .filter(({ seq }) => seq >= startSeq)
        .map(({ msg_id, sender_id, content_text, is_review, seq, reactions = [], edit_time = 0, poll }) => ({
          msg_id,
          sender_id,
          content_text,
          is_review,
          seq,
          reactions,
          edit_time,
          poll,
        }))
        .toSorted((one, other) => one.msg_id - other.msg_id),
    }
  })
}

/** Ids of all messages the lists answer, by conversation. */
export async function listedBy(
  server: TestServer,
  { userId, token }: Member,
  heads: readonly HeadRow[],
): Promise<Map<string, number[]>> {
  const listed = new Map<string, number[]>()
  for (const { stream, ended } of heads) {
    if (ended === 1 || !isConversation(stream)) continue
    const ids: number[] = []
    for (let more = 1; more === 1; ) {
      const question = { msg_id: ids.at(-1) ?? 0, select_type: 'down', limit: 200 } as const
      const [one = 0, other = 0] = stream.slice(2).split('_').map(Number)
      const { list, has_more } = stream.startsWith('g_')
        ? await server.succeed(chatCalls.listGroupMessages, { ...question, group_id: one }, { token })
        : await server.succeed(
            chatCalls.listPrivateMessages,
            { ...question, friend_id: one === userId ? other : one },
            { token },
          )
      ids.push(...list.map(({ msg_id }) => msg_id))
      more = has_more
    }
    listed.set(stream, ids)
  }
  return listed
}

/** The unread count of a conversation by what a device with its whole history has seen (socket.md 3.3). */
export function unreadByHistory({ applied }: MemberStore, { stream, read_seq }: HeadRow, userId: number): number {
  const shown = applied.flatMap((frame) => {
    const row = [chatEvents.privateMessage, chatEvents.groupMessage].find(({ action }) => action === frame.action)
    const message = frame.stream === stream && frame.seq > read_seq ? row?.data.parse(frame.data).message : undefined
    return message && message.sender_id !== userId && message.msg_type !== 'sys_notice' ? [message.msg_id] : []
  })
  return shown.length
}

/** Frames of a group that were pushed to somebody who was not in it at their seq. */
export async function strayFrames(server: TestServer, groupId: number, devices: readonly MemberDevice[]) {
  const stream = `g_${groupId}`
  const events = await server.context.db.query<{ seq: number; action: string; data: unknown }>(
    `select e.seq, e.action, e.data from events e join streams s on s.id = e.stream_id where s.name = $1 order by e.seq`,
    [stream],
  )
  const moves = events.flatMap(({ seq, action, data }) => {
    const come = (ids: readonly number[], isIn: boolean) => ids.map((userId) => ({ seq, userId, isIn }))
    switch (action) {
      case groupEvents.created.action:
        return come(
          groupEvents.created.data.parse(data).members.map(({ user_id }) => user_id),
          true,
        )
      case groupEvents.invited.action:
        return come(groupEvents.invited.data.parse(data).operatorsed_ids, true)
      case groupEvents.removed.action:
        return come(groupEvents.removed.data.parse(data).weedout_ids, false)
      case groupEvents.left.action:
        return come([groupEvents.left.data.parse(data).user_id], false)
      default:
        return []
    }
  })
  const isIn = (userId: number, seq: number) =>
    moves.findLast((move) => move.userId === userId && move.seq <= seq)?.isIn ?? false
  return devices.flatMap(({ member, frames }) =>
    frames.filter((frame) => 'seq' in frame && frame.stream === stream && !isIn(member.userId, frame.seq)),
  )
}
