import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { pollContent } from '@cliffhanger/rules/chat/polls.ts'
import { withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { loopContent } from '../../domains/uploads/testing.ts'
import type { Member } from '../members.ts'
import type { TestServer } from '../server.ts'

/** What was asked and what came of it. */
export interface Attempt {
  readonly row: CallRow
  readonly code: number
}

/** One chat with everything in it that acts are about, as somebody comes upon it. */
export interface Scene {
  readonly actor: Member
  readonly chat: { readonly chat_type: 'private' | 'group'; readonly target_id: number }
  readonly conversation_id: string
  /** Written by another and by the actor; where the actor never wrote anything, another's. */
  readonly theirs: number
  readonly theirPoll: number
  readonly own: number
  readonly ownPoll: number
  readonly scheduledId: number
  /** A folder of the actor without chats. */
  readonly folderId: number
  /** A picture of the actor that goes with a report. */
  readonly proof: string
  /** A film of the actor that is short enough to play over and over. */
  readonly film: string
}

/** What a group has besides. */
export interface GroupScene extends Scene {
  readonly target: Member
  readonly asker: Member
  readonly linkId: number
  readonly code: string
}

type Act<Place> = (scene: Place, attempt: Ask) => Promise<Attempt>
type Ask = <Row extends CallRow>(row: Row, input: CallRequest<Row>) => Promise<Attempt>

export const asking =
  (server: TestServer, { token }: Member): Ask =>
  async (row, input) => ({ row, code: (await server.call(row, input, { token })).code })

const options = ['one', 'two']
export const askedPoll = pollContent('which?', { options, several: 0, quiz: 0, anonymous: 0, open_seconds: 0 })

const send = ({ chat: { chat_type, target_id } }: Scene, ask: Ask, content: object) =>
  ask(chat_type === 'group' ? chatCalls.sendGroupMessage : chatCalls.sendPrivateMessage, {
    ...{ local_id: randomUUID(), target_id, content_text: textContent('secret') },
    ...content,
  })

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

/** Acts that there are in every chat. */
export const chatActs = {
  send: (scene, ask) => send(scene, ask, {}),
  sendSilently: (scene, ask) => send(scene, ask, { content_text: withSilence(textContent('secret'), true) }),
  sendLoop: (scene, ask) => send(scene, ask, { msg_type: 'video', content_text: loopContent(scene.film) }),
  askPoll: (scene, ask) => send(scene, ask, { msg_type: 'poll', content_text: askedPoll }),
  react: ({ chat, theirs }, ask) => ask(chatCalls.setReaction, { ...chat, msg_id: theirs, emoji: '🔥' }),
  listReactions: ({ chat, theirs }, ask) => ask(chatCalls.listReactions, { ...chat, msg_id: theirs }),
  edit: ({ chat, own }, ask) => ask(chatCalls.editMessage, { ...chat, msg_id: own, text: 'said otherwise' }),
  vote: ({ chat, theirPoll }, ask) => ask(chatCalls.votePoll, { ...chat, msg_id: theirPoll, options: [1] }),
  listVoters: ({ chat, theirPoll }, ask) => ask(chatCalls.listPollVoters, { ...chat, msg_id: theirPoll, option: 0 }),
  closePoll: ({ chat, ownPoll }, ask) => ask(chatCalls.closePoll, { ...chat, msg_id: ownPoll }),
  closeTheirs: ({ chat, theirPoll }, ask) => ask(chatCalls.closePoll, { ...chat, msg_id: theirPoll }),
  remind: ({ theirs }, ask) => ask(chatCalls.setReminder, { msg_id: theirs, remind_time: inAnHour() }),
  schedule: ({ chat }, ask) =>
    ask(chatCalls.scheduleMessage, {
      ...chat,
      ...{ local_id: randomUUID(), content_text: textContent('secret'), send_time: inAnHour() },
    }),
  sendScheduled: ({ scheduledId }, ask) => ask(chatCalls.sendScheduled, { scheduled_id: scheduledId }),
  draft: ({ conversation_id }, ask) =>
    ask(chatCalls.saveDraft, { conversation_id, text: 'half a word', saved_ms: Date.now() }),
  fold: ({ folderId, conversation_id }, ask) =>
    ask(chatCalls.fileChat, { folder_id: folderId, conversation_id, is_in: 1 }),
  archive: ({ chat }, ask) => ask(accountCalls.editOtherInfo, { chat: { ...chat, is_archived: 1 } }),
  muteForAnHour: ({ chat }, ask) =>
    ask(accountCalls.editOtherInfo, { chat: { ...chat, disturbing: 1, disturbing_seconds: 3600 } }),
  report: ({ theirs, chat, proof }, ask) =>
    ask(reportsCalls.fileReport, {
      ...{ type: 'message', target_id: chat.target_id, msg_id: theirs },
      ...{ introduction: 'Spam', description: 'Again and again', images: [proof] },
    }),
} as const satisfies Record<string, Act<Scene>>

/** Acts that there are in groups alone. */
export const groupActs = {
  ...chatActs,
  listBySender: ({ chat, target }, ask) =>
    ask(chatCalls.listGroupMessages, {
      ...{ group_id: chat.target_id, msg_id: 0, select_type: 'up', sender_id: target.userId },
    }),
  pin: ({ chat, theirs }, ask) => ask(chatCalls.pinMessage, { target_id: chat.target_id, msg_id: theirs, is_top: 1 }),
  listPins: ({ chat }, ask) => ask(chatCalls.listPinnedMessages, { target_id: chat.target_id }),
  unpin: ({ chat, theirs }, ask) => ask(chatCalls.pinMessage, { target_id: chat.target_id, msg_id: theirs, is_top: 0 }),
  unpinAll: ({ chat }, ask) => ask(chatCalls.unpinAllMessages, { target_id: chat.target_id }),
  muteMember: ({ chat, target }, ask) =>
    ask(groupsCalls.muteMembers, {
      ...{ group_id: chat.target_id, members: [target.userId], is_muted: 1, muted_seconds: 3600 },
    }),
  slowMode: ({ chat }, ask) => ask(groupsCalls.editGroupSettings, { group_id: chat.target_id, slow_seconds: 30 }),
  permit: ({ chat }, ask) => ask(groupsCalls.editGroupSettings, { group_id: chat.target_id, can_pin_msg: 0 }),
  rename: ({ chat }, ask) => ask(groupsCalls.editGroupBase, { group_id: chat.target_id, group_name: 'Ours now' }),
  callMyself: ({ chat }, ask) =>
    ask(groupsCalls.setMyNickname, { group_id: chat.target_id, group_nickname: 'The boss' }),
  handOver: ({ chat, target }, ask) =>
    ask(groupsCalls.handOverGroup, { group_id: chat.target_id, user_id: target.userId }),
  makeLink: ({ chat }, ask) =>
    ask(groupsCalls.createJoinLink, {
      ...{ group_id: chat.target_id, last_seconds: 0, use_limit: 0, needs_approval: 0 },
    }),
  listLinks: ({ chat }, ask) => ask(groupsCalls.listJoinLinks, { group_id: chat.target_id }),
  linkUses: ({ chat, linkId }, ask) => ask(groupsCalls.listJoinLinkUses, { group_id: chat.target_id, link_id: linkId }),
  join: ({ code }, ask) => ask(groupsCalls.joinByLink, { code }),
  listRequests: ({ chat }, ask) => ask(groupsCalls.listJoinRequests, { group_id: chat.target_id }),
  letIn: ({ chat, asker }, ask) =>
    ask(groupsCalls.decideJoinRequest, { group_id: chat.target_id, user_id: asker.userId, is_approved: 1 }),
  revokeLink: ({ chat, linkId }, ask) => ask(groupsCalls.revokeJoinLink, { group_id: chat.target_id, link_id: linkId }),
} as const satisfies Record<string, Act<GroupScene>>

export type ChatAct = keyof typeof chatActs
export type GroupAct = keyof typeof groupActs
