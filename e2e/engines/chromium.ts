import { setTimeout as sleep } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './chromium-launch.ts'
import type { Engine, PointerAction, Surface } from './surface.ts'

/** A finger sends many moves, a mouse as well: gestures measure between them. */
const movesPerAction = 6

/** WebDriver's codes of special keys, by the names Chromium gives them. */
const specialKeys: Readonly<Record<string, string>> = { '\uE007': 'Enter', '\uE00C': 'Escape' }

/** Starts Chromium. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  return {
    open: async () => {
      const context = await browser.newContext({ locale: 'en-US', hasTouch: true, serviceWorkers: 'block' })
      return surfaceOf(await context.newPage())
    },
    close: () => browser.close(),
  }
}

async function surfaceOf(page: Page): Promise<Surface> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const finger = fingerOf(await page.context().newCDPSession(page))
  return {
    engine: 'chromium',
    goTo: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    evaluate: <Args extends readonly unknown[], Result>(
      action: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ): Promise<Result> => page.evaluate(`(async () => (${action.toString()})(...${JSON.stringify(args)}))()`),
    point: async (actions, pointer) => {
      for (const action of actions) {
        if (action.type === 'pause') await sleep(action.duration)
        else if (pointer === 'touch') await finger(action)
        else if (action.type === 'pointerMove') await page.mouse.move(action.x, action.y, { steps: movesPerAction })
        else await (action.type === 'pointerDown' ? page.mouse.down() : page.mouse.up())
      }
    },
    press: async (keys) => {
      for (const key of keys) await page.keyboard.press(specialKeys[key] ?? key)
    },
    setFiles: (selector, paths) => page.setInputFiles(selector, [...paths]),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    errors: () => errors.splice(0),
    close: () => page.context().close(),
  }
}

/** A finger: WebDriver tells its moves from its touches, Chromium puts both into one. */
function fingerOf(devtools: CDPSession): (action: Exclude<PointerAction, { type: 'pause' }>) => Promise<void> {
  let place = { x: 0, y: 0 }
  let isDown = false
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof place)[]): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return async (action) => {
    if (action.type !== 'pointerMove') {
      isDown = action.type === 'pointerDown'
      await send(isDown ? 'touchStart' : 'touchEnd', isDown ? [place] : [])
      return
    }
    const from = place
    place = { x: action.x, y: action.y }
    if (!isDown) return
    for (let move = 1; move <= movesPerAction; move++) {
      const part = move / movesPerAction
      await send('touchMove', [{ x: from.x + (action.x - from.x) * part, y: from.y + (action.y - from.y) * part }])
    }
  }
}
