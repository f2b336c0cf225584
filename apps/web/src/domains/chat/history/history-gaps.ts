import type { Gap } from '../storage/rows.ts'

/** Where the history of a conversation has holes on this device, from old to new. */
export type Gaps = readonly Gap[]

/** The device holds every message with low <= msg_id <= high; `high` may be infinite. */
export const fillRange = (gaps: Gaps, low: number, high: number): Gaps =>
  gaps.flatMap((gap) => {
    if (high <= gap.after || low >= gap.before) return [gap]
    const rest = [
      { after: gap.after, before: low },
      { after: high, before: gap.before },
    ]
    return rest.filter(({ after, before }) => before - after > 1)
  })

/** What was stored from `before` on is gone, and messages between `after` and it may be missing. */
export const cutAt = (gaps: Gaps, after: number, before: number): Gaps => [
  ...gaps.filter((gap) => gap.before <= after),
  { after, before },
]

/** The messages that hang together with this one end below and above here: no message between the two is missing. */
export const stretchAround = (gaps: Gaps, messageId: number): { readonly from: number; readonly to: number } => ({
  from: Math.max(0, ...gaps.filter(({ before }) => before <= messageId).map(({ before }) => before)),
  to: Math.min(Number.MAX_SAFE_INTEGER, ...gaps.filter(({ after }) => after >= messageId).map(({ after }) => after)),
})

/** Whether the message may be missing here. */
export const isInGap = (gaps: Gaps, messageId: number): boolean =>
  gaps.some(({ after, before }) => after < messageId && messageId < before)

/** The hole right below a stretch that begins with `from`, if there is one. */
export const gapBelow = (gaps: Gaps, from: number): Gap | undefined => gaps.findLast(({ before }) => before <= from)

/** The hole right above a stretch that ends with `to`, if there is one. */
export const gapAbove = (gaps: Gaps, to: number): Gap | undefined => gaps.find(({ after }) => after >= to)
