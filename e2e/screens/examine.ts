import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, type Request } from '@playwright/test'

const pictures = fileURLToPath(new URL('../.out/screens', import.meta.url))

/** Nobody looks at the pictures of most runs. */
const takesPictures = process.env['SCREENS_PICTURES'] === '1'

const restLimitMs = 60_000
/** Longer than a page at rest takes from an answer to the question that follows from it. */
const calmMs = 150

/** The preview of an agreement is a frame that runs no scripts; whoever takes its picture asks it to, and the browser says no. */
const isPreviewsNo = (text: string): boolean =>
  text.startsWith("Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed")

/** Collects what goes wrong on a page unseen. A request given up by leaving the page is no fault. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isPreviewsNo(message.text())) errors.push(`console: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') errors.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`answer: ${response.url()} ${response.status()}`)
  })
  return errors
}

/** What a page asks the platform from now on: how often each call, and which requests it gave up before their answers came. */
export function countCalls(page: Page): { readonly asked: Map<string, number>; readonly givenUp: string[] } {
  const requested = new Map<string, number>()
  const givenUp: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/api/')) requested.set(pathname, (requested.get(pathname) ?? 0) + 1)
  })
  page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname))
  return { asked: requested, givenUp }
}

/** Loads the app anew at an address and waits until it is at rest. */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await goTo(page, address)
}

/** Goes to an address of the open app, without loading it anew, and waits until it is at rest. */
export const goTo = (page: Page, address: string): Promise<void> => restAfter(page, () => page.goto(address), address)

/** Does something and waits until the page is at rest: nothing is asked any more, and what was answered is drawn. */
export async function restAfter(page: Page, action: () => Promise<unknown>, what = 'the page'): Promise<void> {
  const underWay = new Set<Request>()
  let changedMs = Date.now()
  const begun = (request: Request): void => {
    underWay.add(request)
    changedMs = Date.now()
  }
  const ended = (request: Request): void => {
    if (underWay.delete(request)) changedMs = Date.now()
  }
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended)
  try {
    await action()
    const goneMs = Date.now()
    while (underWay.size > 0 || Date.now() - Math.max(changedMs, goneMs) < calmMs) {
      const addresses = [...underWay].map((request) => request.url()).join(', ')
      if (Date.now() - goneMs > restLimitMs) throw new Error(`${what} is not at rest: ${addresses}`)
      if (underWay.size === 0) await page.evaluate(untilIdle)
      await sleep(25)
    }
  } finally {
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended)
  }
}

/** Runs in the page: until it has drawn what it knows and has nothing to do. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 5000 })
  })

/** Expects the open screen to be free of faults, usable by everybody and as wide as the window. */
export async function examine(page: Page, errors: string[], name: string): Promise<void> {
  await expectSound(page, errors, name)
  // A button that an answer has just enabled is on its way to its colour.
  await page.evaluate(untilColoured)
  // Without frames: the preview of an agreement runs no scripts, so nothing inside it can answer.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const barriers = [...violations, ...(await contrastInDark(page))]
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect.soft(barriers, `barriers on ${name}`).toEqual([])
}

/** Both clients have two themes, which differ in colours only. Windows of tests ask for the light one; the console follows the window. */
async function contrastInDark(page: Page) {
  const ofClient = await page.evaluate(() => document.documentElement.dataset['theme'])
  const setTheme = async (theme: 'light' | 'dark'): Promise<void> => {
    if (ofClient === undefined) await page.emulateMedia({ colorScheme: theme })
    else await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    await page.evaluate(untilColoured)
  }
  if (ofClient === 'dark') return []
  await setTheme('dark')
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast').analyze()
  await setTheme('light')
  return violations
}

/** Runs in the page: until no colour is on its way to another, and nothing fades in or moves to its place. In what is folded away time stands still; what
 *  goes on for ever, such as a spinner, is not waited for. */
const untilColoured = async (): Promise<void> => {
  const isUnderWay = ({ effect, playState }: Animation) =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    Number(effect.getComputedTiming().endTime) < 5000 &&
    effect.target?.checkVisibility() === true
  for (;;) {
    // The console learns of another theme in the frame that follows, and draws it in the one after that.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    const changes = document.getAnimations().filter(isUnderWay)
    if (changes.length === 0) return
    await Promise.allSettled(changes.map(({ finished }) => finished))
  }
}

/** Keeps a picture of what is shown, where `SCREENS_PICTURES=1` asks for one. */
export async function savePicture(page: Page, name: string): Promise<void> {
  if (takesPictures) await page.screenshot({ path: `${pictures}/${name}.png`, animations: 'disabled' })
}

/** Expects the open screen to be free of faults and as wide as the window. Keeps a picture of it where `SCREENS_PICTURES=1` asks for one. */
export async function expectSound(page: Page, errors: string[], name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await savePicture(page, name)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(sideways, `${name} is wider than the window`).toBeLessThanOrEqual(0)
  expect.soft(errors.splice(0), `faults on ${name}`).toEqual([])
}
