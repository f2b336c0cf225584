import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { conversationClosed, conversationOpened } from '@cliffhanger/contract/sync/events.ts'
import type { CursorChanges } from './sync-store.ts'

/** Cursors after a run of events of one stream. Coming and going moves those of other streams (socket.md 3.4): conv_added
 *  sets the conversation's to its seq less one, conv_removed and group_dissolved forget it. */
export const cursorChanges = (
  run: readonly StatefulFrame[],
  cursorOf: (stream: string) => number | undefined,
): CursorChanges => {
  const cursors = new Map<string, number | undefined>()
  for (const { action, stream, seq, data } of run) {
    cursors.set(stream, seq)
    if (action === 'group_dissolved') cursors.set(stream, undefined)
    const closed = action === 'conv_removed' ? conversationClosed.safeParse(data).data : undefined
    if (closed) cursors.set(closed.conversation_id, undefined)
    const opened = action === 'conv_added' ? conversationOpened.safeParse(data).data : undefined
    if (opened) {
      const id = opened.conversation_id
      const known = cursors.has(id) ? cursors.get(id) : cursorOf(id)
      cursors.set(id, Math.max(known ?? 0, opened.seq - 1))
    }
  }
  return cursors
}
