import type { SameTexts } from '../../translate.ts'
import type { welcome as base } from '../zh-CN/welcome.ts'

export const welcome = {
  title: 'Welcome to {site}!',
  text: "You're all set. Your first episode is one tap away.",
  start: 'Start watching',
  tasteTitle: 'What do you like to watch?',
  tasteCount: '{count} of {most}',
  tasteHint: "Pick up to 3 and we'll find your first drama.",
} satisfies SameTexts<typeof base>
