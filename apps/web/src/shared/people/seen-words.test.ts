import { dayMs, hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import type { SeenState } from '@cliffhanger/contract/friends/schemas.ts'
import { expect, it } from 'vitest'
import type { Translate } from '../../platform/texts.ts'
import { seenWords } from './seen-words.ts'

const nowMs = new Date(2026, 4, 20, 15, 0).getTime()
/** The key of the text with what it says. */
const keyed: Translate = (key, ...[values]) => `${key} ${values ? Object.values(values).join() : ''}`
const words = (last_seen: SeenState, ms = 0): string =>
  seenWords({ last_seen, last_time: ms / 1000 }, nowMs, keyed, 'en')

it.each([
  [0, 'friends.seenJustNow '],
  // The clock of the server goes before that of the device.
  [-minuteMs, 'friends.seenJustNow '],
  [5 * minuteMs, 'friends.seenMinutesAgo 5'],
  [59 * minuteMs, 'friends.seenMinutesAgo 59'],
  [2 * hourMs, 'friends.seenToday 1:00\u00a0PM'],
  [16 * hourMs, 'friends.seenYesterday 11:00\u00a0PM'],
  [40 * hourMs, 'friends.seenOn May 18'],
  [400 * dayMs, 'friends.seenOn Apr 15, 2025'],
])('S-118: %i ms ago is "%s"', (agoMs, expected) => {
  expect(words('exact', nowMs - agoMs)).toBe(expected)
})

it.each([
  ['', ''],
  ['online', 'friends.online '],
  ['recently', 'friends.seenRecently '],
  ['week', 'friends.seenWithinWeek '],
  ['long', 'friends.seenLongAgo '],
] as const)('S-118: "%s" is "%s"', (state, expected) => {
  expect(words(state)).toBe(expected)
})
