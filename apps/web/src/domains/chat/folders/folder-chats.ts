import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { Person } from '../../../shared/people/people.ts'
import { readAll } from '../conversations/conversation-list.ts'

/** A chat to choose for a folder. */
export interface FolderChat extends Person {
  readonly conversation: string
}

/** Every chat of the list, those of the archive as well, as people to choose from. A group stands below zero: it has ids of its own. */
export const readFolderChats = async (database: LocalDatabase): Promise<readonly FolderChat[]> =>
  (await readAll(database)).map((row) => ({
    id: row.chat_type === 'group' ? -row.chat_id : row.chat_id,
    name: row.chat_name || row.nick_name,
    avatarUrl: row.chat_face,
    avatarUrls: row.chat_faces,
    conversation: row.conversation_id,
  }))
