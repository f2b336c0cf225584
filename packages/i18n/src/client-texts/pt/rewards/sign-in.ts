import type { SameTexts } from '../../../translate.ts'
import type { signIn as base } from '../../zh-CN/rewards/sign-in.ts'

export const signIn = {
  title: 'Check-in diário',
  checkIn: 'Fazer check-in',
  checkInFor: 'Check-in · {reward}',
  done: 'Check-in feito hoje',
  streak: { one: 'Sequência de {count} dia', other: 'Sequência de {count} dias' },
  noStreak: 'Comece sua sequência hoje',
  day: 'Dia {day}',
  today: 'Hoje',
  steps: 'Recompensas dos 7 dias',
  collected: 'Recebida',
  tomorrow: 'Amanhã: {reward}',
  restarts: 'Se perder um dia, a sequência recomeça.',
  calendar: 'Calendário de check-ins',
  thisMonth: { one: '{count} check-in neste mês', other: '{count} check-ins neste mês' },
  total: { one: '{count} check-in no total', other: '{count} check-ins no total' },
  dayDone: '{day}: check-in feito',
  dayToday: '{day}: hoje',
  success: 'Check-in feito!',
  fullStreak: 'Sete dias seguidos!',
  useBy: 'Use até {date}',
  elsewhere: 'Você já fez check-in em outro aparelho',
  great: 'Ótimo',
  unsure: 'Sem resposta ainda. Faça check-in de novo; a recompensa só vem uma vez.',
} satisfies SameTexts<typeof base>
