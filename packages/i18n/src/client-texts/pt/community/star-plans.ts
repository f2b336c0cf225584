import type { SameTexts } from '../../../translate.ts'
import type { starPlans as base } from '../../zh-CN/community/star-plans.ts'

export const starPlans = {
  title: 'Pacotes de promotor',
  mine: 'Meu pacote',
  none: 'Nenhum pacote de promotor ainda',
  noneHint: 'Os pacotes são ferramentas para quem convida amigos.',
  until: 'Até {date}',
  from: 'Começa em {date}',
  ended: 'Terminou em {date}',
  running: 'Ativo',
  gives: 'Inclui',
  badge: 'Um selo de promotor ao lado do seu nome',
  posters: 'Mais modelos de pôster de convite',
  statistics: 'Estatísticas da equipe',
  earnsNothing:
    'Comprar um pacote não paga comissão a ninguém e não rende nada a você. Ele nunca aumenta suas taxas. Você recebe apenas os serviços acima.',
  onSale: 'Pacotes',
  noPlans: 'Nenhum pacote disponível',
  noPlansHint: 'Volte mais tarde.',
  extends: 'O novo período começa quando o pacote atual terminar.',
  package: 'Pacote',
  paid: 'Seu pacote está ativo!',
  history: 'Pacotes comprados',
  orders: 'Pedidos de pacotes',
  order: 'Pedido de pacote',
  noOrders: 'Nenhum pedido de pacote ainda',
  closed: 'Os pacotes de promotor não estão à venda aqui no momento. Os que você comprou continuam ativos.',
  starBadge: 'Promotor',
} satisfies SameTexts<typeof base>
