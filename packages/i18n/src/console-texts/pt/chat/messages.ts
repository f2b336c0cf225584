import type { SameTexts } from '../../../translate.ts'
import type { messages as base } from '../../zh-CN/chat/messages.ts'

export const messages = {
  reviews: 'Revisão de mensagens',
  message: 'Mensagem',
  sender: 'Remetente',
  sent: 'Enviada em',
  approve: 'Aprovar',
  reject: 'Recusar',
  rejectTitle: 'Recusar esta mensagem',
  rejectHint: 'Só quem enviou, o dono e os admins continuam vendo.',
  defaultOnly: 'Mensagens aguardando revisão em grupos padrão, das mais antigas às mais novas.',
  picture: 'Imagem',
  video: 'Vídeo',
  loop: 'GIF',
  voice: 'Mensagem de voz',
  card: 'Contato de {name} ({number})',
  transfer: 'Transferência de {amount} {coin}',
  poll: 'Enquete: {question}',
  pollRight: '{option} (resposta certa)',
  sticker: 'Figurinha {emoji}',
  unreadable: 'Não é possível mostrar esta mensagem',
  fileGone: 'Arquivo não está mais disponível',
} satisfies SameTexts<typeof base>
