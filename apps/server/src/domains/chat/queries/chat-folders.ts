import type { ChatFolder } from '@cliffhanger/contract/chat/folders.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What a folder says of itself, besides which chats were put into it. */
export type FolderLook = Pick<ChatFolder, 'name' | 'emoji' | 'kinds' | 'no_muted'>

interface FolderRow extends Omit<ChatFolder, 'no_muted'> {
  readonly no_muted: boolean
}

/** A chat of a group that ended, or that its member left meanwhile, is none of theirs. */
const columns = `f.folder_id, f.version, f.name, f.emoji, f.kinds, f.no_muted,
  array(select c.conversation from chat_folder_chats c
          join streams s on s.name = c.conversation
          join places p on p.user_id = f.user_id and p.stream_id = s.id
         where c.folder_id = f.folder_id order by c.conversation) as conversation_ids`

const present = ({ no_muted, ...row }: FolderRow): ChatFolder => ({ ...row, no_muted: flagOf(no_muted) })

/** Lets members change their folders from one device at a time, and nobody go out of a group meanwhile whom somebody files it for. */
export const lockChatFolders = (tx: Db, userIds: readonly number[]): Promise<unknown> =>
  tx.execute(
    `select pg_advisory_xact_lock(hashtextextended('chat folders of:' || u.user_id, 0))
       from (select user_id from unnest($1::bigint[]) as user_id order by user_id offset 0) u`,
    [userIds],
  )

/** The folders of a member in their order. */
export const listFoldersOf = async (db: Db, userId: number): Promise<ChatFolder[]> =>
  (
    await db.query<FolderRow>(
      `select ${columns} from chat_folders f where f.user_id = $1 order by f.position, f.folder_id`,
      [userId],
    )
  ).map(present)

export const findFolder = async (db: Db, userId: number, folderId: number): Promise<ChatFolder | undefined> => {
  const row = await db.find<FolderRow>(
    `select ${columns} from chat_folders f where f.user_id = $1 and f.folder_id = $2`,
    [userId, folderId],
  )
  return row && present(row)
}

export const findFolderId = async (db: Db, userId: number, localId: string): Promise<number | undefined> =>
  (
    await db.find<{ folder_id: number }>('select folder_id from chat_folders where user_id = $1 and local_id = $2', [
      userId,
      localId,
    ])
  )?.folder_id

/** A new folder after all others; answers its id. */
export const insertFolder = async (
  tx: Db,
  userId: number,
  localId: string,
  { name, emoji, kinds, no_muted }: FolderLook,
): Promise<number> =>
  (
    await tx.one<{ folder_id: number }>(
      `insert into chat_folders (user_id, local_id, name, emoji, kinds, no_muted, position)
       values ($1, $2, $3, $4, $5, $6, (select coalesce(max(position), 0) + 1 from chat_folders where user_id = $1))
       returning folder_id`,
      [userId, localId, name, emoji, kinds, no_muted === 1],
    )
  ).folder_id

export const updateFolder = (
  tx: Db,
  folderId: number,
  { name, emoji, kinds, no_muted }: FolderLook,
): Promise<unknown> =>
  tx.execute(
    `update chat_folders set name = $2, emoji = $3, kinds = $4, no_muted = $5, version = version + 1 where folder_id = $1`,
    [folderId, name, emoji, kinds, no_muted === 1],
  )

/** Puts chats into a folder of their member; those they are not in are left out. Answers how many are new there. */
export const insertFolderChats = (
  tx: Db,
  userId: number,
  folderId: number,
  conversations: readonly string[],
): Promise<number> =>
  tx.execute(
    `insert into chat_folder_chats (folder_id, user_id, conversation)
       select $2, $1, s.name from unnest($3::text[]) as wanted
         join streams s on s.name = wanted
         join places p on p.user_id = $1 and p.stream_id = s.id
     on conflict do nothing`,
    [userId, folderId, conversations],
  )

/** Takes chats out of a folder, all of them where none are named. Answers how many were in it. */
export const deleteFolderChats = (tx: Db, folderId: number, conversations?: readonly string[]): Promise<number> =>
  tx.execute('delete from chat_folder_chats where folder_id = $1 and ($2::text[] is null or conversation = any ($2))', [
    folderId,
    conversations ?? null,
  ])

export const bumpFolder = (tx: Db, folderId: number): Promise<unknown> =>
  tx.execute('update chat_folders set version = version + 1 where folder_id = $1', [folderId])

/** The folders stand in the order of these ids. */
export const placeFolders = (tx: Db, userId: number, folderIds: readonly number[]): Promise<unknown> =>
  tx.execute(
    `update chat_folders f set position = o.position
       from unnest($2::bigint[]) with ordinality as o(folder_id, position) where f.user_id = $1 and f.folder_id = o.folder_id`,
    [userId, folderIds],
  )

export const deleteFolder = async (tx: Db, userId: number, folderId: number): Promise<boolean> =>
  (await tx.execute('delete from chat_folders where user_id = $1 and folder_id = $2', [userId, folderId])) > 0

/** Whoever leaves a chat has it in no folder any more; under the lock of their folders. */
export const deleteChatOf = (tx: Db, userIds: readonly number[], conversation: string): Promise<unknown> =>
  tx.execute('delete from chat_folder_chats where user_id = any ($1) and conversation = $2', [userIds, conversation])
