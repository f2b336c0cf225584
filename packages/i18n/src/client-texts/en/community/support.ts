import type { SameTexts } from '../../../translate.ts'
import type { support as base } from '../../zh-CN/community/support.ts'

export const support = {
  here: 'Online now',
  waiting: { one: "You're next in line", other: "You're number {count} in line" },
  assigned: 'An agent is helping you',
  away: 'Away right now',
  opensToday: 'Back at {time}',
  opens: 'Back {time}',
  closed: 'This conversation was closed',
  rate: 'How did we do?',
  words: 'Anything to add? (optional)',
  send: 'Send feedback',
  thanks: 'Thanks for your feedback',
} satisfies SameTexts<typeof base>
