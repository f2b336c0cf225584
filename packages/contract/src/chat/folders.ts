import * as z from 'zod/mini'
import { call } from '../call.ts'
import { event } from '../event.ts'
import { empty, flag, id, text } from '../schema.ts'
import { conversationId } from './schemas.ts'

/** S-137: so many folders a member has at most, so many chats are put into one, and so many signs are in its name. */
export const chatFolderLimits = { folders: 10, chats: 200, name: 12 } as const

/** Chats that are in a folder without being chosen one by one. */
export const folderKinds = ['unread', 'friends', 'groups'] as const
export type FolderKind = (typeof folderKinds)[number]

/** Longer than any name or emoji of as many signs; what counts is looked at by the rules. */
const nameUnits = 200
const emojiUnits = 32

const look = {
  name: text(1, nameUnits),
  /** One emoji, or ''. */
  emoji: text(0, emojiUnits),
  kinds: z.array(z.enum(folderKinds)).check(z.maxLength(folderKinds.length)),
  /** 1: chats that are muted now are left out, also those that were chosen. */
  no_muted: flag(),
  conversation_ids: z.array(conversationId()).check(z.maxLength(chatFolderLimits.chats)),
}

/** A folder of one member. `version` is another after each change of it. */
export const chatFolder = z.object({ folder_id: id(), version: id(), ...look })
export type ChatFolder = z.output<typeof chatFolder>

const chosen = z.object({ folder_id: id() })

export const chatFolderCalls = {
  listChatFolders: call({
    id: 'chatfolder-list',
    method: 'GET',
    path: '/api/v6/ChatFolder/list',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({ list: z.array(chatFolder) }),
    errors: [],
    quiet: true,
    summary: 'My folders of chats in their order, with the chats I put into them and am still in',
  }),
  addChatFolder: call({
    id: 'chatfolder-add',
    method: 'POST',
    path: '/api/v6/ChatFolder/add',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ local_id: z.uuid().check(z.toLowerCase()), ...look }),
    data: chatFolder,
    errors: ['tooManyChatFolders'],
    summary: 'Makes a folder of chats, the last in the order, once per local_id; chats I am not in are left out',
  }),
  editChatFolder: call({
    id: 'chatfolder-edit',
    method: 'POST',
    path: '/api/v6/ChatFolder/edit',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ folder_id: id(), version: id(), ...look }),
    data: chatFolder,
    errors: ['notFound', 'stateChanged'],
    summary: 'Changes a folder of mine; 4003 where another device changed the version that was looked at',
  }),
  fileChat: call({
    id: 'chatfolder-chat',
    method: 'POST',
    path: '/api/v6/ChatFolder/chat',
    auth: 'bearer',
    rate: '120/min',
    request: z.extend(chosen, { conversation_id: conversationId(), is_in: flag() }),
    data: chatFolder,
    errors: ['notFound', 'chatFolderFull'],
    summary: 'Puts one chat into a folder of mine, or takes it out; a repeat changes nothing',
  }),
  sortChatFolders: call({
    id: 'chatfolder-sort',
    method: 'POST',
    path: '/api/v6/ChatFolder/sort',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ folder_ids: z.array(id()).check(z.maxLength(chatFolderLimits.folders)) }),
    data: z.object({ folder_ids: z.array(id()) }),
    errors: ['stateChanged'],
    summary: 'Puts my folders into this order, all of them; 4003 where there are others by now',
  }),
  deleteChatFolder: call({
    id: 'chatfolder-del',
    method: 'POST',
    path: '/api/v6/ChatFolder/del',
    auth: 'bearer',
    rate: '60/min',
    request: chosen,
    data: empty(),
    errors: [],
    summary: 'Deletes a folder of mine and none of its chats; one that is gone stays gone',
  }),
} as const

/** A device of mine made, changed, ordered or deleted a folder: the order of all there are now, and the one that is new or another. */
export const chatFoldersChanged = event({
  action: 'chat_folders',
  stream: 'user',
  data: z.object({ folder_ids: z.array(id()), folder: z.optional(chatFolder) }),
})
