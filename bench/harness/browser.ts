import { paths } from '@cliffhanger/contract/client-paths.ts'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Run } from './run.ts'

/** What Debian's Chromium needs in a closed network, as root. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--autoplay-policy=no-user-gesture-required',
]

/** A real Chromium, at `CHROMIUM_PATH` or where Debian puts it. */
export const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export const openBrowser = (run: Run): Promise<Browser & { stop(): Promise<void> }> => {
  const launching = chromium.launch({ executablePath, args: flags, handleSIGINT: false, handleSIGTERM: false })
  return run.save(launching.then((browser) => Object.assign(browser, { stop: () => browser.close() })))
}

/** What a browser keeps of a member who is signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** A phone with nothing in its caches. */
const newPhone = (browser: Browser, storageState?: SignedIn): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    hasTouch: true,
    // A service worker would hide what the pages themselves ask for.
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  })

/** A cover on home that opens a drama. */
export const cover = 'a[href*="videoPlay?id="]'

const patience = { timeout: 60_000 }

/** Home with its covers, once nothing more is asked for. */
export async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator(cover).last().waitFor(patience)
  await page.waitForLoadState('networkidle')
}

/** Makes a member the way a first visit does. */
export async function signInOnPhone(browser: Browser, url: string): Promise<SignedIn> {
  const phone = await newPhone(browser)
  const page = await phone.newPage()
  await page.goto(url)
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click(patience)
  await page.locator(cover).last().waitFor(patience)
  const state = await phone.storageState({ indexedDB: true })
  await phone.close()
  return state
}

/** Signs in somebody of the demonstration, who has friends and conversations. */
export async function signInFriend(browser: Browser, url: string): Promise<SignedIn> {
  const phone = await newPhone(browser)
  const page = await phone.newPage()
  await page.goto(`${url}/#${paths.loginEmail}`)
  await page.getByRole('textbox').first().fill('linh')
  await page.locator('input[type=password]').fill('cliffhanger')
  await page.getByRole('checkbox').check({ force: true })
  await page.locator('button[type=submit]').click()
  await page.locator(cover).last().waitFor(patience)
  const state = await phone.storageState({ indexedDB: true })
  await phone.close()
  return state
}

/** Lends a page of a new phone. */
export async function onNewPhone<Result>(
  browser: Browser,
  signedIn: SignedIn | undefined,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const phone = await newPhone(browser, signedIn)
  try {
    return await work(await phone.newPage())
  } finally {
    await phone.close()
  }
}

/** A link as the browser's own emulation makes it. */
export interface Link {
  readonly name: string
  /** Infinite: as fast as the machine. */
  readonly megabitsPerSecond: number
  readonly roundTripMs: number
}

export const links: readonly Link[] = [
  { name: 'localhost', megabitsPerSecond: Number.POSITIVE_INFINITY, roundTripMs: 0 },
  { name: '9 Mbit/s, 60 ms', megabitsPerSecond: 9, roundTripMs: 60 },
  { name: '1.6 Mbit/s, 150 ms', megabitsPerSecond: 1.6, roundTripMs: 150 },
]

/** Puts the page behind this link. */
export async function emulateLink(page: Page, { megabitsPerSecond, roundTripMs }: Link): Promise<void> {
  const isFree = megabitsPerSecond === Number.POSITIVE_INFINITY
  const bytesPerSecond = isFree ? -1 : (megabitsPerSecond * 1e6) / 8
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}
