import type { SameTexts } from '../../translate.ts'
import type { rewards as base } from '../zh-CN/rewards.ts'

export const rewards = {
  bonus: 'Bônus',
  noTasks: 'Nenhuma tarefa',
  noTasksHint: 'Novas tarefas e recompensas aparecem aqui.',
  events: 'Eventos',
  noEvents: 'Nenhum evento',
  noEventsHint: 'Os eventos aparecem aqui assim que começarem.',
  watchNow: 'Assistir a um drama',
} satisfies SameTexts<typeof base>
