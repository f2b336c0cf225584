import type { SameTexts } from '../../translate.ts'
import type { share as base } from '../zh-CN/share.ts'

export const share = {
  title: 'Compartilhar drama',
  poster: 'Pôster',
  posterOf: 'Pôster de {title}',
  background: 'Fundo',
  backgroundNumber: 'Fundo {number}',
  link: 'Link',
  copyLink: 'Copiar link',
  savePoster: 'Salvar pôster',
  holdToSave: 'Mantenha o dedo no pôster para salvar',
  toChat: 'Enviar para uma conversa',
  toOthers: 'Outras formas',
  saved: 'Pôster salvo',
  sharedNot: 'Não foi possível compartilhar. Tente de novo.',
  drawing: 'Desenhando o pôster',
  drawFailed: 'Não foi possível desenhar o pôster',
  notShared: 'Este drama não pode ser compartilhado',
  notSharedHint: 'Ele pode ter sido retirado, ou o compartilhamento está desativado.',
  scan: 'Escaneie para assistir',
  freeUpTo: 'Grátis até o ep. {number}',
  freeAll: 'Todos os episódios grátis',
  episode: 'Episódio {number}',
} satisfies SameTexts<typeof base>
