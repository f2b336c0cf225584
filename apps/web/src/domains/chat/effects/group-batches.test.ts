import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { createGroupBatches } from './group-batches.ts'

const frame = (seq: number): StatefulFrame => ({ action: 'group_msg', stream: 'g_1', seq, ts: 0, data: {} })

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('S-47: takes the first message at once and the others in batches 200 ms apart, in order', () => {
  const batches: number[][] = []
  let takenAtMs = -1
  const take = createGroupBatches(
    ({ seq }) => {
      if (takenAtMs !== Date.now()) batches.push([])
      takenAtMs = Date.now()
      batches.at(-1)?.push(seq)
    },
    { nowMs: Date.now, later: setTimeout },
  )
  const start = Date.now()
  for (let seq = 1; seq <= 8; seq++) {
    take(frame(seq))
    vi.advanceTimersByTime(60)
  }
  vi.advanceTimersByTime(200)
  expect(batches).toEqual([[1], [2, 3, 4], [5, 6, 7], [8]])
  expect(takenAtMs - start).toBe(600)
})
