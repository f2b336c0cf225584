import type { SameTexts } from '../../../translate.ts'
import type { exporting as base } from '../../zh-CN/community/exporting.ts'

export const exporting = {
  title: 'Exportar conversa',
  intro:
    'Salva esta conversa em um arquivo ZIP, com páginas que abrem em qualquer navegador e as mesmas mensagens como dados. Inclui tudo o que você vê na conversa agora.',
  withFiles: 'Fotos, vídeos e arquivos',
  withFilesHint: 'Inclui mensagens de voz. O arquivo pode ficar grande.',
  underWay: 'Exportando…',
  stay: 'Fique nesta página até terminar.',
  messages: { one: '{shown} mensagem', other: '{shown} mensagens' },
  files: { one: '{shown} arquivo', other: '{shown} arquivos' },
  missing: { one: 'Não foi possível salvar {shown} arquivo.', other: 'Não foi possível salvar {shown} arquivos.' },
  cancel: 'Cancelar exportação',
  done: 'Conversa exportada',
  again: 'Exportar de novo',
  exportedAt: 'Exportada em {time}',
  before: 'Página anterior',
  after: 'Próxima página',
  earlier: 'Resposta a uma mensagem anterior',
  formerMember: 'Ex-membro',
  leftOut: 'não incluído nesta exportação',
} satisfies SameTexts<typeof base>
