import { randomUUID } from 'node:crypto'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { ChatServer } from '../../testing/chat-server.ts'

/** Sends a text, each time a new one. */
export const sendText = ({ chat }: ChatServer, senderId: number, peerId: number, content: string) =>
  chat.send({
    senderId,
    peerId,
    localId: randomUUID(),
    chatType: 'private',
    messageType: 'text',
    contentText: textContent(content),
    refMessageId: 0,
    ip: '',
    fileKeys: [],
  })
