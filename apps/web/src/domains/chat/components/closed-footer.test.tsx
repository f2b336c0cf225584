import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { ClosedFooter } from './closed-footer.tsx'

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['by its time alone, where that is today', 0, "You're muted in this group until 5:30 PM"],
  ['by its day as well, where that is later', dayMs, "You're muted in this group until Nov 16, 5:30 PM"],
])('S-122: says when a mute ends, %s', async (_case, later, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 10, 15, 9, 0) })
  const until = new Date(2027, 10, 15, 17, 30).getTime() + later
  await draw(<ClosedFooter reason="youAreMuted" untilSeconds={until / 1000} />)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})
