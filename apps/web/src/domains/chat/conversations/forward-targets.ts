import { mosaicOf } from '@cliffhanger/rules/groups/member-faces.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import { friendAsPerson, type Person } from '../../../shared/people/people.ts'
import type { PassedOn } from '../messages/load-forwarded.ts'
import { sendMessage, sendText } from '../messages/send-message.ts'
import type { SessionRow } from '../storage/rows.ts'
import { closedInGroup, maySendKind } from './closed-reason.ts'
import { type Conversation, conversationWith } from './conversation.ts'
import { countConversations, readConversations } from './conversation-list.ts'

/** A chat something can be sent to. */
export interface ForwardTarget extends Person {
  readonly chatType: Conversation['chatType']
  readonly targetId: number
}

/** Recent chats that are offered. */
const recentMax = 100

/** Groups and people have ids of their own: those of groups are taken below zero. */
const idOf = (chatType: Conversation['chatType'], targetId: number): number =>
  chatType === 'group' ? -targetId : targetId

const conversationAsTarget = ({
  chat_type,
  chat_id,
  chat_name,
  nick_name,
  chat_face,
  chat_faces,
}: SessionRow): ForwardTarget => ({
  id: idOf(chat_type, chat_id),
  name: chat_name || nick_name,
  avatarUrl: chat_face,
  avatarUrls: chat_faces,
  chatType: chat_type,
  targetId: chat_id,
})

/** Recent chats, friends and groups of mine, as people to choose from. */
export const forwardTargets = async (
  database: LocalDatabase,
): Promise<Readonly<Record<'recent' | 'friends' | 'groups', readonly ForwardTarget[]>>> => {
  const { pinned } = await countConversations(database)
  const [sessions, friends, groups] = await Promise.all([
    readConversations(database, 0, recentMax, pinned),
    database.friends.toArray(),
    database.groups.toArray(),
  ])
  return {
    recent: sessions.map(conversationAsTarget),
    friends: friends.map((friend) => ({
      ...friendAsPerson(friend),
      chatType: 'private',
      targetId: friend.friend_idx,
    })),
    groups: groups.map((group) => ({
      id: idOf('group', group.group_id),
      name: group.group_name,
      avatarUrl: group.avatar_url,
      avatarUrls: mosaicOf(group, database.userId),
      words: group.g_no,
      chatType: 'group',
      targetId: group.group_id,
    })),
  }
}

const mayReceive = async (
  database: LocalDatabase,
  target: ForwardTarget,
  passedOn: readonly PassedOn[],
): Promise<boolean> => {
  if (target.chatType === 'private') return true
  const group = await database.groups.get(target.targetId)
  if (!group) return true
  const kinds = passedOn.map(({ type }) => (type === 'mixed' || type === 'sticker' ? 'image' : type))
  return closedInGroup(group) === undefined && kinds.every((kind) => maySendKind(group, kind))
}

/** Puts everything into the outbox of every chat, then the words; answers the chats that do not let me. */
export const sendToAll = async (
  myId: number,
  targets: readonly ForwardTarget[],
  passedOn: readonly PassedOn[],
  words: string,
): Promise<readonly ForwardTarget[]> => {
  const database = databaseOf(myId)
  const refused: ForwardTarget[] = []
  for (const target of targets) {
    if (!(await mayReceive(database, target, passedOn))) {
      refused.push(target)
      continue
    }
    const conversation = conversationWith(myId, target)
    for (const message of passedOn) await sendMessage(myId, conversation, message)
    if (words !== '') await sendText(myId, conversation, words)
  }
  return refused
}
