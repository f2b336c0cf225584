import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import type { Browser, Page } from '@playwright/test'
import { type BarePlayer, startBarePlayer } from './baselines/bare-player.ts'
import {
  cover,
  emulateLink,
  type Link,
  links,
  onNewPhone,
  openBrowser,
  openHome,
  type SignedIn,
  signInOnPhone,
} from './harness/browser.ts'
import { makeCall } from './harness/call.ts'
import { type Demonstration, openDemonstration } from './harness/demonstration.ts'
import { median, percentile, printFigure, round } from './harness/figure.ts'
import { envNumber, measure } from './harness/run.ts'

/** First frame of an episode that nothing of is on the device, in Chromium over emulated links: tapped on home (the program is there),
 *  opened by its address, and by a shared link (nothing is there). Beside each the same fMP4 in a bare page with hls.js. Then prepared swipes. `ROUNDS`. */
const rounds = envNumber('ROUNDS', 5)
const shownVideo = '[data-shown="true"] video'
const spareVideo = '[data-shown="false"] video'
const readySpare = '[data-shown="false"][data-picture="true"]'

/** In the page: notes when the next frame of the video at this place is presented, in ms since the page was asked for. */
const noteNextFrame = (selector: string): void => {
  const notes = document.documentElement.dataset
  delete notes['frameMs']
  let watched: Element | null = null
  // The element at this place may be taken by another while it loads.
  const look = () => {
    const video = document.querySelector(selector)
    if (video instanceof HTMLVideoElement && video !== watched)
      video.requestVideoFrameCallback((_nowMs, { presentationTime }) => (notes['frameMs'] ??= String(presentationTime)))
    watched = video
    if (notes['frameMs'] === undefined) requestAnimationFrame(look)
  }
  look()
}

/** In the page: notes when it was last touched. */
const noteTouches = () => {
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (document.documentElement.dataset['touchedMs'] = String(timeStamp)), {
      capture: true,
    })
}

async function noted(page: Page, what: 'frameMs' | 'touchedMs'): Promise<number> {
  const note = await page.waitForFunction((name) => document.documentElement.dataset[name], what)
  return Number(await note.jsonValue())
}

/** From the touch to the next frame of this video. */
async function touchToFrame(page: Page, selector: string, touch: () => Promise<void>): Promise<number> {
  await page.evaluate(noteNextFrame, selector)
  await touch()
  const frameMs = await noted(page, 'frameMs')
  return frameMs - (await noted(page, 'touchedMs'))
}

/** From the asking for the page to the first frame in it. */
async function visitToFrame(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(noteNextFrame, selector)
  return noted(page, 'frameMs')
}

/** Every play is a first one: the platform hears of none. */
async function forgetMarks(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: [`*${dramaCalls.reportWatch.path}*`] })
}

class FirstFrames {
  readonly #browser: Browser
  readonly #platform: Demonstration
  readonly #member: SignedIn
  readonly #bare: BarePlayer

  constructor(browser: Browser, platform: Demonstration, member: SignedIn, bare: BarePlayer) {
    this.#browser = browser
    this.#platform = platform
    this.#member = member
    this.#bare = bare
  }

  /** A member looks at home, then taps a cover. */
  tapped(link: Link): Promise<number> {
    return this.#asMember(async (page) => {
      await openHome(page, this.#platform.url)
      await emulateLink(page, link)
      return touchToFrame(page, shownVideo, () => page.locator(cover).last().click())
    })
  }

  tappedBare(link: Link): Promise<number> {
    return this.#asStranger(async (page) => {
      await page.goto(this.#bare.playingWhenTapped(await this.#source()))
      await emulateLink(page, link)
      return touchToFrame(page, 'video', () => page.locator('video').click())
    })
  }

  /** A member follows a link to the episode on a phone without our program. */
  visited(link: Link): Promise<number> {
    return this.#asMember(async (page) => {
      await emulateLink(page, link)
      return visitToFrame(page, this.#firstEpisode(), shownVideo)
    })
  }

  /** Somebody who was never here follows a shared link. */
  shared(link: Link): Promise<number> {
    return this.#asStranger(async (page) => {
      const url = await this.#sharedLink()
      await emulateLink(page, link)
      return visitToFrame(page, url, 'video')
    })
  }

  visitedBare(link: Link): Promise<number> {
    return this.#asStranger(async (page) => {
      const url = this.#bare.playingAtOnce(await this.#source())
      await emulateLink(page, link)
      return visitToFrame(page, url, 'video')
    })
  }

  /** Swipes through the drama, each once the next episode is prepared. */
  swipes(link: Link): Promise<number[]> {
    return this.#asMember(async (page) => {
      await emulateLink(page, link)
      await page.goto(this.#firstEpisode(), { waitUntil: 'commit' })
      const found: number[] = []
      for (let number = 1; number < this.#platform.drama.update_number; number++) {
        await page.locator(readySpare).waitFor({ state: 'attached', timeout: 60_000 })
        found.push(await touchToFrame(page, spareVideo, () => page.keyboard.press('ArrowDown')))
      }
      return found
    })
  }

  #asMember<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
    return onNewPhone(this.#browser, this.#member, async (page) => {
      await page.addInitScript(noteTouches)
      await forgetMarks(page)
      return work(page)
    })
  }

  #asStranger<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
    return onNewPhone(this.#browser, undefined, async (page) => {
      await page.addInitScript(noteTouches)
      return work(page)
    })
  }

  #firstEpisode(): string {
    const { url, drama } = this.#platform
    return `${url}/#/pages/videoPlay/videoPlay?id=${drama.id}&number=1`
  }

  async #sharedLink(): Promise<string> {
    const { url, member, drama } = this.#platform
    return (await makeCall(url, shareCalls.getShareLink, { video_id: drama.id, number: 1 }, member.token)).url
  }

  /** Address of the first episode's master playlist. */
  async #source(): Promise<string> {
    const { url, member, drama } = this.#platform
    const { item } = await makeCall(url, dramaCalls.getEpisodes, { video_id: drama.id, number: 1 }, member.token)
    if (!item?.play_url) throw new Error('the episode has no address')
    return new URL(item.play_url, url).href
  }
}

/** Ours and the baseline take turns. */
async function compare(what: string, ours: () => Promise<number>, bare: () => Promise<number>): Promise<void> {
  const times: number[] = []
  const baseline: number[] = []
  for (let index = 0; index < rounds; index++) {
    times.push(await ours())
    baseline.push(await bare())
  }
  printFigure({
    what,
    value: median(times),
    unit: 'ms',
    baseline: { what: 'the same fMP4 in a bare page with hls.js', value: median(baseline) },
    p95: round(percentile(times, 0.95)),
    rounds,
  })
}

await measure(async (run) => {
  const bare = await run.save(startBarePlayer())
  const platform = await openDemonstration(run, { PLAY_ORIGINS: bare.origin })
  const browser = await openBrowser(run)
  const member = await signInOnPhone(browser, platform.url)
  const frames = new FirstFrames(browser, platform, member, bare)
  for (const link of links) {
    await compare(
      `first frame, cold, tapped on home, ${link.name}`,
      () => frames.tapped(link),
      () => frames.tappedBare(link),
    )
    await compare(
      `first frame, cold, program included, ${link.name}`,
      () => frames.visited(link),
      () => frames.visitedBare(link),
    )
    await compare(
      `first frame, cold, by a shared link, ${link.name}`,
      () => frames.shared(link),
      () => frames.visitedBare(link),
    )
  }
  for (const link of links) {
    const swipes: number[] = []
    while (swipes.length < rounds * 2) swipes.push(...(await frames.swipes(link)))
    printFigure({
      what: `prepared swipe to first frame, p50, ${link.name}`,
      value: median(swipes),
      unit: 'ms',
      p95: round(percentile(swipes, 0.95)),
      swipes: swipes.length,
    })
  }
})
