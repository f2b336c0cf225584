import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { EventData, StatefulFrame } from '@cliffhanger/contract/event.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { contentMentions } from '@cliffhanger/rules/chat/content.ts'
import * as z from 'zod/mini'
import { voidFrame } from '../../../platform/realtime/void-frame.ts'
import type { MessageRow } from '../queries/messages.ts'

type Edited = EventData<typeof chatEvents.edited>

/** Where the edited message stands; what its event is stored with. What the message says is not part of it: it is read from the message,
 *  so that nothing is left of one that is unsent. */
const editedPlace = z.omit(chatEvents.edited.data, { content_text: true, edit_time: true, at_ids: true })
export type EditedPlace = z.output<typeof editedPlace>

/** The data of the event as its readers see it: what the message says now, also where it was edited again since. */
export const editedData = (place: EditedPlace, row: Pick<MessageRow, 'content_text' | 'edited_ms'>): Edited => ({
  ...place,
  content_text: row.content_text,
  edit_time: toSeconds(row.edited_ms ?? 0),
  at_ids: contentMentions(row.content_text),
})

/** The event as it is pulled: the reader has `row` before them, or nothing where it is gone or not for them. */
export const asEdited = (
  frame: StatefulFrame,
  row: Pick<MessageRow, 'content_text' | 'edited_ms'> | undefined,
): StatefulFrame => (row ? { ...frame, data: editedData(editedPlace.parse(frame.data), row) } : voidFrame(frame))

/** Which message an event tells to be edited; undefined where it tells anything else. */
export const editedIn = ({ action, data }: Pick<StatefulFrame, 'action' | 'data'>): number | undefined =>
  action === chatEvents.edited.action ? editedPlace.parse(data).msg_id : undefined
