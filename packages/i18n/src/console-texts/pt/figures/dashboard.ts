import type { SameTexts } from '../../../translate.ts'
import type { dashboard as base } from '../../zh-CN/figures/dashboard.ts'

export const dashboard = {
  waitingTitle: 'Aguardando você',
  platformTitle: 'Plataforma',
  transcoding: 'Vídeos em processamento',
  failed: 'Vídeos com falha',
  unlisted: 'Publicados, aguardando vídeos',
  reports: 'Novas denúncias',
  reviews: 'Mensagens para revisar',
  realNames: 'Identidades a verificar',
  mallOrders: 'Pedidos a enviar',
  crowdObligations: 'Financiamentos a resolver',
  starPosts: 'Postagens a revisar',
  agentApplications: 'Candidaturas a um nível',
  changes: 'Pedidos a aprovar',
  codes: 'Códigos ativos na saída',
  recentActs: 'Atividade recente',
  all: 'Ver tudo',
  waitingOf: '{count} aguardando',
} satisfies SameTexts<typeof base>
