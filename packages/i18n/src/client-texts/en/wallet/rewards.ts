import type { SameTexts } from '../../../translate.ts'
import type { rewards as base } from '../../zh-CN/wallet/rewards.ts'

export const rewards = {
  bonus: 'Bonus',
  noTasks: 'No tasks yet',
  noTasksHint: 'New tasks and rewards will show up here.',
  events: 'Events',
  noEvents: 'No events yet',
  noEventsHint: 'Events will show up here once they start.',
  watchNow: 'Watch a drama',
} satisfies SameTexts<typeof base>
