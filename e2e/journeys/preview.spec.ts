import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { listedDrama, openEpisode, positionSeconds, sellDrama, swipeUp, watchFrames } from '../drama.ts'
import { signIn } from '../member.ts'
import { giveGold } from '../payments.ts'
import { callPlatform, newPerson } from '../platform.ts'

const previewSeconds = 4

let drama: VideoCard
let putBack: () => Promise<void>

test.describe.configure({ mode: 'serial', timeout: 420_000 })

test.beforeAll(async () => {
  drama = await listedDrama(await newPerson('Scout'))
  const terms = { free_number: 1, coin_price: 60, whole_price: 0, preview_seconds: previewSeconds }
  putBack = await sellDrama(drama, terms)
})
test.afterAll(() => putBack())

const sheetOf = (page: Page, number: number): Locator => page.getByRole('dialog', { name: `Unlock ep ${number}` })
const noticeOf = (page: Page): Locator => page.getByText(`Preview · ${previewSeconds}s`)

/** How far the film stands that is on the screen. */
const filmSeconds = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const films = [...document.querySelectorAll('video')]
    return films.find((film) => Math.abs(film.getBoundingClientRect().top) < 100)?.currentTime ?? -1
  })

test('a locked episode shows its first seconds, and then the sheet; swiping goes on and back', async ({ page }) => {
  const person = await newPerson('Looker')
  await signIn(page, person)
  await openEpisode(page, drama, 1)
  await watchFrames(page, 10)
  const requested: string[] = []
  const reported: unknown[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    requested.push(path)
    if (path.endsWith(dramaCalls.reportWatch.path)) reported.push(request.postDataJSON())
  })
  await swipeUp(page)

  await expect(noticeOf(page)).toBeVisible()
  // Of the four seconds some are over when the notice was seen.
  await watchFrames(page, 10)
  await expect(sheetOf(page, 2)).toContainText('60 Gold')
  await expect(noticeOf(page)).toBeHidden()
  // The line of time is hidden where an episode is locked.
  expect(Math.abs((await filmSeconds(page)) - previewSeconds)).toBeLessThan(1)
  const fetched = requested.filter((path) => /\.bp2\./.test(path))
  expect(fetched.some((path) => path.endsWith('/0001.m4s'))).toBe(true)
  expect(fetched.filter((path) => /\/key$|\/0*[2-9]\d*\.m4s$/.test(path))).toEqual([])
  // The episode that was left is reported; a preview is not watched.
  expect(reported).toContainEqual(expect.objectContaining({ number: 1 }))
  expect(reported).not.toContainEqual(expect.objectContaining({ number: 2 }))

  // Over is over: a touch on the picture does not begin it anew.
  await page.keyboard.press('Escape')
  await page.mouse.click(195, 200)
  await page.keyboard.press('k')
  expect(await page.evaluate(() => [...document.querySelectorAll('video')].every((video) => video.paused))).toBe(true)

  // A swipe over what is told of the lock, beside its buttons.
  await page.mouse.move(30, 560)
  await page.mouse.down()
  await page.mouse.move(30, 400, { steps: 6 })
  await page.mouse.move(30, 180, { steps: 6 })
  await page.mouse.up()
  await expect(page).toHaveURL(/number=3$/)
  await expect(noticeOf(page)).toBeVisible()
  await watchFrames(page, 5)
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(/number=2$/)
  await watchFrames(page, 5)
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(/number=1$/)
  await watchFrames(page, 5)
})

test('check 8: the address of a preview opens nothing after it, and no key', async () => {
  const person = await newPerson('Taker')
  const { item } = await callPlatform(dramaCalls.getEpisodes, { video_id: drama.id, number: 2 }, person.token)
  expect(item).toMatchObject({ can_play: 0, deny_reason: 'coin', preview_seconds: previewSeconds })
  const statusOf = async (name: string) => (await fetch(new URL(name, item?.play_url))).status
  expect(await Promise.all(['master.m3u8', '360/index.m3u8', '360/init.mp4', '360/0001.m4s'].map(statusOf))).toEqual([
    200, 200, 200, 200,
  ])
  expect(await Promise.all(['key', '360/0002.m4s', '540/0002.m4s', '360/0005.m4s'].map(statusOf))).toEqual([
    403, 403, 403, 403,
  ])
})

test('who has seen enough unlocks it in the middle, and it goes on', async ({ page }) => {
  const person = await newPerson('Hasty')
  await giveGold(person, '60')
  await signIn(page, person)
  await openEpisode(page, drama, 2)
  await watchFrames(page, 5)
  await page.getByRole('status').getByRole('button', { name: 'Unlock', exact: true }).click()
  const before = await positionSeconds(page)
  expect(before).toBeLessThan(previewSeconds)
  await sheetOf(page, 2).getByRole('button', { name: 'Unlock · 60 Gold', exact: true }).click()
  await expect.poll(() => positionSeconds(page), { timeout: 60_000 }).toBeGreaterThan(previewSeconds + 1)
  await expect(noticeOf(page)).toBeHidden()
  await expect(page).toHaveURL(/number=2$/)
})

test('where that was allowed it unlocks by itself while its preview plays, after the five seconds to say no', async ({
  page,
}) => {
  const person = await newPerson('Binger')
  await giveGold(person, '120')
  await signIn(page, person)
  await openEpisode(page, drama, 2)
  const sheet = sheetOf(page, 2)
  await sheet.getByRole('switch', { name: /Auto-unlock this drama/ }).click()
  await sheet.getByRole('button', { name: 'Unlock · 60 Gold', exact: true }).click()
  await expect.poll(() => positionSeconds(page), { timeout: 60_000 }).toBeGreaterThan(previewSeconds + 1)
  await swipeUp(page)
  await expect(page.getByRole('alert')).toContainText('Unlocking ep 3 for 60 Gold in')
  await expect.poll(() => positionSeconds(page), { timeout: 60_000 }).toBeGreaterThan(previewSeconds + 1)
  await expect(page).toHaveURL(/number=3$/)
})
