import type { SameTexts } from '../../translate.ts'
import type { support as base } from '../zh-CN/support.ts'

export const support = {
  account: 'Conta',
  desk: 'Configurações do suporte',
  deskHint: 'Edite na configuração.',
  toSettings: 'Abrir configuração',
  link: 'Página de suporte',
  hours: 'Horário',
  online: 'On-line',
  offline: 'Off-line',
  presence: 'Situação',
  assigned: 'Membros atribuídos',
  appoint: 'Adicionar conta de suporte',
  appointHint: 'Digite o ID de um membro. Membros atribuídos podem falar com esta conta sem serem amigos.',
  dismiss: 'Remover',
  dismissTitle: 'Remover {name} do suporte',
  dismissHint: 'Os membros atribuídos recebem outra conta na próxima vez que pedirem ajuda.',
} satisfies SameTexts<typeof base>
