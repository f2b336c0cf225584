import type { SameTexts } from '../../translate.ts'
import type { rewards as base } from '../zh-CN/rewards.ts'

export const rewards = {
  bonus: 'Bonus',
  noTasks: 'No tasks',
  noTasksHint: 'New tasks and rewards appear here.',
  events: 'Events',
  noEvents: 'No events',
  noEventsHint: 'Events appear here as soon as they begin.',
  watchNow: 'Watch a drama',
} satisfies SameTexts<typeof base>
