import { dayMs } from '@cliffhanger/contract/duration.ts'
import { describe, expect, it } from 'vitest'
import { exampleEvent } from '../testing/examples.ts'
import { periodWords } from './event-period.ts'

const nowMs = new Date(2026, 10, 28, 12).getTime()
const seconds = (ms: number) => ms / 1000
const words = (startMs: number, endMs: number) =>
  periodWords(
    { ...exampleEvent, start_time: seconds(startMs), end_time: seconds(endMs) },
    { language: 'en', nowMs },
    (key, ...values) => [key, ...Object.values(values[0] ?? {})].join(' '),
  )

describe('when an event goes', () => {
  it('is told in days where it begins and ends at midnight, without the year it is', () => {
    const start = new Date(2026, 10, 27).getTime()
    expect(words(start, new Date(2026, 11, 5).getTime())).toBe('rewards.period Nov 27 Dec 4')
    expect(words(start, start + dayMs)).toBe('Nov 27')
    expect(words(start, 0)).toBe('rewards.since Nov 27')
  })

  it('is told to the minute otherwise, and with the year where that is another one', () => {
    expect(words(new Date(2026, 10, 27, 7).getTime(), new Date(2026, 11, 5).getTime())).toBe(
      'rewards.period Nov 27, 7:00\u00A0AM Dec 5, 12:00\u00A0AM',
    )
    expect(words(new Date(2026, 11, 30).getTime(), new Date(2027, 0, 3).getTime())).toBe(
      'rewards.period Dec 30, 2026 Jan 2, 2027',
    )
  })
})
