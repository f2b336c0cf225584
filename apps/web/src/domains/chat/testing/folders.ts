import type { ChatFolder } from '@cliffhanger/contract/chat/folders.ts'

/** A folder of chats that is empty. */
export const exampleFolder = (folder_id: number, more: Partial<ChatFolder> = {}): ChatFolder => ({
  ...{ folder_id, version: 1, name: 'Work', emoji: '', kinds: [], no_muted: 0, conversation_ids: [] },
  ...more,
})
