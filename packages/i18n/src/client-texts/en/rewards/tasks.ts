import type { SameTexts } from '../../../translate.ts'
import type { tasks as base } from '../../zh-CN/rewards/tasks.ts'

export const tasks = {
  title: 'Tasks',
  daily: 'Daily',
  beginner: 'Getting started',
  watch: 'Watch and earn',
  go: 'Go',
  goTo: 'Go: {task}',
  claim: 'Claim',
  claimTask: 'Claim: {task}',
  received: 'Done',
  all: 'All tasks',
  progress: '{done}/{target}',
  minutes: '{done}/{target} min',
  progressOf: 'Progress: {task}',
  groupDone: '{done} of {total} done',
  credited: 'These rewards arrive automatically as soon as you finish.',
  endsToday: 'Tap Claim to get these rewards the same day. Unclaimed ones expire at {time}.',
  got: 'You got {reward}',
  unsure: "No response yet. Claim again; you'll get it only once.",
} satisfies SameTexts<typeof base>
