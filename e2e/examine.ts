import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const pictures = fileURLToPath(new URL('.out/screens', import.meta.url))

/** The preview of an agreement is a frame that runs no scripts; whoever takes its picture asks it to, and the browser says no. */
const isPreviewsNo = (text: string): boolean =>
  text.startsWith("Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed")

/** Collects what goes wrong on a page unseen. A request given up by leaving the page is no fault. */
export function listenForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isPreviewsNo(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`answer: ${response.url()} ${response.status()}`)
  })
  return faults
}

/** Loads the app anew at an address and waits until nothing is on its way. */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'networkidle' })
}

/** Takes a picture of a page and expects it to be free of faults, usable by everybody and as wide as the window. */
export async function examine(page: Page, faults: string[], picture: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.screenshot({ path: `${pictures}/${picture}.png`, animations: 'disabled' })
  // Without frames: the preview of an agreement runs no scripts, so nothing inside it can answer.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const barriers = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect.soft(barriers, `barriers on ${picture}`).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(sideways, `${picture} is wider than the window`).toBeLessThanOrEqual(0)
  expect.soft(faults.splice(0), `faults on ${picture}`).toEqual([])
}
