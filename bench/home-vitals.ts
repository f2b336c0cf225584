import type { Page } from '@playwright/test'
import { cover, emulateLink, links, onNewPhone, openBrowser, signInOnPhone } from './harness/browser.ts'
import { openDemonstration } from './harness/demonstration.ts'
import { median, printFigure, round } from './harness/figure.ts'
import { envNumber, measure } from './harness/run.ts'

/** How home feels on a slow phone behind a slow link (1.6 Mbit/s, 150 ms, processor four times slower), with empty caches: its largest picture,
 *  what moves while it loads, and the slowest answer to a touch in a tour of it. Beside each the limit of a good page (web.dev, Web Vitals).
 *  `ROUNDS`. */
const rounds = envNumber('ROUNDS', 3)
const slowdown = 4
const [, , slowLink] = links

interface Vitals {
  lcpMs: number
  shift: number
  /** Longest of each touch by its number. */
  touches: Record<string, number>
}

/** In the page: takes down what the browser itself measures. A shift right after a touch is its answer and does not count. */
const noteVitals = () => {
  const vitals: Vitals = { lcpMs: 0, shift: 0, touches: {} }
  Object.assign(window, { vitals })
  const look = (type: string, note: (entry: PerformanceEntry & Record<string, unknown>) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & Record<string, unknown>)
    }).observe({ type, buffered: true, ...more })
  look('largest-contentful-paint', ({ startTime }) => {
    vitals.lcpMs = startTime
  })
  look('layout-shift', ({ value, hadRecentInput: isAnswer }) => {
    if (isAnswer !== true) vitals.shift += Number(value)
  })
  look(
    'event',
    ({ interactionId: id, duration }) => {
      if (Number(id) > 0) vitals.touches[String(id)] = Math.max(vitals.touches[String(id)] ?? 0, duration)
    },
    { durationThreshold: 16 },
  )
}

const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)

/** Touches what home offers: its tabs, its search, its tab bar and back. */
async function tour(page: Page): Promise<void> {
  const tap = async (selector: string) => {
    const found = page.locator(selector).first()
    if (await found.isVisible()) await found.tap()
    await page.waitForTimeout(600)
  }
  for (const selector of ['[role="tab"] >> nth=1', '[role="tab"] >> nth=0', 'a[href*="/search"], input[type="search"]'])
    await tap(selector)
  await page.keyboard.type('a')
  await page.waitForTimeout(600)
  for (const index of [1, 2, 3, 4, 0]) await tap(`nav a >> nth=${index}`)
}

await measure(async (run) => {
  const { url } = await openDemonstration(run)
  const browser = await openBrowser(run)
  const member = await signInOnPhone(browser, url)
  const found: Vitals[] = []
  for (let turn = 0; turn < rounds; turn++) {
    found.push(
      await onNewPhone(browser, member, async (page) => {
        await page.addInitScript(noteVitals)
        if (slowLink) await emulateLink(page, slowLink)
        const devtools = await page.context().newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        await page.goto(url)
        await page.locator(cover).last().waitFor({ timeout: 60_000 })
        await page.waitForLoadState('networkidle')
        const { lcpMs, shift } = await readVitals(page)
        await tour(page)
        const { touches } = await readVitals(page)
        return { lcpMs, shift, touches }
      }),
    )
  }
  const conditions = { link: slowLink?.name, slowdown, rounds }
  const limit = (value: number) => ({ baseline: { what: 'limit of a good page', value } })
  const slowest = found.map(({ touches }) => Math.max(0, ...Object.values(touches)))
  printFigure({
    what: 'home: largest picture painted',
    value: median(found.map(({ lcpMs }) => lcpMs)),
    unit: 'ms',
    ...limit(2500),
    ...conditions,
  })
  printFigure({
    what: 'home: layout shift',
    value: round(median(found.map(({ shift }) => shift)), 4),
    unit: '',
    ...limit(0.1),
    ...conditions,
  })
  printFigure({
    what: 'home: slowest answer to a touch',
    value: median(slowest),
    unit: 'ms',
    ...limit(200),
    touches: Math.min(...found.map(({ touches }) => Object.keys(touches).length)),
    ...conditions,
  })
})
