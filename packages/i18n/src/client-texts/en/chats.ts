import type { SameTexts } from '../../translate.ts'
import type { chats as base } from '../zh-CN/chats.ts'

export const chats = {
  muteFor: 'Mute for',
  muteUntilOn: 'Until I turn it back on',
  mutedUntil: 'Until {time}',
  archive: 'Archive',
  unarchive: 'Unarchive',
  archived: 'Archived',
  archivedCount: 'Archived ({count})',
  archiveEmpty: 'No archived chats',
  archiveHint: 'Chats you archive show up here. A new message brings them back, unless they’re muted.',
} satisfies SameTexts<typeof base>
