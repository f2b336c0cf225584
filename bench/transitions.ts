import type { Browser, Page } from '@playwright/test'
import { fingerOn } from '../e2e/touch.ts'
import { cover, onNewPhone, openBrowser, openHome, signInFriend } from './harness/browser.ts'
import { openDemonstration } from './harness/demonstration.ts'
import { median, printFigure } from './harness/figure.ts'
import { recordFrames } from './harness/frames.ts'
import { envNumber, measure } from './harness/run.ts'

/** The six transitions a member sees most, on a phone and on one with a processor four times slower: how many frames the compositor missed while
 *  something moved. A frame that is missed stays on the screen for 33 ms or more; none missed means none over 17 ms. `ROUNDS`. */
const rounds = envNumber('ROUNDS', 5)
const slowdowns = [1, 4]
/** Screens and sheets move for less than this. */
const movesForMs = 900

interface Transition {
  readonly name: string
  /** Brings the page to where the transition begins. */
  readonly prepare: (page: Page, url: string) => Promise<void>
  readonly act: (page: Page) => Promise<void>
}

const episodesButton = (page: Page) => page.getByRole('button', { name: /^Episodes/ }).last()
const chatRow = 'main a[href*="/pagesA/chat/"]'
const openChats = async (page: Page, url: string) => {
  await page.goto(`${url}/#/pages/index/index`)
  await page.locator(chatRow).first().waitFor()
}
const openPlayer = async (page: Page, url: string) => {
  await openHome(page, url)
  await page.locator(cover).first().tap()
  await page.locator('video').first().waitFor()
  await page.waitForTimeout(2000)
}

const transitions: readonly Transition[] = [
  { name: 'home to a drama', prepare: openHome, act: (page) => page.locator(cover).first().tap() },
  {
    name: 'episode to the next',
    prepare: openPlayer,
    act: async (page) => (await fingerOn(page)).drag({ x: 190, y: 600 }, { x: 0, y: -420 }),
  },
  {
    name: 'player to the sheet of episodes',
    prepare: async (page, url) => {
      await openPlayer(page, url)
      await (await fingerOn(page)).tap({ x: 195, y: 300 })
      await episodesButton(page).waitFor()
    },
    act: (page) => episodesButton(page).tap({ force: true }),
  },
  { name: 'home to chats', prepare: openHome, act: (page) => page.locator('nav a').nth(3).tap() },
  { name: 'chats to a chat', prepare: openChats, act: (page) => page.locator(chatRow).first().tap() },
  {
    name: 'a chat back to chats',
    prepare: async (page, url) => {
      await openChats(page, url)
      await page.locator(chatRow).first().tap()
      await page.waitForTimeout(movesForMs)
    },
    act: async (page) => {
      await page.goBack()
    },
  },
]

async function framesOf(browser: Browser, page: Page, url: string, { prepare, act }: Transition, slowdown: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await prepare(page, url)
  // What a screen still loads is not the transition's.
  await page.waitForTimeout(1500)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return recordFrames(browser, async () => {
    await act(page)
    await page.waitForTimeout(movesForMs)
  })
}

await measure(async (run) => {
  const { url } = await openDemonstration(run)
  const browser = await openBrowser(run)
  const member = await signInFriend(browser, url)
  for (const transition of transitions) {
    for (const slowdown of slowdowns) {
      const found = await onNewPhone(browser, member, async (page) => {
        // The first time a screen is seen its code arrives: that is measured by the benches of loading.
        await framesOf(browser, page, url, transition, 1)
        const measured = []
        for (let round = 0; round < rounds; round++)
          measured.push(await framesOf(browser, page, url, transition, slowdown))
        return measured
      })
      printFigure({
        what: `transition: ${transition.name}: frames missed while it moved`,
        value: median(found.map(({ missed }) => missed)),
        unit: '',
        worst: Math.max(...found.map(({ missed }) => missed)),
        moving: median(found.map(({ moving }) => moving)),
        heldBefore: median(found.map(({ heldUp }) => heldUp)),
        slowdown,
        rounds,
      })
    }
  }
})
