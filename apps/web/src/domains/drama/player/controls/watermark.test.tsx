import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { exampleUser } from '../../../../testing/examples.ts'
import { Watermark } from './watermark.tsx'

afterEach(() => void vi.useRealTimers())

it('shows the number of the member at one place after the other, without an animation', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await draw(<Watermark />)
  const mark = page.getByText(exampleUser.user_no)
  await expect.element(mark).toBeInTheDocument()
  const placeAfter = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return expect.poll(() => (mark.element() as HTMLElement).style.left)
  }
  await placeAfter(0).toBe('12%')
  await placeAfter(24_000).toBe('66%')
  await placeAfter(72_000).toBe('12%')
  expect(document.getAnimations()).toEqual([])
})
