import { afterEach, expect, it, vi } from 'vitest'
import { vibrate } from './haptics.ts'

const touched = (hasBeenActive: boolean) =>
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive, isActive: hasBeenActive })

afterEach(() => vi.restoreAllMocks())

it('a device is felt once the page was touched, and each kind has a pattern of its own', () => {
  const felt = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
  touched(false)
  vibrate('success')
  expect(felt).not.toHaveBeenCalled()
  touched(true)
  for (const kind of ['select', 'act', 'success', 'refusal'] as const) vibrate(kind)
  const patterns = felt.mock.calls.map(([pattern]) => JSON.stringify(pattern))
  expect(new Set(patterns).size).toBe(4)
})

it('a device that cannot vibrate does nothing', () => {
  touched(true)
  const { vibrate: device } = navigator
  Object.defineProperty(navigator, 'vibrate', { value: undefined, configurable: true })
  expect(() => vibrate('act')).not.toThrow()
  Object.defineProperty(navigator, 'vibrate', { value: device, configurable: true })
})
