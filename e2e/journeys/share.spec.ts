import { AxeBuilder } from '@axe-core/playwright'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { type DramaTerms, shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { button, consoleUrl, signInToConsole } from '../console.ts'
import { listedDrama, watchFrames } from '../drama.ts'
import { signIn } from '../member.ts'
import { newOperator, operatorToken } from '../operator.ts'
import { befriend, callPlatform, newPerson, screenUrl } from '../platform.ts'
import { isDrawn, measureCode, scanCode } from '../scan-code.ts'

// The first of them waits until the demonstration's drama is filmed.
test.describe.configure({ timeout: 420_000 })

/** Sets some of a drama's terms, and answers what puts them back. */
async function changeTerms(id: number, changes: Partial<DramaTerms>): Promise<() => Promise<void>> {
  const { terms } = await callPlatform(shareOperatorCalls.getDramaTerms, { id }, operatorToken())
  await callPlatform(shareOperatorCalls.setDramaTerms, { ...terms, ...changes, id }, operatorToken())
  return async () => {
    await callPlatform(shareOperatorCalls.setDramaTerms, { ...terms, id }, operatorToken())
  }
}

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')

test('check 18: a shared link says what it is without a script, and with one a newcomer registers and watches', async ({
  page,
  browser,
}) => {
  const sharer = await newPerson('Sharer')
  const { id, title } = await listedDrama(sharer)
  const { url, code } = await callPlatform(shareCalls.getShareLink, { video_id: id, number: 2 }, sharer.token)

  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' })
  const reader = await plain.newPage()
  await reader.goto(url)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`${title}, episode 2`)
  expect(await metaOf(reader, 'og:type')).toBe('video.other')
  expect(await metaOf(reader, 'og:title')).toBe(`${title}, episode 2`)
  const image = await reader.request.get((await metaOf(reader, 'og:image')) ?? '')
  expect(image.status()).toBe(200)
  expect((await image.body()).length).toBeLessThan(300_000)
  const way = reader.getByRole('link', { name: 'Watch now' })
  await expect(way).toHaveAttribute('href', new RegExp(`#/pages/open\\?v=${id}&n=2&u=.+&s=${code}$`))
  expect(await reader.content()).toMatch(/<noscript>.*Turn on JavaScript to watch.*pages\/open.*<\/noscript>/s)
  await plain.close()

  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, episode 2`)
  const notified = page.waitForRequest((request) => request.url().includes(`code=${code}`))
  await page.getByRole('button', { name: 'Continue' }).click()
  await notified
  await expect(page).toHaveURL(new RegExp(`videoPlay\\?id=${id}&number=2`))
  await watchFrames(page, 10)

  const { video } = await callPlatform(dramaCalls.getVideo, { id }, sharer.token)
  expect(video.share_count).toBeGreaterThan(0)
  const figures = await callPlatform(shareOperatorCalls.getDramaShares, { id }, operatorToken())
  expect(figures.days[0]?.new_members).toBeGreaterThan(0)
})

test('a link to a locked episode opens on the last free one, with what unlocks the other', async ({ page }) => {
  const sharer = await newPerson('Locksmith')
  const { id, update_number } = await listedDrama(sharer)
  const putBack = await changeTerms(id, { free_number: 1, coin_price: 30 })
  try {
    const last = update_number
    const { url } = await callPlatform(shareCalls.getShareLink, { video_id: id, number: last }, sharer.token)
    await signIn(page, await newPerson('Guest of a link'))
    await page.goto(url)
    await expect(page.getByRole('dialog', { name: `Unlock ep ${last}` })).toBeVisible()
    await expect(page).toHaveURL(/number=1(&|$)/)
  } finally {
    await putBack()
  }
})

test('a link’s picture plays before the program is there, and the player goes on with it', async ({ page }) => {
  const sharer = await newPerson('Sharer')
  const { id } = await listedDrama(sharer)
  const { url } = await callPlatform(shareCalls.getShareLink, { video_id: id, number: 2 }, sharer.token)
  await signIn(page, await newPerson('Visitor'))
  let letIn = (): void => {}
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isLetIn
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  const opening = page.locator('#opening video')
  const secondsOf = (video: HTMLVideoElement): number => video.currentTime
  await expect.poll(() => opening.evaluate(secondsOf)).toBeGreaterThan(0.5)
  // Without the program there is a way on all the same.
  await expect(page.getByRole('link', { name: 'Watch now' })).toBeVisible()
  letIn()
  await expect(page).toHaveURL(new RegExp(`videoPlay\\?id=${id}&number=2`))
  await expect(opening).toHaveCount(0)
  await watchFrames(page, 5)
  await expect(page.locator('video[data-opening]')).toHaveCount(0)
})

test('a member shares a drama: the code on the poster leads to the link, which goes into a chat', async ({ page }) => {
  const [sharer, friend] = [await newPerson('Poster maker'), await newPerson('Best friend')]
  await befriend(sharer, friend)
  const { id, title } = await listedDrama(sharer)
  await signIn(page, sharer)
  await page.goto(screenUrl(`/pages/playlet/shareVideo?id=${id}`))

  const poster = page.getByRole('img', { name: `Poster of ${title}` })
  await expect(poster).toBeVisible()
  const { url } = await callPlatform(shareCalls.getShareLink, { video_id: id }, sharer.token)
  const { list } = await callPlatform(shareCalls.listPosters, { type: 'video', video_id: id }, sharer.token)
  const place = list[0]
  if (!place) throw new Error('No poster is offered')
  await isDrawn(poster)
  expect(await poster.evaluate(sizeOf)).toEqual({ width: 750, height: 1334 })
  expect(await scanCode(await poster.screenshot({ animations: 'disabled' })), 'scanned from the screen').toBe(url)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const download = page.waitForEvent('download')
  await button(page, 'Save poster').click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^\w{8}\.png$/)
  const code = await measureCode(await saved.path(), { x: place.qr_x, y: place.qr_y, size: place.qr_size })
  expect(code).toMatchObject({ text: url, level: 'M' })
  expect(code.side).toBeGreaterThanOrEqual(200)
  expect(code.quiet).toBeGreaterThanOrEqual(4)

  await button(page, 'Send to a chat').click()
  await page.getByRole('tab', { name: 'Friends' }).click()
  await page.getByRole('checkbox', { name: 'Best friend' }).click()
  await page.getByRole('button', { name: 'Send (1)' }).click()
  const receivedLinks = async (): Promise<string> => {
    const question = { friend_id: sharer.userId, msg_id: 0, select_type: 'up' } as const
    const received = await callPlatform(chatCalls.listPrivateMessages, question, friend.token)
    return received.list.map(({ content_text }) => content_text).join()
  }
  await expect.poll(receivedLinks).toContain(url)
})

test('V-25: a drama that is not shared has no way to share it, and its links lead nowhere', async ({ page }) => {
  const person = await newPerson('Late comer')
  const { id } = await listedDrama(person)
  const { url } = await callPlatform(shareCalls.getShareLink, { video_id: id }, person.token)
  const putBack = await changeTerms(id, { is_shareable: 0 })
  try {
    await page.goto(url)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await signIn(page, person)
    await page.goto(screenUrl(`/pages/playlet/shareVideo?id=${id}`))
    await expect(page.getByText("This drama can't be shared")).toBeVisible()
    await page.goto(screenUrl(`/pages/videoPlay/videoPlay?id=${id}`))
    await watchFrames(page, 5)
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  } finally {
    await putBack()
  }
})

test('R-23: an operator sets prices and a time of publishing, places a code, and reads who came', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { id } = await listedDrama(await newPerson('Bystander'))
  const putBack = await changeTerms(id, {})
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl(`/dramas/${id}`))
  await page.getByRole('tab', { name: 'Price and publishing' }).click()
  await page.getByRole('spinbutton', { name: 'Gold per episode' }).fill('25')
  await page.getByRole('spinbutton', { name: 'Free episodes' }).fill('1')
  await expect(page.getByRole('status').filter({ hasText: 'One by one' })).toContainText('Gold')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved')).toBeVisible()
  const { terms } = await callPlatform(shareOperatorCalls.getDramaTerms, { id }, operatorToken())
  expect(terms).toMatchObject({ coin_price: 25, free_number: 1 })
  await putBack()

  await page.getByRole('tab', { name: 'Shared links' }).click()
  await expect(page.getByRole('img', { name: 'Visits and new members by day' })).toBeVisible()

  await page.goto(consoleUrl('/posters'))
  await button(page, 'New background').first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'background.png', mimeType: 'image/png', buffer: onePixel })
  const code = dialog.getByRole('button', { name: /^QR code, 410 from the left/ })
  await code.press('ArrowLeft')
  await expect(dialog.getByRole('button', { name: /^QR code, 400 from the left/ })).toBeVisible()
  await button(dialog, 'Save').click()
  await expect(dialog).toBeHidden()
  const { list } = await callPlatform(shareOperatorCalls.listPosters, {}, operatorToken())
  expect(list.at(-1)).toMatchObject({ kind: 'video', qr_x: 400, qr_y: 994 })
  for (const made of list)
    await callPlatform(shareOperatorCalls.removePoster, { id: made.id, reason: 'browser journey' }, operatorToken())
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Runs in the page. */
const sizeOf = (image: HTMLElement | SVGElement) => {
  if (!(image instanceof HTMLImageElement)) throw new TypeError('no picture')
  return { width: image.naturalWidth, height: image.naturalHeight }
}
