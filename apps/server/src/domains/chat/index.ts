import type { ChatChange, ChatSetting } from '@cliffhanger/contract/account/schemas.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { TypingState } from '@cliffhanger/contract/chat/typing.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import type { RoomNeeds } from '../../platform/realtime/rooms.ts'
import { privateStream } from '../../platform/realtime/stream-names.ts'
import type { HeadsFilter, ReadableStream } from '../../platform/realtime/streams.ts'
import { chatHandlers } from './calls/handlers.ts'
import { readAs } from './calls/read-private-messages.ts'
import { changeChat } from './change-chat.ts'
import { openPrivateConversation } from './conversation.ts'
import { eraseMessagesOf, type GroupStream, notifyReviewWaits } from './group/group-actions.ts'
import { openGroupConversation } from './group/group-conversation.ts'
import { GroupMessageSender } from './group/group-message-sender.ts'
import { GroupReadBatches } from './group/group-read-batches.ts'
import { groupStream, type NewGroupEvent } from './group/group-stream.ts'
import type { NewGroupMessage } from './group/judge-messages.ts'
import { type GroupNotice, postGroupNotice } from './group/post-group-notice.ts'
import { LinkPreviews } from './links/link-previews.ts'
import type { ChatNeeds } from './needs.ts'
import { type ChatOperator, createChatOperator } from './operator.ts'
import { closeInTime, closePollJob } from './polls/close-in-time.ts'
import { type Notice, postNotice } from './post-notice.ts'
import { postTransferCard, type TransferCard } from './post-transfer-card.ts'
import { PrivateMessageSender } from './private-message-sender.ts'
import { viewableKeys } from './queries/files.ts'
import { membershipQueries } from './queries/group-messages.ts'
import { listHeads } from './queries/heads.ts'
import { dropLinkPages } from './queries/link-pages.ts'
import type { NewMessage, Stored } from './queries/messages.ts'
import { indexMessages } from './queries/search.ts'
import { findMutedPeers, type Reach, upsertReach } from './queries/sides.ts'
import { unreadTotals } from './queries/unread-totals.ts'
import { remindDue, remindJob } from './reminders/remind-due.ts'
import { sendDue, sendScheduledJob } from './scheduled/send-due.ts'
import { SendBudget } from './send-budget.ts'
import { SenderCards } from './sender-cards.ts'
import { Typing } from './typing.ts'

const dropLinkPagesJob = defineJob({
  name: 'chat.drop-link-pages',
  schema: z.object({}),
  schedule: { cron: '23 * * * *', timeZone: 'UTC' },
})

const indexJob = defineJob({
  name: 'chat.index-messages',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

export { leaveFolders } from './folders/folders.ts'
export { refusalDetails } from './group/acting-member.ts'
export {
  appendGroupEvents,
  groupStream,
  lockGroupStream,
  type NewGroupEvent,
  newGroupEvent,
} from './group/group-stream.ts'
export type { GroupNotice } from './group/post-group-notice.ts'
export type { Notice } from './post-notice.ts'
export type { TransferCard } from './post-transfer-card.ts'
export { presentQuiet } from './present-quiet.ts'
export { endDrafts } from './queries/drafts.ts'
export { listVersions, type VersionRow } from './queries/edits.ts'
export { findReadable, type ReadableMessage } from './queries/favorites.ts'
export { usedByChats } from './queries/files.ts'
export { clearSide, type Reach } from './queries/sides.ts'
export { leaveReminders } from './reminders/reminders.ts'

export interface ChatDomain extends Domain {
  /** Sends as the member would, with the same refusals. */
  send(message: NewMessage): Promise<Stored>
  /** Writes in the name of a member in the transaction of an act, once per local_id, with the same refusals; before any user stream's event. */
  postOnce(tx: Db, message: NewMessage): Promise<Stored>
  /** The same to a group, for the server's own purposes. */
  sendToGroup(message: NewGroupMessage): Promise<{ readonly msg_id: number }>
  /** Reads a chat up to a message as the member would, with the same receipts (S-41). */
  read(
    userId: number,
    chat: { readonly peerId: number } | { readonly groupId: number },
    messageId: number,
  ): Promise<void>
  /** Sets whether one member may write to another; the conversation appears with its first message. */
  setReach(tx: Db, userId: number, peerId: number, reach: Reach): Promise<void>
  /** Writes a system notice into a conversation, in the transaction of what it tells about; before any user stream's event. */
  postNotice(tx: Db, notice: Notice): Promise<void>
  /** Writes the card of a transfer into the chat of two friends, in the transaction of the transfer; before any user stream's event.
   *  Refuses 5001 where the sender may not write. Answers the message's id. */
  postTransferCard(tx: Db, card: TransferCard): Promise<number>
  /** A system notice in a group. */
  postGroupNotice(tx: Db, notice: GroupNotice): Promise<void>
  /** Takes everything these members wrote in a group from everybody, under the locks of the group and its stream; answers what is to be
   *  told besides that they went. */
  eraseMessagesOf(tx: Db, group: GroupStream, userIds: readonly number[], operatorId: number): Promise<NewGroupEvent[]>
  /** Pins or mutes a conversation in a member's chat list and notifies their devices, last in the transaction; refuses 4002 where there is none. */
  changeChat(tx: Db, userId: number, change: ChatChange): Promise<ChatSetting>
  /** Which of these members `userId` has set to do-not-disturb, and still has now (S-131). */
  findMutedPeers(db: Db, userId: number, peerIds: readonly number[]): Promise<ReadonlySet<number>>
  /** Unread messages in the chats of these members that are not on do-not-disturb (S-53), by user id; 0 may be left out. */
  unreadTotals(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, number>>
  /** Those of these object keys that stand in messages or favorites the member may read. */
  viewableKeys(db: Db, userId: number, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** What operators do with messages. */
  readonly operator: ChatOperator
  /** Who is in which group, for the sockets, to which every group is a room. */
  readonly memberships: RoomNeeds
  /** Heads of a member's conversations, for `sync`; their devices also learn how many messages wait for their review. */
  listHeads(filter: HeadsFilter): Promise<HeadRow[]>
  /** S-117: a member is typing or recording in a conversation, or stopped. */
  notifyTyping(userId: number, conversationId: string, doing: TypingState): Promise<void>
  /** One conversation of a member to pull from, for `sync`. */
  openConversation(userId: number, stream: string): Promise<ReadableStream | undefined>
}

export function createChatDomain(context: ServerContext, domains: ChatNeeds): ChatDomain {
  const { db, clock, settings } = context
  const cards = new SenderCards(db, clock)
  const budget = new SendBudget(settings.SEND_PER_MINUTE)
  const sending = { context, cards, budget, domains }
  const sender = new PrivateMessageSender(sending)
  const groupSender = new GroupMessageSender(sending)
  const groupReads = new GroupReadBatches(context)
  const reviewing = { cards, domains }
  const typing = new Typing(context)
  const links = { previews: new LinkPreviews(context, domains), secrets: context.secrets, domains }
  const scheduled = { context, reading: { domains, links }, sender, groupSender }
  return {
    calls: bindCalls(
      chatCalls,
      chatHandlers({ context, domains, cards, sender, groupSender, groupReads, reviewing, links, scheduled }),
    ),
    async start() {
      await context.jobs.work(indexJob, async (_nothing, { signal }) => {
        while (!signal.aborted && (await indexMessages(db, clock())) > 0);
      })
      await context.jobs.work(dropLinkPagesJob, async () => void (await dropLinkPages(db, clock())))
      await context.jobs.work(sendScheduledJob, (_nothing, { signal }) => sendDue(scheduled, signal))
      await context.jobs.work(remindJob, (_nothing, { signal }) => remindDue(context, domains, signal))
      await context.jobs.work(closePollJob, ({ msg_id }) => closeInTime(context, msg_id))
    },
    send: (message) => sender.send(message),
    postOnce: (tx, message) => sender.postOnce(tx, message),
    sendToGroup: (message) => groupSender.send(message),
    read: (userId, chat, msg_id) =>
      'peerId' in chat
        ? readAs(context, userId, {
            conversation_id: privateStream(userId, chat.peerId),
            target_id: chat.peerId,
            msg_id,
          })
        : groupReads.read(userId, { conversation_id: groupStream(chat.groupId), target_id: chat.groupId, msg_id }),
    setReach: (tx, userId, peerId, reach) => upsertReach(tx, { userId, peerId, reach, nowMs: clock() }),
    postNotice: (tx, notice) => postNotice(context, cards, tx, notice),
    postTransferCard: (tx, card) => postTransferCard(sender, tx, card),
    postGroupNotice: (tx, notice) => postGroupNotice(context, cards, tx, notice),
    eraseMessagesOf: (tx, group, userIds, operatorId) => eraseMessagesOf(context, tx, group, userIds, operatorId),
    changeChat: (tx, userId, change) => changeChat(context, tx, userId, change),
    viewableKeys,
    unreadTotals: (tx, userIds) => unreadTotals(tx, userIds, clock()),
    findMutedPeers: (tx, userId, peerIds) => findMutedPeers(tx, userId, peerIds, clock()),
    operator: createChatOperator(context, reviewing),
    memberships: membershipQueries(db),
    async listHeads(filter) {
      const heads = await listHeads(db, filter, clock())
      void notifyReviewWaits(context, filter, heads)
      return heads
    },
    notifyTyping: (userId, conversationId, doing) => typing.notify(userId, conversationId, doing),
    openConversation: async (userId, stream) =>
      (await openPrivateConversation(db, cards, userId, stream)) ??
      (await openGroupConversation(db, cards, userId, stream)),
  }
}
