import { draftCalls } from './drafts.ts'
import { editCalls } from './edits.ts'
import { chatFolderCalls } from './folders.ts'
import { favoriteCalls, groupMessageCalls } from './group-calls.ts'
import { linkCalls } from './links.ts'
import { pollCalls } from './polls.ts'
import { privateMessageCalls } from './private-calls.ts'
import { reactionCalls } from './reactions.ts'
import { reminderCalls } from './reminders.ts'
import { scheduledCalls } from './scheduled.ts'

export const chatCalls = {
  ...privateMessageCalls,
  ...groupMessageCalls,
  ...favoriteCalls,
  ...reactionCalls,
  ...editCalls,
  ...draftCalls,
  ...pollCalls,
  ...linkCalls,
  ...scheduledCalls,
  ...chatFolderCalls,
  ...reminderCalls,
} as const
