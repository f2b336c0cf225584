import { draftSaved } from '@cliffhanger/contract/chat/drafts.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { remindersChanged } from '@cliffhanger/contract/chat/reminders.ts'
import { scheduledChanged } from '@cliffhanger/contract/chat/scheduled.ts'
import { typing } from '@cliffhanger/contract/chat/typing.ts'
import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import { onlineStatus } from '@cliffhanger/contract/friends/events.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { joinWaits } from '@cliffhanger/contract/groups/join-links.ts'
import { pushCard } from '@cliffhanger/contract/notices/events.ts'
import { supportCaseChanged } from '@cliffhanger/contract/support/calls.ts'
import { messageTranslated } from '@cliffhanger/contract/translation/events.ts'
import { handleDraft } from '../domains/chat/conversations/drafts/draft-sync.ts'
import { handleReceipt } from '../domains/chat/conversations/read-marks.ts'
import { handleTyping } from '../domains/chat/conversations/typing.ts'
import { handleReviewWait } from '../domains/chat/effects/review-effects.ts'
import { handleTranslation } from '../domains/chat/effects/translation-effects.ts'
import { handlePushCard } from '../domains/chat/messages/incoming.ts'
import { refreshReminders } from '../domains/chat/reminders/use-reminders.ts'
import { refreshScheduled } from '../domains/chat/scheduled/use-scheduled.ts'
import { refreshSupportCase } from '../domains/chat/support/use-support-case.ts'
import { handleOnlineStatus } from '../domains/friends/online.ts'
import { forgetAnswers } from '../platform/server/optimistic.ts'
import { recordError } from '../platform/server/request-log.ts'
import type { LocalDatabase } from '../platform/storage/local-database.ts'
import { handleGroupOnline } from '../shared/online/group-watch.ts'

type Handle = (database: LocalDatabase, frame: TransientFrame) => Promise<void>

/** What frames do here that may be lost, by their action. */
export const transientEffects: ReadonlyMap<string, Handle> = new Map<string, Handle>([
  // That a message arrived is no status of it (socket.md section 5).
  [chatEvents.received.action, async () => {}],
  [chatEvents.read.action, (database, frame) => handleReceipt(database, frame, database.userId)],
  [chatEvents.reviewWaits.action, handleReviewWait],
  [onlineStatus.action, handleOnlineStatus],
  [joinWaits.action, () => forgetAnswers(groupsCalls.listJoinRequests)],
  [groupEvents.online.action, async (_database, frame) => handleGroupOnline(frame)],
  [messageTranslated.action, handleTranslation],
  [draftSaved.action, handleDraft],
  [scheduledChanged.action, refreshScheduled],
  [remindersChanged.action, refreshReminders],
  [supportCaseChanged.action, refreshSupportCase],
  [typing.action, async (_database, frame) => handleTyping(frame)],
  [pushCard.action, async (_database, frame) => handlePushCard(frame)],
])

/** An action of a newer server does nothing. */
export const handleTransient = (database: LocalDatabase, frame: TransientFrame): void => {
  transientEffects.get(frame.action)?.(database, frame).catch(recordError)
}
