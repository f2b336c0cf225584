import { brotliCompressSync, constants } from 'node:zlib'
import type { Response } from '@playwright/test'
import { newPhone, openBrowser } from './browser.ts'
import { openDemonstration } from './demonstration.ts'
import { printFigure } from './figure.ts'
import { measure } from './run.ts'

/** Brotli bytes of all JavaScript a first visit asks for before home can be used: a cover is there to be tapped. */
const usable = 'a[href*="videoPlay"]'

const brotliBytes = (source: Buffer): number =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).byteLength

await measure(async (run) => {
  const { url } = await openDemonstration(run)
  const browser = await openBrowser(run)
  const page = await (await newPhone(browser)).newPage()
  const scripts: Response[] = []
  let isUsable = false
  page.on('response', (response) => {
    if (!isUsable && response.headers()['content-type']?.includes('javascript')) scripts.push(response)
  })
  await page.goto(url)
  await page.locator(usable).first().waitFor({ timeout: 60_000 })
  isUsable = true
  let plain = 0
  let compressed = 0
  for (const script of scripts) {
    const source = await script.body()
    plain += source.byteLength
    compressed += brotliBytes(source)
  }
  printFigure({
    what: 'home: JavaScript before it is usable (brotli)',
    value: compressed / 1000,
    unit: 'kB',
    files: scripts.length,
    plainKB: Math.round(plain / 1000),
  })
})
