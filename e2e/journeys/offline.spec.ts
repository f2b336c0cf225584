import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { listedDrama, openEpisode, positionSeconds, sellDrama, watchFrames } from '../drama.ts'
import { logIn, logOut, signIn, tab } from '../member.ts'
import { giveGold } from '../payments.ts'
import { callPlatform, newPerson, type Person, platformUrl, screenUrl } from '../platform.ts'

let drama: VideoCard
let putBack: () => Promise<void>

// The program itself comes from the service worker where there is no network.
test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial', timeout: 420_000 })

test.beforeAll(async () => {
  drama = await listedDrama(await newPerson('Scout'))
  putBack = await sellDrama(drama, { free_number: 1, coin_price: 60, whole_price: 0 })
})
test.afterAll(() => putBack())

const downloads = '/pages/user/downloads'

/** A network that is gone and back again: the page is told, too. */
const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)

/** Waits until the program is on the device, and this page is served by it. */
async function haveProgram(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
}

async function download(page: Page, numbers: readonly number[]): Promise<void> {
  await page.goto(screenUrl(`/pages/playlet/videoDetail?id=${drama.id}`))
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Download to watch offline' })
  await expect(sheet.getByRole('button', { name: /^Download \d/ })).toBeEnabled()
  const clear = sheet.getByRole('button', { name: 'Clear' })
  if (await clear.isVisible()) {
    await clear.click()
    for (const number of numbers) await sheet.getByRole('button', { name: `Ep ${number}`, exact: true }).click()
  }
  await sheet.getByRole('button', { name: new RegExp(`^Download ${numbers.length} · about [\\d.]+ MB`) }).click()
  await expect(sheet).toBeHidden()
  await page.goto(screenUrl(downloads))
  for (const number of numbers)
    await expect(page.getByRole('link', { name: `Play ep ${number}` })).toBeVisible({ timeout: 60_000 })
}

/** Buys an episode, and waits until it lies encrypted. */
async function buyEncrypted(person: Person, number: number): Promise<void> {
  await giveGold(person, '60')
  await callPlatform(unlockCalls.buyEpisodes, { video_id: drama.id, number }, person.token)
  const playlist = async () => {
    const { item } = await callPlatform(dramaCalls.getEpisodes, { video_id: drama.id, number }, person.token)
    return (await fetch(new URL('360/index.m3u8', item?.play_url))).text()
  }
  await expect.poll(playlist, { timeout: 120_000 }).toContain('#EXT-X-KEY')
}

test('S-114: free and bought episodes play without a network, after a reload too, and are reported later', async ({
  page,
}) => {
  const person = await newPerson('Traveller')
  await buyEncrypted(person, 2)
  await signIn(page, person)
  await haveProgram(page)
  await download(page, [1, 2])
  await page.screenshot({ path: '.out/offline-downloads-en.png' })

  await setOffline(page, true)
  await page.reload()
  await expect(page.getByText("You're offline. Your downloads still play.")).toBeVisible()
  await page.getByRole('link', { name: 'Play ep 1' }).click()
  await watchFrames(page, 20)
  await page.goto('about:blank')
  await page.goto(screenUrl(`/pages/videoPlay/videoPlay?id=${drama.id}&number=2`))
  await watchFrames(page, 20)
  await expect.poll(() => positionSeconds(page)).toBeGreaterThan(1)
  await page.screenshot({ path: '.out/offline-player-en.png' })

  // Opening the app leads to what works.
  await page.goto('about:blank')
  await page.goto(platformUrl())
  await expect(page.getByRole('tab', { name: 'Downloads', selected: true })).toBeVisible()

  await setOffline(page, false)
  await page.reload()
  const mark = async () => (await callPlatform(dramaCalls.getMark, { video_id: drama.id }, person.token))?.number
  await expect.poll(mark, { message: 'what was watched offline is reported' }).toBe(2)
})

test('S-114: files are stored as they were served, and the key cannot be read', async ({ page }) => {
  const person = await newPerson('Curious')
  await buyEncrypted(person, 2)
  await signIn(page, person)
  await download(page, [2])
  const stored = await page.evaluate(async () => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((each) => each.name?.startsWith('cliffhanger-'))
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name)
      request.addEventListener('success', () => resolve(request.result))
    })
    const all = (table: string): Promise<unknown[]> =>
      new Promise((resolve) => {
        const request = database.transaction(table).objectStore(table).getAll()
        request.addEventListener('success', () => resolve(request.result))
      })
    const isFile = (row: unknown): row is { name: string; data: ArrayBuffer } =>
      typeof row === 'object' && row !== null && 'data' in row
    const hasKey = (row: unknown): row is { key: CryptoKey } => typeof row === 'object' && row !== null && 'key' in row
    const segment = (await all('copyFiles')).filter(isFile).find((file) => file.name.endsWith('.m4s'))
    const key = (await all('copies')).filter(hasKey).map((row) => row.key)[0]
    return {
      begins: new TextDecoder('latin1').decode(segment?.data.slice(4, 8)),
      isExtractable: key?.extractable,
      exported: key
        ? await crypto.subtle.exportKey('raw', key).then(
            () => 'read',
            () => 'refused',
          )
        : 'none',
    }
  })
  expect(stored).toMatchObject({ isExtractable: false, exported: 'refused' })
  // A segment in clear begins with a box of one of these names.
  expect(['styp', 'moof', 'sidx']).not.toContain(stored.begins)
})

test('S-114: a copy ends with the right to watch and says why; it goes with the sign-out and is nobody else’s', async ({
  page,
}) => {
  const person = await newPerson('Leaver')
  await signIn(page, person)
  const lock = await sellDrama(drama, { free_number: 2, coin_price: 60, whole_price: 0 })
  await download(page, [2])
  await lock()
  await page.reload()
  await expect(page.getByText('This episode is locked for you now, so its download was removed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play ep 2' })).toHaveCount(0)
  await sellDrama(drama, { free_number: 2, coin_price: 60, whole_price: 0 })
  await page.getByRole('button', { name: 'Download ep 2 again' }).click()
  await expect(page.getByRole('link', { name: 'Play ep 2' })).toBeVisible({ timeout: 60_000 })

  await page.goto(screenUrl('/pages/playlet/home'))
  await logOut(page)
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(async () => (await names()).filter((name) => name?.startsWith('cliffhanger-'))).toEqual([])
  await logIn(page, await newPerson('Next'))
  await page.goto(screenUrl(downloads))
  await expect(page.getByText('No downloads yet')).toBeVisible()
  await openEpisode(page, drama, 1)
  await watchFrames(page, 5)
})
