import type { SameTexts } from '../../../translate.ts'
import type { rewards as base } from '../../zh-CN/wallet/rewards.ts'

export const rewards = {
  bonus: 'Bônus',
  noTasks: 'Nenhuma tarefa ainda',
  noTasksHint: 'Novas tarefas e recompensas vão aparecer aqui.',
  events: 'Eventos',
  noEvents: 'Nenhum evento ainda',
  noEventsHint: 'Os eventos vão aparecer aqui quando começarem.',
  watchNow: 'Assistir a um drama',
} satisfies SameTexts<typeof base>
