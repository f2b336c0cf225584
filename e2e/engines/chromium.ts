import { setTimeout as sleep } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './chromium-launch.ts'
import type { Engine, PointerAct, Surface } from './surface.ts'

/** A finger sends many moves, a mouse as well: gestures measure between them. */
const movesPerAct = 6

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
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const finger = fingerOf(await page.context().newCDPSession(page))
  return {
    engine: 'chromium',
    goTo: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    evaluate: <Args extends readonly unknown[], Result>(
      act: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ): Promise<Result> => page.evaluate(`(async () => (${act.toString()})(...${JSON.stringify(args)}))()`),
    point: async (acts, pointer) => {
      for (const act of acts) {
        if (act.type === 'pause') await sleep(act.duration)
        else if (pointer === 'touch') await finger(act)
        else if (act.type === 'pointerMove') await page.mouse.move(act.x, act.y, { steps: movesPerAct })
        else await (act.type === 'pointerDown' ? page.mouse.down() : page.mouse.up())
      }
    },
    press: async (keys) => {
      for (const key of keys) await page.keyboard.press(specialKeys[key] ?? key)
    },
    setFiles: (selector, paths) => page.setInputFiles(selector, [...paths]),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    faults: () => faults.splice(0),
    close: () => page.context().close(),
  }
}

/** A finger: WebDriver tells its moves from its touches, Chromium puts both into one. */
function fingerOf(devtools: CDPSession): (act: Exclude<PointerAct, { type: 'pause' }>) => Promise<void> {
  let place = { x: 0, y: 0 }
  let isDown = false
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof place)[]): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return async (act) => {
    if (act.type !== 'pointerMove') {
      isDown = act.type === 'pointerDown'
      await send(isDown ? 'touchStart' : 'touchEnd', isDown ? [place] : [])
      return
    }
    const from = place
    place = { x: act.x, y: act.y }
    if (!isDown) return
    for (let move = 1; move <= movesPerAct; move++) {
      const part = move / movesPerAct
      await send('touchMove', [{ x: from.x + (act.x - from.x) * part, y: from.y + (act.y - from.y) * part }])
    }
  }
}
