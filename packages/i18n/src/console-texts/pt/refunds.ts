import type { SameTexts } from '../../translate.ts'
import type { refunds as base } from '../zh-CN/refunds.ts'

export const refunds = {
  title: 'Desbloqueios com falha',
  hint: 'Desbloqueios que os membros dizem que não tocaram. Cada membro tem cinco reembolsos automáticos por mês. Você decide o resto.',
  waiting: 'Aguardando',
  refunded: 'Reembolsado',
  refused: 'Negado',
  episode: 'Episódio',
  gold: 'Ouro',
  playError: 'Erro do player',
  watched: 'Segundos assistidos',
  refunds: 'Reembolsos em 30 dias',
  unlocked: 'Desbloqueado em',
  byItself: 'Automático',
  refund: 'Reembolsar',
  refundTitle: 'Reembolsar {amount} de Ouro a {name}',
  refundHint: 'O Ouro volta para de onde veio, o episódio é bloqueado de novo e o membro é avisado.',
  refuse: 'Negar',
  refuseTitle: 'Negar o reembolso de {name}',
  refuseHint: 'O episódio continua desbloqueado. O membro é avisado e vê o motivo.',
} satisfies SameTexts<typeof base>
