import type { SameTexts } from '../../translate.ts'
import type { scheduled as base } from '../zh-CN/scheduled.ts'

export const scheduled = {
  schedule: 'Agendar',
  hint: 'A mensagem é enviada na hora escolhida, mesmo se você estiver offline.',
  inAnHour: 'Em uma hora',
  thisEvening: 'Hoje à noite',
  tomorrowMorning: 'Amanhã de manhã',
  tomorrowEvening: 'Amanhã à noite',
  otherTime: 'Data e hora',
  pastTime: 'Escolha um horário no futuro',
  tooFar: 'Escolha uma data dentro de um ano',
  confirm: 'Agendar para {time}',
  done: 'Agendada para {time}',
  title: 'Mensagens agendadas',
  count: { one: '{count} mensagem agendada', other: '{count} mensagens agendadas' },
  none: 'Nenhuma mensagem agendada',
  sendNow: 'Enviar agora',
  edit: 'Editar texto',
  editCaption: 'Editar legenda',
  changeTime: 'Mudar horário',
  remove: 'Apagar',
  notSent: 'Não enviada: {reason}',
  message: 'Mensagem',
} satisfies SameTexts<typeof base>
