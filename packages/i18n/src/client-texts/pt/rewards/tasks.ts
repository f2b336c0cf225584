import type { SameTexts } from '../../../translate.ts'
import type { tasks as base } from '../../zh-CN/rewards/tasks.ts'

export const tasks = {
  title: 'Tarefas',
  daily: 'Diárias',
  beginner: 'Primeiros passos',
  watch: 'Assista e ganhe',
  go: 'Ir',
  goTo: 'Ir: {task}',
  claim: 'Pegar',
  claimTask: 'Pegar: {task}',
  received: 'Feita',
  all: 'Todas as tarefas',
  progress: '{done}/{target}',
  minutes: '{done}/{target} min',
  progressOf: 'Progresso: {task}',
  groupDone: '{done} de {total} feitas',
  credited: 'Estas recompensas caem sozinhas assim que você termina.',
  endsToday: 'Toque em Pegar para receber estas recompensas no mesmo dia. O que sobrar às {time} se perde.',
  got: 'Você ganhou {reward}',
  unsure: 'Sem resposta ainda. Pegue de novo; a recompensa só vem uma vez.',
} satisfies SameTexts<typeof base>
