import type { SameTexts } from '../../translate.ts'
import type { push as base } from '../zh-CN/push.ts'

export const push = {
  title: 'Push notifications',
  hint: 'Get messages and notices on this device, even when the app is closed',
  blocked: "Notifications are blocked. Allow them in your browser's site settings.",
  absent: "This browser doesn't support notifications. On iPhone, add the app to your home screen first.",
} satisfies SameTexts<typeof base>
