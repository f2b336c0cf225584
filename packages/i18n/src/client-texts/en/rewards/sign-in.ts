import type { SameTexts } from '../../../translate.ts'
import type { signIn as base } from '../../zh-CN/rewards/sign-in.ts'

export const signIn = {
  title: 'Daily check-in',
  checkIn: 'Check in',
  checkInFor: 'Check in · {reward}',
  done: 'Checked in today',
  streak: { one: '{count}-day streak', other: '{count}-day streak' },
  noStreak: 'Start your streak today',
  day: 'Day {day}',
  today: 'Today',
  steps: '7-day rewards',
  collected: 'Collected',
  tomorrow: 'Tomorrow: {reward}',
  restarts: 'Miss a day and your streak starts over.',
  calendar: 'Check-in calendar',
  thisMonth: { one: '{count} check-in this month', other: '{count} check-ins this month' },
  total: { one: '{count} check-in total', other: '{count} check-ins total' },
  dayDone: '{day}: checked in',
  dayToday: '{day}: today',
  success: 'Checked in!',
  fullStreak: 'Seven days in a row!',
  useBy: 'Use it by {date}',
  elsewhere: "You've already checked in on another device",
  great: 'Great',
  unsure: "No response yet. Check in again; you'll get the reward only once.",
} satisfies SameTexts<typeof base>
