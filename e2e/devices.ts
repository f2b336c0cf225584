import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { signIn } from './member.ts'
import type { Person } from './platform.ts'

interface Devices {
  /** A device of its own for a person, signed in; home is open. It is closed when the journey ends. */
  readonly deviceOf: (person: Person) => Promise<Page>
  /** The same, a phone: its screen hears fingers. */
  readonly phoneOf: (person: Person) => Promise<Page>
}

/** Journeys of several people, each at a device. */
export const test = base.extend<Devices>({
  deviceOf: ({ browser }, use) => lend(browser, {}, use),
  phoneOf: ({ browser }, use) => lend(browser, { hasTouch: true, isMobile: true }, use),
})

/** Lends devices to a journey and closes them at its end. */
async function lend(
  browser: Browser,
  options: BrowserContextOptions,
  use: (deviceOf: (person: Person) => Promise<Page>) => Promise<void>,
): Promise<void> {
  const pages: Page[] = []
  await use(async (person) => {
    const page = await (await browser.newContext(options)).newPage()
    pages.push(page)
    await signIn(page, person)
    return page
  })
  for (const page of pages) await page.context().close()
}
