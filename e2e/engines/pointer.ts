import { type Found, named, type Target } from './find.ts'
import type { Surface } from './surface.ts'
import { untilRight } from './wait.ts'

/** A finger, or a mouse where the engine has no finger. */
export interface Pointer {
  readonly tap: (target: Target) => Promise<void>
  readonly drag: (from: readonly [number, number], to: readonly [number, number]) => Promise<void>
  /** Holds a target until what happens meanwhile is over. */
  readonly hold: (target: Target, meanwhile: () => Promise<void>) => Promise<void>
}

/** A pointer that presses a target once nothing covers it and it stands still. */
export function createPointer(surface: Surface, find: (target: Target) => Promise<Found | null>): Pointer {
  const placeOf = async (target: Target) => {
    let before: Found | null = null
    const isReady = (now: Found | null): boolean => {
      const isStill = now !== null && before !== null && Math.hypot(now.x - before.x, now.y - before.y) < 1
      before = now
      return isStill && now?.blocker === ''
    }
    const what = `${surface.engine}: ${named(target)} can be pressed`
    const { x, y } = (await untilRight(what, () => find(target), isReady)) as Found
    return { type: 'pointerMove', x: Math.round(x), y: Math.round(y) } as const
  }
  return {
    tap: async (target) => {
      const place = await placeOf(target)
      await surface.point([place, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }], 'mouse')
    },
    drag: async ([x, y], [toX, toY]) => {
      const [middleX, middleY] = [Math.round((x + toX) / 2), Math.round((y + toY) / 2)]
      await surface.point(
        [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerMove', x: middleX, y: middleY, duration: 60 },
          { type: 'pointerMove', x: toX, y: toY, duration: 60 },
          { type: 'pointerUp', button: 0 },
        ],
        'mouse',
      )
    },
    hold: async (target, meanwhile) => {
      const place = await placeOf(target)
      await surface.point([place, { type: 'pointerDown', button: 0 }], 'mouse')
      await meanwhile()
      await surface.point([{ type: 'pointerUp', button: 0 }], 'mouse')
    },
  }
}
