import { basename } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { cover, onNewPhone, openBrowser, signInOnPhone } from './harness/browser.ts'
import { allListed, openDemonstration } from './harness/demonstration.ts'
import { printFigure, round } from './harness/figure.ts'
import { measure } from './harness/run.ts'

/** Brotli bytes of all JavaScript that a member's phone with empty caches asks for before home can be used: its first cover stands. */
const brotliKB = (source: Buffer): number =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength / 1000

interface Script {
  readonly name: string
  readonly source: Buffer
}

/** In the page: when the first cover stood, and what was asked for before that, by the page's own clock: ours would notice late. */
const requestedBeforeFirstCover = (): string[] | null => {
  const entries = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
  const covers = entries.filter(({ initiatorType, responseEnd }) => initiatorType === 'img' && responseEnd > 0)
  if (covers.length === 0) return null
  const usableMs = Math.min(...covers.map(({ responseEnd }) => responseEnd))
  return entries.filter(({ startTime }) => startTime < usableMs).map(({ name }) => name)
}

async function scriptsUntilUsable(page: Page, url: string): Promise<Script[]> {
  const responses: Response[] = []
  const note = (response: Response) => {
    if (response.headers()['content-type']?.includes('javascript')) responses.push(response)
  }
  page.on('response', note)
  await page.goto(url)
  await page.locator(cover).first().waitFor({ timeout: 60_000 })
  const requested = new Set(await (await page.waitForFunction(requestedBeforeFirstCover)).jsonValue())
  page.off('response', note)
  const read = async (response: Response) => ({ name: basename(response.url()), source: await response.body() })
  return Promise.all(responses.filter((response) => requested.has(response.url())).map(read))
}

await measure(async (run) => {
  // Home shows no drama twice: of fewer dramas none is left for the row below its first picture.
  const { url, member: reader } = await openDemonstration(run, { DEMO_DRAMAS: '4' })
  await allListed(url, reader, 4)
  const browser = await openBrowser(run)
  const member = await signInOnPhone(browser, url)
  const scripts = await onNewPhone(browser, member, (page) => scriptsUntilUsable(page, url))
  const sizes = scripts.map(({ name, source }) => ({ name, kB: brotliKB(source) })).toSorted((a, b) => b.kB - a.kB)
  printFigure({
    what: 'home: JavaScript before it is usable (brotli)',
    value: sizes.reduce((sum, { kB }) => sum + kB, 0),
    unit: 'kB',
    files: sizes.length,
    largest: sizes.slice(0, 8).map(({ name, kB }) => `${name} ${round(kB, 1)}`),
  })
})
