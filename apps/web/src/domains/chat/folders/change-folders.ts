import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ChatFolder } from '@cliffhanger/contract/chat/folders.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { call } from '../../../platform/server/client.ts'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import { orderFolders, readFolders, takeFolder } from './folder-rows.ts'

// Each shows what the server stored at once, before its event comes (S-137).

const take = async (myId: number, folder: ChatFolder): Promise<void> => {
  const database = databaseOf(myId)
  await database.write(() => takeFolder(database, folder))
}

/** Makes a folder; with the same `local_id` once. */
export const addFolder = async (myId: number, input: CallRequest<typeof chatCalls.addChatFolder>): Promise<void> =>
  take(myId, await call(chatCalls.addChatFolder, input))

/** Refuses 4003 where another device changed it meanwhile. */
export const editFolder = async (myId: number, input: ChatFolder): Promise<void> =>
  take(myId, await call(chatCalls.editChatFolder, input))

/** Puts a chat into a folder, or takes it out. */
export const fileChat = async (myId: number, folderId: number, conversation_id: string, isIn: boolean): Promise<void> =>
  take(myId, await call(chatCalls.fileChat, { folder_id: folderId, conversation_id, is_in: flagOf(isIn) }))

/** Moves a folder to another place among all of them; the others close up. */
export const moveFolder = async (myId: number, folderId: number, to: number): Promise<void> => {
  const database = databaseOf(myId)
  const ids = (await readFolders(database)).map(({ folder_id }) => folder_id)
  if (!ids.includes(folderId) || to < 0 || to >= ids.length) return
  const wanted = ids.filter((id) => id !== folderId)
  wanted.splice(to, 0, folderId)
  const { folder_ids } = await call(chatCalls.sortChatFolders, { folder_ids: wanted })
  await database.write(() => orderFolders(database, folder_ids))
}

export const deleteFolder = async (myId: number, folderId: number): Promise<void> => {
  await call(chatCalls.deleteChatFolder, { folder_id: folderId })
  const database = databaseOf(myId)
  await database.write(() => database.chatFolders.delete(folderId))
}
