import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { effect, type StreamEffect } from '../../../platform/storage/stream-effects.ts'
import { changeGroup, storeReviewWaits } from '../conversations/groups-store.ts'
import { pinnedIn, unpinnedIn } from '../conversations/pins.ts'

/** S-48: approved or rejected; one message less waits for whoever reviews. */
const reviewed = effect(chatEvents.reviewed, async ({ database }, { msg_id, req_status, target_id }) => {
  const message = await database.messages.get(msg_id)
  const wasWaiting = message?.is_review === reviewStates.waiting
  await database.messages.update(msg_id, { is_review: req_status })
  if (wasWaiting)
    await changeGroup(database, target_id, ({ review_waits }) => ({ review_waits: Math.max(0, review_waits - 1) }))
})

/** S-72, S-124. */
const pinned = effect(chatEvents.pinned, ({ database }, { target_id, message }) =>
  changeGroup(database, target_id, (group) => pinnedIn(group, message)),
)

const unpinned = effect(chatEvents.unpinned, ({ database }, { target_id, msg_id }) =>
  changeGroup(database, target_id, (group) => unpinnedIn(group, [msg_id])),
)

/** Review and pins of groups. */
export const reviewEffects: readonly StreamEffect[] = [reviewed, pinned, unpinned]

/** How many messages of a group wait for my review: told with every change, and to a device that connects later. */
export const handleReviewWait = async (database: LocalDatabase, frame: TransientFrame): Promise<void> => {
  if (frame.action !== chatEvents.reviewWaits.action) return
  const waits = chatEvents.reviewWaits.data.safeParse(frame.data).data
  if (waits) await database.write(() => storeReviewWaits(database, waits.target_id, waits.total))
}
