import type { SameTexts } from '../../translate.ts'
import type { announcements as base } from '../zh-CN/announcements.ts'

export const announcements = {
  title: 'Avisos',
  details: 'Ver mais',
  gotIt: 'Entendi',
  unread: 'Não lido',
  empty: 'Nenhum aviso ainda',
  emptyHint: 'Os novos avisos aparecerão aqui.',
} satisfies SameTexts<typeof base>
