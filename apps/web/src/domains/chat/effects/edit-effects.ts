import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { effect, type StreamEffect } from '../../../platform/storage/stream-effects.ts'
import { applyEdit } from '../messages/edit-message.ts'

/** S-116. A message that is not here comes with what it says now. */
const edited = effect(chatEvents.edited, ({ database }, { msg_id, content_text, edit_time }) =>
  applyEdit(database, { msg_id, content_text, edit_time }),
)

/** Messages whose text is changed. */
export const editEffects: readonly StreamEffect[] = [edited]
