import type { SameTexts } from '../../../translate.ts'
import type { emoji as base } from '../../zh-CN/chat/emoji.ts'

export const emoji = {
  emoji: 'Emojis',
  search: 'Nome',
  picture: 'Imagem',
  name: 'Nome',
  nameHint: 'De 1 a 20 caracteres entre colchetes, como [smile]',
  nameFormat: 'Use colchetes, como [smile]',
  pictureHint: 'Redimensionada para 128 pixels',
  add: 'Adicionar emoji',
  edit: 'Editar emoji',
  renameHint: 'Mensagens com o nome antigo mostram o nome como texto.',
  removeTitle: 'Remover {name}',
  removeHint: 'Mensagens com ele mostram o nome como texto.',
} satisfies SameTexts<typeof base>
