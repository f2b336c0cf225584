import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type ChatFolder, chatFoldersChanged } from '@cliffhanger/contract/chat/folders.ts'
import { isInFolder } from '@cliffhanger/rules/chat/folders.ts'
import { call } from '../../../platform/server/client.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { effect, type StreamEffect } from '../../../platform/storage/stream-effects.ts'
import { readAll, readUnread } from '../conversations/conversation-list.ts'
import { unreadTotal } from '../conversations/conversation-row.ts'
import type { FolderRow, SessionRow } from '../storage/rows.ts'

// My folders of chats as this device keeps them (S-137). What changes them runs inside the caller's transaction.

export const loadFolders = async (): Promise<readonly ChatFolder[]> =>
  (await call(chatCalls.listChatFolders, {}, { retries: 1 })).list

/** Puts the folders in place of those that were kept. */
export const storeFolders = async (database: LocalDatabase, folders: readonly ChatFolder[]): Promise<void> => {
  await database.chatFolders.clear()
  await database.chatFolders.bulkPut(folders.map((folder, position) => ({ ...folder, position })))
}

/** Takes a folder as the server has it, unless a newer one stands here: answers and events come in any order. */
export const takeFolder = async (database: LocalDatabase, folder: ChatFolder): Promise<void> => {
  const known = await database.chatFolders.get(folder.folder_id)
  if (known && known.version >= folder.version) return
  const position = known?.position ?? (await database.chatFolders.count())
  await database.chatFolders.put({ ...folder, position })
}

/** These are all folders there are now, in their order. */
export const orderFolders = async (database: LocalDatabase, folderIds: readonly number[]): Promise<void> => {
  await database.chatFolders.where('folder_id').noneOf(folderIds).delete()
  for (const [position, id] of folderIds.entries()) await database.chatFolders.update(id, { position })
}

/** Whoever leaves a group has it in no folder any more; the server knows it by itself. */
export const leaveFolders = async (database: LocalDatabase, conversationId: string): Promise<void> => {
  await database.chatFolders
    .filter(({ conversation_ids }) => conversation_ids.includes(conversationId))
    .modify((row) => void (row.conversation_ids = row.conversation_ids.filter((id) => id !== conversationId)))
}

/** The folders in their order. */
export const readFolders = async (database: LocalDatabase): Promise<readonly FolderRow[]> =>
  (await database.chatFolders.toArray()).toSorted((one, other) => one.position - other.position)

/** The chats of a folder in the order of the list, those of the archive as well. */
export const readFolder = async (database: LocalDatabase, folder: ChatFolder): Promise<readonly SessionRow[]> => {
  const nowMs = serverNowMs()
  return (await readAll(database)).filter((row) => isInFolder(folder, row, nowMs))
}

/** A folder with what is unread in it (S-53). */
export interface FolderTab extends FolderRow {
  readonly unread: number
}

export const readTabs = async (database: LocalDatabase): Promise<readonly FolderTab[]> => {
  const folders = await readFolders(database)
  if (folders.length === 0) return []
  const nowMs = serverNowMs()
  const unread = await readUnread(database)
  return folders.map((folder) => ({
    ...folder,
    unread: unreadTotal(
      unread.filter((row) => isInFolder(folder, row, nowMs)),
      nowMs,
    ),
  }))
}

/** The device is connected: takes the folders as they are, also where an earlier version of the client passed over what it was told of them. What the
 *  stream tells meanwhile is newer than the answer. */
export const syncFolders = async (database: LocalDatabase): Promise<void> => {
  if ((await database.marks.count()) === 0) return
  const cursorNow = async () => (await database.cursors.get(`u_${database.userId}`))?.cursor
  const cursor = await cursorNow()
  const folders = await loadFolders()
  await database.write(async () => {
    if ((await cursorNow()) === cursor) await storeFolders(database, folders)
  })
}

/** A device of mine made, changed, ordered or deleted a folder. */
export const folderEffects: readonly StreamEffect[] = [
  effect(chatFoldersChanged, async ({ database }, { folder_ids, folder }) => {
    if (folder) await takeFolder(database, folder)
    await orderFolders(database, folder_ids)
  }),
]
