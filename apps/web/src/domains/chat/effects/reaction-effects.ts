import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { reactionsAfter } from '@cliffhanger/rules/chat/reactions.ts'
import { effect, type StreamEffect } from '../../../platform/storage/stream-effects.ts'

/** S-115. A message that is not here comes with what stands at it. */
const reacted = effect(chatEvents.reacted, async ({ database, myId }, data) => {
  const message = await database.messages.get(data.msg_id)
  if (!message) return
  await database.messages.update(data.msg_id, { reactions: reactionsAfter(message.reactions, data, myId) })
})

/** What members react with to messages. */
export const reactionEffects: readonly StreamEffect[] = [reacted]
