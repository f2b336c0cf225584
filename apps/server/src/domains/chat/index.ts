import type { ChatSetting } from '@cliffhanger/contract/account/schemas.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/db.ts'
import { bindCalls } from '../../platform/handlers.ts'
import type { HeadsFilter, ReadableStream } from '../../platform/streams.ts'
import { listPrivateMessages } from './calls/list-private-messages.ts'
import { readPrivateMessages } from './calls/read-private-messages.ts'
import { receivePrivateMessages } from './calls/receive-private-messages.ts'
import { sendPrivateMessage } from './calls/send-private-message.ts'
import { changeChat } from './change-chat.ts'
import { openPrivateConversation } from './conversation.ts'
import { type Notice, postNotice } from './post-notice.ts'
import { listHeads } from './queries/heads.ts'
import { type NewMessage, type Stored } from './queries/messages.ts'
import { type Reach, upsertReach } from './queries/sides.ts'
import { SendDesk } from './send-desk.ts'
import { SenderCards } from './sender-cards.ts'
import type { SessionNeeds } from './sessions.ts'

export type { Notice } from './post-notice.ts'
export { clearSide, findMutedPeers, type Reach } from './queries/sides.ts'

export interface ChatDomain extends Domain {
  /** Sends as the member would, with the same refusals. */
  send(message: NewMessage): Promise<Stored>
  /** Sets whether one member may write to another; the conversation appears with its first message. */
  setReach(tx: Db, userId: number, peerId: number, reach: Reach): Promise<void>
  /** Writes a system notice into a conversation, in the transaction of what it tells about; before any user stream's event. */
  postNotice(tx: Db, notice: Notice): Promise<void>
  /** Pins or mutes a conversation in a member's chat list and tells his devices, last in the transaction; refuses 4002 where there is none. */
  changeChat(tx: Db, userId: number, change: ChatSetting): Promise<ChatSetting>
  /** Heads of a member's conversations, for `sync`. */
  listHeads(filter: HeadsFilter): Promise<HeadRow[]>
  /** One conversation of a member to pull from, for `sync`. */
  openConversation(userId: number, stream: string): Promise<ReadableStream | undefined>
}

export function createChatDomain(context: ServerContext, needs: SessionNeeds): ChatDomain {
  const { db, clock } = context
  const cards = new SenderCards(db, clock, needs.findProfiles)
  const desk = new SendDesk(context, cards)
  return {
    calls: bindCalls(chatCalls, {
      sendPrivateMessage: sendPrivateMessage(desk),
      listPrivateMessages: listPrivateMessages(needs),
      readPrivateMessages,
      receivePrivateMessages,
    }),
    send: (message) => desk.send(message),
    setReach: (tx, userId, peerId, reach) => upsertReach(tx, { userId, peerId, reach, nowMs: clock() }),
    postNotice: (tx, notice) => postNotice(context, cards, tx, notice),
    changeChat: (tx, userId, change) => changeChat(context, tx, userId, change),
    listHeads: (filter) => listHeads(db, filter),
    openConversation: (userId, stream) => openPrivateConversation(db, cards, userId, stream),
  }
}
