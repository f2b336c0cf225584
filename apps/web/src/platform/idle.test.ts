import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A visit of its own: what was drawn and touched is known to the module. */
const open = () => import('./idle.ts')
const listeners = new Map<string, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  listeners.clear()
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for the first screen, and not longer than that takes at most', async () => {
  const idle = await open()
  const [first, second] = [vi.fn(), vi.fn()]
  idle.whenIdle(first)
  await vi.advanceTimersByTimeAsync(1000)
  expect(first).not.toHaveBeenCalled()
  idle.markFirstScreenDrawn()
  await vi.advanceTimersByTimeAsync(400)
  expect(first).toHaveBeenCalledOnce()
  idle.whenIdle(second)
  await vi.advanceTimersByTimeAsync(400)
  expect(second).toHaveBeenCalledOnce()
})

it('lets a newcomer look for a while: only what they see next comes at once', async () => {
  const idle = await open()
  const [later, soon] = [vi.fn(), vi.fn()]
  idle.letNewcomerLook()
  idle.markFirstScreenDrawn()
  idle.whenIdle(later)
  idle.whenDrawn(soon)
  await vi.advanceTimersByTimeAsync(5000)
  expect(soon).toHaveBeenCalledOnce()
  expect(later).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(later).toHaveBeenCalledOnce()
})

it.each(['pointerdown', 'keydown', 'wheel', 'scroll'])(
  'goes on once a newcomer touches something: %s',
  async (type) => {
    const idle = await open()
    const [later, takenBack] = [vi.fn(), vi.fn()]
    idle.letNewcomerLook()
    idle.markFirstScreenDrawn()
    idle.whenIdle(later)
    idle.whenIdle(takenBack)()
    await vi.advanceTimersByTimeAsync(1000)
    expect(later).not.toHaveBeenCalled()
    listeners.get(type)?.()
    await vi.advanceTimersByTimeAsync(400)
    expect(later).toHaveBeenCalledOnce()
    expect(takenBack).not.toHaveBeenCalled()
  },
)
