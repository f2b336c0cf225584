import { test as base, type Page } from '@playwright/test'
import { signIn } from './member.ts'
import type { Person } from './platform.ts'

interface Devices {
  /** A device of its own for a person, signed in; home is open. It is closed when the journey ends. */
  readonly deviceOf: (person: Person) => Promise<Page>
}

/** Journeys of several people, each at a device. */
export const test = base.extend<Devices>({
  deviceOf: async ({ browser }, use) => {
    const pages: Page[] = []
    await use(async (person) => {
      const page = await (await browser.newContext()).newPage()
      pages.push(page)
      await signIn(page, person)
      return page
    })
    for (const page of pages) await page.context().close()
  },
})
