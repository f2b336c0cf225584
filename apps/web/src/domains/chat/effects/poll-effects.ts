import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { effect, type StreamEffect } from '../../../platform/storage/stream-effects.ts'

/** S-125. A poll that is not here comes with how it stands. */
const changed = effect(chatEvents.pollChanged, async ({ database }, { msg_id, poll }) => {
  await database.messages.update(msg_id, { poll })
})

/** Votes in polls, and their end. */
export const pollEffects: readonly StreamEffect[] = [changed]
