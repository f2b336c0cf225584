import type { SameTexts } from '../../translate.ts'
import type { chats as base } from '../zh-CN/chats.ts'

export const chats = {
  muteFor: 'Silenciar por',
  muteUntilOn: 'Até eu reativar',
  mutedUntil: 'Até {time}',
  archive: 'Arquivar',
  unarchive: 'Desarquivar',
  archived: 'Arquivadas',
  archivedCount: 'Arquivadas ({count})',
  archiveEmpty: 'Nenhuma conversa arquivada',
  archiveHint:
    'As conversas que você arquivar ficam aqui. Uma nova mensagem traz a conversa de volta, a menos que esteja silenciada.',
} satisfies SameTexts<typeof base>
