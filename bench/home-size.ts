import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { cover, onNewPhone, openBrowser, signInOnPhone } from './browser.ts'
import { openDemonstration } from './demonstration.ts'
import { printFigure, round } from './figure.ts'
import { measure } from './run.ts'

/** Brotli bytes of all JavaScript that a member's phone with empty caches asks for before home can be used: a cover can be tapped. */
const brotliKB = (source: Buffer): number =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength / 1000

async function scriptsUntilUsable(page: Page, url: string): Promise<Buffer[]> {
  const scripts: Response[] = []
  const note = (response: Response) => {
    if (response.headers()['content-type']?.includes('javascript')) scripts.push(response)
  }
  page.on('response', note)
  await page.goto(url)
  await page.locator(cover).first().waitFor({ timeout: 60_000 })
  page.off('response', note)
  return Promise.all(scripts.map((script) => script.body()))
}

await measure(async (run) => {
  const { url } = await openDemonstration(run)
  const browser = await openBrowser(run)
  const member = await signInOnPhone(browser, url)
  const sources = await onNewPhone(browser, member, (page) => scriptsUntilUsable(page, url))
  printFigure({
    what: 'home: JavaScript before it is usable (brotli)',
    value: sources.reduce((sum, source) => sum + brotliKB(source), 0),
    unit: 'kB',
    files: sources.length,
    plainKB: round(sources.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1000),
  })
})
