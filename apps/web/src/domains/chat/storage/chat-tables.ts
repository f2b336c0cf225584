import type { Emoji } from '@cliffhanger/contract/emoji/schemas.ts'
import type { StickerPack } from '@cliffhanger/contract/stickers/schemas.ts'
import { noRemovals } from '@cliffhanger/rules/chat/removals.ts'
import type { Table } from 'dexie'
import type { TableVersion } from '../../../platform/storage/table-versions.ts'
import type {
  BackgroundPictureRow,
  BackgroundRow,
  DraftRow,
  FolderRow,
  Gap,
  GroupRow,
  HeardVoiceRow,
  MemberRow,
  MessageRow,
  OutboxFileRow,
  OutboxRow,
  SessionRow,
  TranslationRow,
} from './rows.ts'

declare module '../../../platform/storage/local-database.ts' {
  interface LocalDatabase {
    readonly sessions: Table<SessionRow, string>
    readonly messages: Table<MessageRow, number>
    /** Messages from before a conversation was loaded anew: not shown, searched or counted until the page that covers them was fetched
     *  again, and gone where it does not hold them. */
    readonly unverified: Table<MessageRow, number>
    readonly outbox: Table<OutboxRow, number>
    readonly outboxFiles: Table<OutboxFileRow, string>
    readonly groups: Table<GroupRow, number>
    readonly members: Table<MemberRow, [number, number]>
    readonly drafts: Table<DraftRow, string>
    readonly translations: Table<TranslationRow, number>
    readonly emojis: Table<Emoji, number>
    /** Sticker packs, each with its place among them. */
    readonly stickerPacks: Table<StickerPack & { readonly place: number }, number>
    readonly chatFolders: Table<FolderRow, number>
    readonly heardVoices: Table<HeardVoiceRow, string>
    readonly backgrounds: Table<BackgroundRow, string>
    readonly backgroundPictures: Table<BackgroundPictureRow, string>
  }
}

const sessionOfVersion3 = (row: {
  oldest_msg_id?: number
  last_msg_id: number
  last_time: number
  gaps?: readonly Gap[]
  last_sender?: string
}): void => {
  const oldest = row.oldest_msg_id ?? 0
  row.gaps = oldest > 0 ? [{ after: 0, before: oldest }] : []
  row.last_sender = ''
  if (row.last_msg_id === 0) row.last_time = 0
  delete row.oldest_msg_id
}

/** Conversations and groups of a member on this device, and what each version of the client changed of them. */
export const chatTables: readonly TableVersion[] = [
  {
    version: 1,
    tables: {
      sessions: 'conversation_id',
      messages: 'msg_id, [conversation_id+msg_id]',
      outbox: '++order, &local_id, conversation_id, state',
      groups: 'group_id',
    },
  },
  {
    // S-83: who may see the members of a group.
    version: 2,
    upgrade: (transaction) => transaction.table<GroupRow>('groups').toCollection().modify({ show_member_list: 1 }),
  },
  {
    // Groups, holes in the history, the order of the chat list. Messages stored earlier are found by the server's search only.
    version: 3,
    tables: {
      sessions: 'conversation_id, [is_top+last_time+last_msg_id], unread_count',
      messages: 'msg_id, [conversation_id+msg_id], [conversation_id+msg_type+msg_id], *words',
      members: '[group_id+user_id]',
      drafts: 'conversation_id',
      translations: 'msg_id',
      emojis: 'id',
      outboxFiles: 'ref, local_id',
    },
    upgrade: (transaction) => transaction.table('sessions').toCollection().modify(sessionOfVersion3),
  },
  {
    // What is gone of a conversation.
    version: 4,
    upgrade: (transaction) =>
      transaction
        .table<SessionRow>('sessions')
        .toCollection()
        .modify((row) => void Object.assign(row, noRemovals)),
  },
  { version: 6, tables: { unverified: 'msg_id, [conversation_id+msg_id]' } },
  { version: 10, tables: { heardVoices: 'key, heard_ms' } },
  // What is in the archive, without looking through all.
  { version: 11, tables: { sessions: 'conversation_id, [is_top+last_time+last_msg_id], unread_count, is_archived' } },
  { version: 12, tables: { chatFolders: 'folder_id' } },
  { version: 13, tables: { stickerPacks: 'id' } },
  { version: 14, tables: { backgrounds: 'conversation_id', backgroundPictures: 'conversation_id' } },
]
