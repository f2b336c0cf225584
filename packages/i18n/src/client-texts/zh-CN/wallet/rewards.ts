/** Bonus and events. */
export const rewards = {
  bonus: '福利',
  noTasks: '暂无任务',
  noTasksHint: '新的任务和奖励会出现在这里。',
  events: '活动',
  noEvents: '暂无活动',
  noEventsHint: '精彩活动开始时会出现在这里。',
  watchNow: '去看剧',
} as const
