import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { voidAction } from '@cliffhanger/contract/sync/events.ts'

/** What stands at the seq of an event its reader may not see (socket.md 3.2). */
export const voidFrame = ({ stream, seq, ts }: Omit<StatefulFrame, 'action' | 'data'>): StatefulFrame => ({
  action: voidAction,
  stream,
  seq,
  ts,
  data: {},
})
