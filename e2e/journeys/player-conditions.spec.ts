import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { expect, type Page, test } from '@playwright/test'
import { listedDrama, openEpisode, positionSeconds, sellDrama, watchFrames } from '../drama.ts'
import { signIn } from '../member.ts'
import { newPerson } from '../platform.ts'

test.describe.configure({ mode: 'serial', timeout: 420_000 })

let drama: VideoCard
let putBack: () => Promise<void>

test.beforeAll(async () => {
  drama = await listedDrama(await newPerson('Scout'))
  putBack = await sellDrama(drama, { free_number: drama.total_number, coin_price: 0, whole_price: 0 })
})
test.afterAll(() => putBack())

/** The network of a page: bytes per second, or none. */
async function network(page: Page): Promise<(bytesPerSecond: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return async (bytesPerSecond) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: bytesPerSecond === 0,
      latency: 20,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  }
}

const unlimited = -1

/** Videos that play, and those of them that can be heard. */
const playing = (page: Page) =>
  page.evaluate(() => {
    const videos = [...document.querySelectorAll('video')].filter(({ paused, ended }) => !paused && !ended)
    return {
      nodes: document.querySelectorAll('video').length,
      playing: videos.length,
      heard: videos.filter(({ muted }) => !muted).length,
    }
  })

test('check 6: a network that is gone for 5 s is survived without a reload, and the film goes on where it was', async ({
  page,
}) => {
  await signIn(page, await newPerson('Commuter'))
  const limit = await network(page)
  // Slow enough that little is there in advance: what is lost has to be fetched again.
  await limit(70_000)
  await openEpisode(page, drama, 1)
  await expect.poll(() => positionSeconds(page), { timeout: 90_000 }).toBeGreaterThan(1.5)
  await page.evaluate(watchJumps)
  await limit(0)
  const goneSince = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 5000, goneSince)
  const heldAt = await positionSeconds(page)
  await limit(unlimited)
  await expect.poll(() => positionSeconds(page), { intervals: [100] }).toBeGreaterThan(heldAt + 1)
  await expect(page).toHaveURL(/number=1$/)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'furthestJump'))).toBeLessThan(1)
})

/** Runs in the page: notes by how many seconds the film ever went back or on faster than the clock. It is gone with the page. */
const watchJumps = (): void => {
  const last = { film: Number.NaN, clock: 0 }
  Object.assign(globalThis, { furthestJump: 0 })
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLVideoElement) || target.paused) return
    const film = target.currentTime - last.film
    const clock = (performance.now() - last.clock) / 1000
    const jump = Math.max(-film, film - clock, 0)
    if (Number.isFinite(film))
      Object.assign(globalThis, { furthestJump: Math.max(jump, Reflect.get(globalThis, 'furthestJump')) })
    Object.assign(last, { film: target.currentTime, clock: performance.now() })
  }
  document.addEventListener('timeupdate', note, { capture: true })
}

test('check 4: after ten fast changes only the last episode plays, in two elements; what was left is asked for no more, and no memory stays taken', async ({
  page,
}) => {
  await signIn(page, await newPerson('Commuter'))
  const aborted: string[] = []
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED') aborted.push(request.url())
  })
  const limit = await network(page)
  await openEpisode(page, drama, 1)
  await watchFrames(page, 10)
  const takenBefore = await heapBytes(page)
  aborted.length = 0
  // Slow enough that an episode is left while it is still on its way.
  await limit(70_000)
  for (const key of ['Down', 'Down', 'Down', 'Up', 'Up', 'Down', 'Down', 'Up', 'Up', 'Down'] as const) {
    await page.keyboard.press(`Arrow${key}`, { delay: 200 })
  }
  await limit(unlimited)
  await expect(page).toHaveURL(/number=3$/)
  await watchFrames(page, 10)
  await expect.poll(() => playing(page)).toEqual({ nodes: 2, playing: 1, heard: 1 })
  expect(aborted.length, 'requests given up with their episodes').toBeGreaterThan(0)
  expect((await heapBytes(page)) - takenBefore).toBeLessThan(30_000_000)
})

/** Memory that a page's script holds on to, after everything else was thrown away. */
async function heapBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize + embedderHeapUsedSize + backingStorageSize
}

test('a page nobody sees pauses and tells where; back again it goes on', async ({ page }) => {
  await signIn(page, await newPerson('Commuter'))
  await openEpisode(page, drama, 2)
  await expect.poll(() => positionSeconds(page)).toBeGreaterThan(0.5)
  const notified = page.waitForResponse((response) => response.url().endsWith(dramaCalls.reportWatch.path))
  await setSight(page, 'hidden')
  expect((await notified).ok()).toBe(true)
  expect((await playing(page)).playing).toBe(0)
  const leftAt = await positionSeconds(page)
  await setSight(page, 'visible')
  await expect.poll(() => positionSeconds(page)).toBeGreaterThan(leftAt)
})

const setSight = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((seen) => {
    Object.defineProperty(document, 'visibilityState', { value: seen, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('turned on its side it plays on, with everything in reach', async ({ page }) => {
  await signIn(page, await newPerson('Commuter'))
  await openEpisode(page, drama, 2)
  await watchFrames(page, 10)
  await page.setViewportSize({ width: 844, height: 390 })
  await watchFrames(page, 5)
  await page.keyboard.press('k')
  const controls = ['Back', 'Playback settings', 'Like', 'Save', 'Episodes Ep 2 / \\d+']
  // Some say how many did the same.
  for (const name of controls)
    await expect(page.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) })).toBeInViewport({ ratio: 1 })
})

test('a browser without media source extensions plays by itself', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
      Reflect.deleteProperty(globalThis, name)
  })
  await signIn(page, await newPerson('Commuter'))
  await openEpisode(page, drama, 1)
  await watchFrames(page, 10)
  expect(
    await page.evaluate(() => [...document.querySelectorAll('video')].some(({ src }) => src.includes('.m3u8'))),
  ).toBe(true)
})

test('check 14: another device goes on where this one stopped', async ({ browser, page }) => {
  const person = await newPerson('Commuter')
  await signIn(page, person)
  await openEpisode(page, drama, 3)
  await expect.poll(() => positionSeconds(page), { timeout: 60_000 }).toBeGreaterThan(3.5)
  const notified = page.waitForResponse((response) => response.url().endsWith(dramaCalls.reportWatch.path))
  await page.keyboard.press('k')
  await notified
  const stoppedAt = await positionSeconds(page)

  const device = await browser.newContext()
  const other = await device.newPage()
  await signIn(other, person)
  await other.getByRole('main').getByRole('link', { name: drama.title }).first().click()
  await expect(other).toHaveURL(/number=3$/)
  let wentOnAt = 0
  const look = async () => {
    wentOnAt = await positionSeconds(other)
    return wentOnAt
  }
  await expect.poll(look, { intervals: [100] }).toBeGreaterThanOrEqual(stoppedAt - 1.5)
  expect(wentOnAt).toBeLessThan(stoppedAt + 4)
  await device.close()
})
