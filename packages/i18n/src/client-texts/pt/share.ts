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
  holdToSave: 'Toque e segure o pôster para salvar',
  toChat: 'Enviar para uma conversa',
  toOthers: 'Mais opções',
  saved: 'Pôster salvo',
  sharedNot: 'Não deu para compartilhar. Tente de novo.',
  drawing: 'Criando o pôster…',
  drawFailed: 'Não deu para criar o pôster',
  notShared: 'Este drama não pode ser compartilhado',
  notSharedHint: 'Ele pode ter saído do ar, ou o compartilhamento está desativado.',
  scan: 'Escaneie para assistir',
  freeUpTo: 'Grátis até o ep. {number}',
  freeAll: 'Todos os episódios grátis',
  episode: 'Episódio {number}',
} satisfies SameTexts<typeof base>
