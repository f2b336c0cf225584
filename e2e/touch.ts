import type { CDPSession, Locator, Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** A finger on a page: real touch events of the browser, with everything it makes of them (clicks, long presses, scrolling). */
export interface Finger {
  /** Touches the middle of what is shown there and leaves it at once. */
  readonly tap: (where: Locator | Point) => Promise<void>
  /** Touches twice, quickly enough to count as one act. */
  readonly doubleTap: (where: Locator | Point) => Promise<void>
  /** Rests until `until` has come true, and is lifted then. */
  readonly hold: (where: Locator | Point, until: () => Promise<void>) => Promise<void>
  /** Moves in steps, as a hand does, and is lifted at the end; `before` runs while it still lies there. */
  readonly drag: (from: Locator | Point, by: Point, before?: () => Promise<void>) => Promise<void>
}

const stepsOfADrag = 12
/** The finger stands still before it leaves: the browser takes a touch on what still glides for the wish to stop it, and for nothing else. */
const stepsOfRest = 6
/** A finger for a page whose context was made with `hasTouch`. */
export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  /** Taps are sent without waiting for the page in between: on a busy machine a tap would become a long press, two taps would be apart. */
  const tapAt = async (point: Point, times: number): Promise<void> => {
    const taps = Array.from({ length: times }, () => [
      touch(session, 'touchStart', [point]),
      touch(session, 'touchEnd', []),
    ])
    await Promise.all(taps.flat())
  }
  const tap = async (where: Locator | Point): Promise<void> => tapAt(await pointOf(where), 1)
  return {
    tap,
    doubleTap: async (where) => tapAt(await pointOf(where), 2),
    hold: async (where, until) => {
      await touch(session, 'touchStart', [await pointOf(where)])
      await until()
      await touch(session, 'touchEnd', [])
    },
    drag: async (from, by, before) => {
      const start = await pointOf(from)
      await touch(session, 'touchStart', [start])
      for (let step = 1; step <= stepsOfADrag + stepsOfRest; step++) {
        const share = Math.min(1, step / stepsOfADrag)
        await touch(session, 'touchMove', [{ x: start.x + by.x * share, y: start.y + by.y * share }])
        await nextFrame(page)
      }
      await before?.()
      await touch(session, 'touchEnd', [])
    },
  }
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints })

/** A hand is not faster than the screen. */
const nextFrame = (page: Page): Promise<number> => page.evaluate(() => new Promise(requestAnimationFrame))

async function pointOf(where: Locator | Point): Promise<Point> {
  if ('x' in where) return where
  // Waits until it stands still and nothing lies over it.
  await where.tap({ trial: true })
  const box = await where.boundingBox()
  if (!box) throw new Error(`${where.toString()} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
