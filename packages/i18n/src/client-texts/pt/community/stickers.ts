import type { SameTexts } from '../../../translate.ts'
import type { stickers as base } from '../../zh-CN/community/stickers.ts'

export const stickers = {
  kind: 'Figurinha',
  tab: 'Figurinhas',
  named: 'Figurinha {emoji}',
  search: 'Buscar figurinhas',
  noneFound: 'Nenhuma figurinha encontrada',
  packGone: 'Este pacote não está mais disponível',
  pack: 'Pacote de figurinhas',
  greet: 'Dizer oi com uma figurinha',
  greetHint: 'Envie uma mensagem ou toque na figurinha para dizer oi.',
} satisfies SameTexts<typeof base>
