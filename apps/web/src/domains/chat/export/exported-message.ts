import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { withPlainMentions } from '@cliffhanger/rules/chat/mentions.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { bodyOf, type MessageBody } from '@cliffhanger/rules/chat/preview.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { memberName } from '../../../shared/people/people.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { loadSenders } from '../conversations/groups-store.ts'

/** A message with what its pages say besides. */
export interface ExportedMessage {
  readonly message: Message
  readonly body: MessageBody
  /** '' where nobody knows any more. */
  readonly sender: string
  readonly isMine: boolean
  /** What its files are called in the export, in their order; undefined for those it does not hold. */
  readonly files: (string | undefined)[]
}

/** The chat that is exported, and by whom. */
export interface ExportedChat {
  readonly conversation: Conversation
  readonly name: string
  readonly me: { readonly id: number; readonly name: string }
}

/** Names one question brings at most. */
const namesAtOnce = 200

const memberNames = async (
  database: LocalDatabase,
  groupId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  for (let start = 0; start < userIds.length; start += namesAtOnce)
    await loadSenders(database, groupId, userIds.slice(start, start + namesAtOnce))
  const members = await database.members.bulkGet(userIds.map((userId) => [groupId, userId]))
  return new Map(members.flatMap((member) => (member ? [[member.user_id, memberName(member)]] : [])))
}

/** Messages with the names of those who wrote them. */
export const withSenders = async (
  database: LocalDatabase,
  { conversation: { chatType, targetId }, name, me }: ExportedChat,
  messages: readonly Message[],
): Promise<ExportedMessage[]> => {
  const others = [...new Set(messages.map(({ sender_id }) => sender_id))].filter((id) => id > 0 && id !== me.id)
  const names =
    chatType === 'group' ? await memberNames(database, targetId, others) : new Map(others.map((id) => [id, name]))
  return messages.map((message) => ({
    message,
    body: bodyOf(message),
    sender: message.sender_id === me.id ? me.name : (names.get(message.sender_id) ?? ''),
    isMine: message.sender_id === me.id,
    files: [],
  }))
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** What a message holds, as the server stores it. */
const contentOf = (contentText: string): unknown => {
  try {
    return JSON.parse(contentText)
  } catch {
    return contentText
  }
}

/** A message as data: what the server says of it, its content as it is, and the names of people and files. */
export const asData = ({ message, sender, files }: ExportedMessage) => ({
  msg_id: message.msg_id,
  time: isoOf(message.create_time),
  edited: message.edit_time === undefined ? undefined : isoOf(message.edit_time),
  sender_id: message.sender_id,
  sender_name: sender,
  msg_type: message.msg_type,
  text: withPlainMentions(textOf(message.content_text)),
  answers: message.ref_msg_id || undefined,
  files: files.length > 0 ? files.map((name) => name ?? null) : undefined,
  reactions: message.reactions?.map(({ emoji, total }) => ({ emoji, total })),
  poll: message.poll,
  content: contentOf(message.content_text),
})
