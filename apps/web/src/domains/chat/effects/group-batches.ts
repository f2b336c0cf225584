import type { StatefulFrame } from '@cliffhanger/contract/event.ts'

/** Frames of groups are taken at most this often (S-47, C-12). */
export const batchMs = 200

/** What time is it, and when to come back. */
interface Timing {
  readonly nowMs: () => number
  readonly later: (action: () => void, ms: number) => unknown
}

/** S-47: what groups send is handled in batches, at most one in 200 ms; the first after a pause at once. All frames of a
 *  group wait together, since they are numbered in one row. */
export const createGroupBatches = (take: (frame: StatefulFrame) => void, { nowMs, later }: Timing) => {
  let waiting: StatefulFrame[] = []
  let lastMs = Number.NEGATIVE_INFINITY
  let isScheduled = false

  const flush = (): void => {
    const batch = waiting
    waiting = []
    isScheduled = false
    lastMs = nowMs()
    for (const frame of batch) take(frame)
  }

  return (frame: StatefulFrame): void => {
    waiting.push(frame)
    if (isScheduled) return
    const waitMs = lastMs + batchMs - nowMs()
    if (waitMs <= 0) return flush()
    isScheduled = true
    later(flush, waitMs)
  }
}
