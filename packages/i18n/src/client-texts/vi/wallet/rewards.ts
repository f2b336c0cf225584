import type { SameTexts } from '../../../translate.ts'
import type { rewards as base } from '../../zh-CN/wallet/rewards.ts'

export const rewards = {
  bonus: 'Thưởng',
  noTasks: 'Chưa có nhiệm vụ',
  noTasksHint: 'Nhiệm vụ và phần thưởng mới sẽ hiện ở đây.',
  events: 'Sự kiện',
  noEvents: 'Chưa có sự kiện',
  noEventsHint: 'Sự kiện sẽ hiện ở đây khi bắt đầu.',
  watchNow: 'Xem phim ngay',
} satisfies SameTexts<typeof base>
