import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import {
  type ChatFolder,
  chatFolderLimits,
  chatFoldersChanged,
  folderKinds,
} from '@cliffhanger/contract/chat/folders.ts'
import { folderNameOf, isFolderEmoji } from '@cliffhanger/rules/chat/folders.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'
import {
  bumpFolder,
  deleteChatOf,
  deleteFolder,
  deleteFolderChats,
  type FolderLook,
  findFolder,
  findFolderId,
  insertFolder,
  insertFolderChats,
  listFoldersOf,
  lockChatFolders,
  placeFolders,
  updateFolder,
} from '../queries/chat-folders.ts'

type Caller = CallContext<'bearer'>

export const listChatFolders: Handler<typeof chatCalls.listChatFolders> = async ({ db, caller }) => ({
  list: await listFoldersOf(db, caller.userId),
})

/** S-137: makes a folder. A repeat of its local_id answers the folder as it is now. */
export const addChatFolder: Handler<typeof chatCalls.addChatFolder> = (context, { local_id, ...input }) =>
  changing(context, async (tx) => {
    const { userId } = context.caller
    const look = checked(input)
    const known = await findFolderId(tx, userId, local_id)
    if (known !== undefined) return { folder: await folderOf(tx, userId, known), isChanged: false }
    if ((await listFoldersOf(tx, userId)).length >= chatFolderLimits.folders) refuse('tooManyChatFolders')
    const folderId = await insertFolder(tx, userId, local_id, look)
    await insertFolderChats(tx, userId, folderId, input.conversation_ids)
    return { folder: await folderOf(tx, userId, folderId), isChanged: true }
  })

/** 4003 where another device changed the folder since: neither change takes the place of the other unseen. */
export const editChatFolder: Handler<typeof chatCalls.editChatFolder> = (context, { folder_id, version, ...input }) =>
  changing(context, async (tx) => {
    const { userId } = context.caller
    const look = checked(input)
    const before = await folderOf(tx, userId, folder_id)
    if (before.version !== version) refuse('stateChanged')
    await updateFolder(tx, folder_id, look)
    await deleteFolderChats(tx, folder_id)
    await insertFolderChats(tx, userId, folder_id, input.conversation_ids)
    return { folder: await folderOf(tx, userId, folder_id), isChanged: true }
  })

/** Of two devices that put chats into one folder both have done so. */
export const fileChat: Handler<typeof chatCalls.fileChat> = (context, { folder_id, conversation_id, is_in }) =>
  changing(context, async (tx) => {
    const { userId } = context.caller
    const before = await folderOf(tx, userId, folder_id)
    const isFiled = before.conversation_ids.includes(conversation_id)
    if (isFiled === (is_in === 1)) return { folder: before, isChanged: false }
    if (is_in === 0) await deleteFolderChats(tx, folder_id, [conversation_id])
    else {
      if (before.conversation_ids.length >= chatFolderLimits.chats) refuse('chatFolderFull')
      if ((await insertFolderChats(tx, userId, folder_id, [conversation_id])) === 0) refuse('notFound')
    }
    await bumpFolder(tx, folder_id)
    return { folder: await folderOf(tx, userId, folder_id), isChanged: true }
  })

export const sortChatFolders: Handler<typeof chatCalls.sortChatFolders> = async (context, { folder_ids }) => {
  const { userId } = context.caller
  await context.db.transaction(async (tx) => {
    await lockChatFolders(tx, [userId])
    const before = (await listFoldersOf(tx, userId)).map(({ folder_id }) => folder_id)
    const areAll = before.length === folder_ids.length && before.every((id) => folder_ids.includes(id))
    if (!areAll) refuse('stateChanged')
    if (before.every((id, index) => id === folder_ids[index])) return
    await placeFolders(tx, userId, folder_ids)
    await notify(context, tx, undefined)
  })
  return { folder_ids }
}

export const deleteChatFolder: Handler<typeof chatCalls.deleteChatFolder> = async (context, { folder_id }) => {
  await context.db.transaction(async (tx) => {
    await lockChatFolders(tx, [context.caller.userId])
    if (await deleteFolder(tx, context.caller.userId, folder_id)) await notify(context, tx, undefined)
  })
  return {}
}

/** A group that members leave is in none of their folders; before the events of their streams. Their devices know by `conv_removed`. */
export async function leaveFolders(tx: Db, userIds: readonly number[], conversation: string): Promise<void> {
  await lockChatFolders(tx, userIds)
  await deleteChatOf(tx, userIds, conversation)
}

interface Changed {
  readonly folder: ChatFolder
  readonly isChanged: boolean
}

/** One change of the caller's folders at a time; all their devices hear of it. */
const changing = (context: Caller, change: (tx: Db) => Promise<Changed>): Promise<ChatFolder> =>
  context.db.transaction(async (tx) => {
    await lockChatFolders(tx, [context.caller.userId])
    const { folder, isChanged } = await change(tx)
    if (isChanged) await notify(context, tx, folder)
    return folder
  })

const notify = async (context: Caller, tx: Db, folder: ChatFolder | undefined): Promise<void> => {
  const { userId } = context.caller
  const folder_ids = (await listFoldersOf(tx, userId)).map(({ folder_id }) => folder_id)
  await appendEvents(context, tx, [
    newEvent(chatFoldersChanged, userStream(userId), { folder_ids, ...(folder && { folder }) }),
  ])
}

const folderOf = async (tx: Db, userId: number, folderId: number): Promise<ChatFolder> =>
  (await findFolder(tx, userId, folderId)) ?? refuse('notFound')

/** The folder as it is stored; refuses 4000 where its name or its emoji is none. */
const checked = ({ name, emoji, kinds, no_muted }: FolderLook): FolderLook => ({
  name: folderNameOf(name) ?? refuseField('name'),
  emoji: isFolderEmoji(emoji) ? emoji : refuseField('emoji'),
  kinds: folderKinds.filter((kind) => kinds.includes(kind)),
  no_muted,
})
