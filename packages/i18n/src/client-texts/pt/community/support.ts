import type { SameTexts } from '../../../translate.ts'
import type { support as base } from '../../zh-CN/community/support.ts'

export const support = {
  here: 'Online agora',
  waiting: { one: 'Você é o próximo da fila', other: 'Você é o número {count} na fila' },
  assigned: 'Um atendente está ajudando você',
  away: 'Fora do horário',
  opensToday: 'De volta às {time}',
  opens: 'De volta em {time}',
  closed: 'Esta conversa foi encerrada',
  rate: 'Como foi o atendimento?',
  words: 'Quer acrescentar algo? (opcional)',
  send: 'Enviar avaliação',
  thanks: 'Obrigado pela avaliação',
} satisfies SameTexts<typeof base>
