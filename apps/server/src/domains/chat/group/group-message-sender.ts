import type { GroupSender, MessageSender } from '@cliffhanger/contract/chat/schemas.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { BatchQueues } from '../../../platform/database/batch-queues.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { sendInTurn } from '../../../platform/realtime/departures.ts'
import { publishRoomFrames } from '../../../platform/realtime/room-frames.ts'
import { messageShown } from '../message-shown.ts'
import { openedState, openPolls } from '../polls/open-polls.ts'
import { isKnownInGroup } from '../queries/group-messages.ts'
import {
  type GroupSendResult,
  type GroupState,
  insertGroupMessages,
  lockGroupState,
  noteLastSent,
  type PlacedMessage,
} from '../queries/group-state.ts'
import type { MessageRow } from '../queries/messages.ts'
import type { SendTools } from '../send-tools.ts'
import { notifyReviewers } from './group-actions.ts'
import { groupStream } from './group-stream.ts'
import { pushedFrame } from './group-view.ts'
import { judge, type NewGroupMessage } from './judge-messages.ts'

interface Outgoing extends NewGroupMessage {
  readonly card: MessageSender
}

/** The result of a send, now or at its first time. */
type Stored = Extract<GroupSendResult, { seq: number }>

/** Takes group messages in. Each group has a queue of its own: one batch of it is under way, judged and stored under the lock of its
 *  stream, while what is sent meanwhile gathers. */
export class GroupMessageSender {
  readonly #tools: SendTools
  readonly #queues: BatchQueues<number, Outgoing, GroupSendResult>

  constructor(tools: SendTools) {
    this.#tools = tools
    this.#queues = new BatchQueues({
      of: 'group message',
      metrics: tools.context.metrics,
      run: (groupId, batch) => tools.context.db.transaction((tx) => this.#run(tx, groupId, batch)),
    })
  }

  /** Stores a message once per local_id, for ever, and delivers it. Refuses what the group's policy refuses (5003…5006, 5014), 4006
   *  over the budget, 4008 where the local_id came with another body, 5007 where its sender may not read the message it answers, 5019 where a file is. */
  async send(message: NewGroupMessage): Promise<Stored> {
    const { senderId, groupId, localId } = message
    const { context, budget, cards } = this.#tools
    const isKnown = () => isKnownInGroup(context.db, groupId, senderId, localId)
    const result = await budget.charge(senderId, context.clock(), isKnown, async () =>
      this.#queues.store(groupId, { ...message, card: await cards.of(senderId) }),
    )
    return result.outcome === 'refused' ? refuse(result.refusal, result.details) : result
  }

  async #run(tx: Db, groupId: number, batch: readonly Outgoing[]): Promise<GroupSendResult[]> {
    const groupState = await lockGroupState(tx, groupId, batch)
    if (!groupState) return batch.map(() => ({ outcome: 'refused', refusal: 'notGroupMember' }))
    const nowMs = this.#tools.context.clock()
    const keys = batch.flatMap(({ content }) => content.fileKeys)
    const held = keys.length > 0 ? await this.#tools.domains.uploads.holdFiles(tx, keys) : new Set<string>()
    const decisions = judge(groupState, batch, held, nowMs)
    const placed = decisions.flatMap((decision) => ('placed' in decision ? [decision.placed] : []))
    const ids = placed.length > 0 ? await insertGroupMessages(tx, groupState.group, placed, nowMs) : []
    await openPolls(
      this.#tools.context,
      tx,
      placed.map((message, index) => ({ ...message, messageId: ids[index] ?? 0 })),
    )
    const stored = new Map(
      placed.map((message, index): [number, Stored] => [
        message.seq,
        { outcome: 'stored', seq: message.seq, msg_id: ids[index] ?? 0, created_ms: nowMs, review: message.review },
      ]),
    )
    // Nobody is slowed down by what was said before the group became slow.
    if (groupState.group.slow_seconds > 0 && placed.length > 0)
      await noteLastSent(tx, groupId, [...new Set(placed.map(({ senderId }) => senderId))], nowMs)
    const [earliest] = placed
    if (earliest)
      sendInTurn(this.#tools.context.bus, tx, groupStream(groupId), earliest.seq, () =>
        this.#push(groupState, batch, placed, stored),
      )
    return decisions.map((decision): GroupSendResult => {
      if ('placed' in decision) return stored.get(decision.placed.seq) ?? { outcome: 'refused', refusal: 'messageGone' }
      if ('twinOf' in decision) {
        const first = stored.get(decision.twinOf)
        return first ? { ...first, outcome: 'repeat' } : { outcome: 'refused', refusal: 'messageGone' }
      }
      return decision.result
    })
  }

  /** One payload for the whole batch; who reviews learns how many wait. */
  #push(
    { group, admins, members }: GroupState,
    batch: readonly Outgoing[],
    placed: readonly PlacedMessage[],
    stored: ReadonlyMap<number, Stored>,
  ): void {
    const cards = new Map(batch.map(({ senderId, card }) => [senderId, card]))
    const frames = placed.map((message) => {
      const sender = senderOf(members, cards.get(message.senderId), message.senderId)
      return pushedFrame(group, rowOf(group, message, stored.get(message.seq)), sender, admins)
    })
    publishRoomFrames(this.#tools.context.bus, group.group_id, { membersSeq: group.members_seq, frames })
    for (const message of placed)
      if (message.review === reviewStates.approved)
        messageShown(this.#tools.domains, {
          stream: groupStream(group.group_id),
          kind: 'group',
          messageId: stored.get(message.seq)?.msg_id ?? 0,
          senderId: message.senderId,
          targetId: group.group_id,
          messageType: message.messageType,
          contentText: message.contentText,
        })
    if (placed.some(({ review }) => review === reviewStates.waiting))
      void notifyReviewers(this.#tools.context, group.group_id, group.stream_id, admins)
  }
}

const senderOf = (members: GroupState['members'], card: MessageSender | undefined, userId: number): GroupSender => {
  const member = members.find(({ user_id }) => user_id === userId)
  return {
    user_id: userId,
    nick_name: card?.nick_name ?? '',
    group_nickname: member?.group_nickname ?? '',
    avatar_url: card?.avatar_url ?? '',
    role: member?.role ?? '',
  }
}

const rowOf = (group: GroupState['group'], message: PlacedMessage, stored: Stored | undefined): MessageRow => ({
  stream_id: group.stream_id,
  seq: message.seq,
  msg_id: stored?.msg_id ?? 0,
  sender_id: message.senderId,
  target_id: group.group_id,
  local_id: message.localId,
  chat_type: 'group',
  msg_type: message.messageType,
  content_text: message.contentText,
  ref_msg_id: message.refMessageId,
  is_gone: false,
  review: message.review,
  approved_seq: null,
  ip: message.ip,
  created_ms: stored?.created_ms ?? 0,
  reactions: null,
  poll: openedState(message),
  edited_ms: null,
})
