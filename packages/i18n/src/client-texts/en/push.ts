import type { SameTexts } from '../../translate.ts'
import type { push as base } from '../zh-CN/push.ts'

export const push = {
  title: 'Notifications while the app is closed',
  hint: 'This device tells you of new messages and notices even when the page is closed',
  blocked: 'The browser blocks notifications. Allow them in its settings for this site',
  absent: 'This browser has no notifications. On an iPhone, add the app to the home screen first',
} satisfies SameTexts<typeof base>
