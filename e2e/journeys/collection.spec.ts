import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import { expect, type Page } from '@playwright/test'
import { test } from '../devices.ts'
import { listedDrama, watchFrames } from '../drama.ts'
import { pictureFile } from '../files.ts'
import { tab } from '../member.ts'
import { operatorToken } from '../operator.ts'
import { callPlatform, newPerson, type Person, screenUrl } from '../platform.ts'
import { isDrawn, scanCode } from '../scan-code.ts'
import { goTo } from '../screens/examine.ts'

/** The first journey waits until the demonstration's drama is filmed. */
test.beforeAll(async () => {
  test.setTimeout(300_000)
  await listedDrama(await newPerson('Scout'))
})

const detailOf = (id: number) => screenUrl(`/pages/playlet/videoDetail?id=${id}`)
const list = screenUrl('/pages/playlet/binge-watch')
const history = screenUrl('/pages/user/videoHistory')

const videoOf = async ({ token }: Person, id: number) => (await callPlatform(dramaCalls.getVideo, { id }, token)).video

/** A drama by its cover, on one of my lists. */
const cover = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title })

test('the binge list is one on two devices: kept on one, taken off on the other', async ({ deviceOf }) => {
  const ann = await newPerson('Ann')
  const { id, title } = await listedDrama(ann)
  const [phone, tablet] = [await deviceOf(ann), await deviceOf(ann)]
  await tablet.goto(list)
  await expect(tablet.getByText('Nothing saved yet')).toBeVisible()

  await phone.goto(detailOf(id))
  await phone.getByRole('button', { name: /^Save( \d+)?$/ }).click()
  await expect(phone.getByRole('button', { name: /^Saved( \d+)?$/ })).toHaveAttribute('aria-pressed', 'true')
  // The button answers before the server does.
  await expect.poll(async () => (await videoOf(ann, id)).is_binge).toBe(1)

  await tablet.reload()
  await expect(cover(tablet, title)).toBeVisible()
  await tablet.getByRole('button', { name: 'Edit' }).click()
  await tablet.getByRole('checkbox', { name: title }).click()
  await tablet.getByRole('button', { name: 'Remove (1)' }).click()
  await expect(tablet.getByText('Nothing saved yet')).toBeVisible()
  await expect.poll(async () => (await videoOf(ann, id)).is_binge).toBe(0)

  await phone.reload()
  await expect(phone.getByRole('button', { name: /^Save( \d+)?$/ })).toBeVisible()
})

test('S-108: what was watched stands in the history under its day, goes on from there, and can be deleted', async ({
  deviceOf,
}) => {
  const ann = await newPerson('Ann')
  const { id, title } = await listedDrama(ann)
  await callPlatform(dramaCalls.reportWatch, { video_id: id, number: 2, timeDetail: 4, seconds: 4 }, ann.token)
  const page = await deviceOf(ann)
  await page.goto(history)
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('link', { name: title })).toContainText(/Ep 2 \/ \d+\s*Stopped at 0:04/)

  await today.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/videoPlay/)
  await watchFrames(page, 5)
  await expect(page).toHaveURL(/number=2/)

  // The player tells the server on the way out where it was: told after the history was cleared, it would begin a new one.
  await goTo(page, history)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page
    .getByRole('dialog', { name: 'Clear your watch history?' })
    .getByRole('button', { name: 'Clear all' })
    .click()
  await expect(page.getByText('No history yet')).toBeVisible()
  await tab(page, 'Home')
    .or(page.getByRole('button', { name: 'Find something to watch' }))
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'All dramas: See all' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Continue watching' })).toBeHidden()
})

test('V-39: a drama is rated once, and liked and unliked as often as one likes', async ({ deviceOf }) => {
  const ann = await newPerson('Ann')
  const { id, title } = await listedDrama(ann)
  const before = await videoOf(ann, id)
  const page = await deviceOf(ann)
  await page.goto(detailOf(id))
  await page.getByRole('button', { name: '4 of 5 stars' }).click()
  await expect(page.getByText('Your rating: 4 of 5 stars')).toBeVisible()
  await expect(page.getByRole('button', { name: '5 of 5 stars' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Liked' })).toBeVisible()
  await expect.poll(async () => (await videoOf(ann, id)).skr_count).toBe(before.skr_count + 1)
  await page.goto(screenUrl('/pages/playlet/binge-watch?tab=skr'))
  await expect(cover(page, title)).toBeVisible()

  await cover(page, title).click()
  await page.getByRole('button', { name: 'Liked' }).click()
  await expect.poll(async () => (await videoOf(ann, id)).skr_count).toBe(before.skr_count)
  expect(await videoOf(ann, id)).toMatchObject({ is_skr: 0, my_score: 8, score_count: before.score_count + 1 })
})

test('a drama’s page tells how much of it is out and its price, and an episode chosen there plays', async ({
  deviceOf,
}) => {
  const ann = await newPerson('Ann')
  const { id, title } = await listedDrama(ann)
  const page = await deviceOf(ann)
  await page.goto(screenUrl(`/pages/playlet/videoDetail?id=${id}&panel=selections`))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(/^\d+ of \d+ episodes out · /)).toBeVisible()
  const episodes = page.getByRole('region', { name: 'Episodes' })
  await expect(episodes).toBeInViewport()
  await episodes.getByRole('button', { name: /^Ep 2/ }).click()
  await expect(page).toHaveURL(/videoPlay.*number=2/)
  await watchFrames(page, 5)

  await page.goBack()
  // Continued where more than a moment of it was seen.
  await expect(page.getByRole('button', { name: /^(?:Continue|Play) Ep 2$/ })).toBeVisible()
  await page.goto(detailOf(999_999))
  await expect(page.getByText('No longer available')).toBeVisible()
})

test('the page about me leads to everything of mine, counts it, and copies my number', async ({ deviceOf }) => {
  const ann = await newPerson('Ann')
  const { id } = await listedDrama(ann)
  await callPlatform(collectionCalls.setBinge, { video_ids: [id], value: 1 }, ann.token)
  const page = await deviceOf(ann)
  await tab(page, 'Me').click()
  await expect(page.getByRole('link', { name: 'Saved 1' })).toBeVisible()
  for (const [entry, heading] of [
    ['History', 'My dramas'],
    ['Saved 1', 'My dramas'],
    ['Downloads', 'My dramas'],
    ['Coupons', 'Coupons'],
    ['Invite friends', 'Invite friends'],
    ['Earnings', 'Earnings'],
    ['Points mall', 'Points mall'],
    ['Contacts', 'Contacts'],
    ['Feedback', 'Feedback'],
    ['Settings', 'Settings'],
    ['Ann My profile', 'My profile'],
  ] as const) {
    await page.getByRole('link', { name: entry }).click()
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Feedback' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'My wallet' }).click()
  for (const entry of ['Redeem code', 'My orders']) {
    await page.getByRole('link', { name: entry }).click()
    await expect(page.getByRole('heading', { name: entry, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('link', { name: 'Ann My profile' }).click()
  await page.getByRole('button', { name: 'My QR code' }).click()
  const shown = page.getByRole('dialog').getByRole('img', { name: 'My QR code' })
  await isDrawn(shown)
  expect(await scanCode(await shown.screenshot({ animations: 'disabled' }))).toContain(`find=${ann.userNo}`)
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Save image' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(`${ann.userNo}.png`)
  expect(await scanCode(await saved.path())).toContain(`find=${ann.userNo}`)
})

test('feedback goes to the platform with its picture, once what is missing is filled in', async ({ deviceOf }) => {
  const ann = await newPerson('Ann')
  const page = await deviceOf(ann)
  await page.goto(screenUrl('/pages/playlet/feedback'))
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Enter a title')).toBeVisible()
  await expect(page.getByText('Enter a description')).toBeVisible()
  const title = `Subtitles ${ann.userNo}`
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Description' }).fill('They are too small on my phone.')
  await page.getByRole('textbox', { name: 'Contact' }).fill('ann@example.com')
  await page.getByLabel('Add photos').setInputFiles(pictureFile('screen.png', [20, 90, 160]))
  const picture = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Photo 1' }) })
  await expect(picture).toBeVisible()
  await expect(picture.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Thanks for your feedback!')).toBeVisible()
  const { list: reports } = await callPlatform(reportsOperatorCalls.listReports, { limit: 100 }, operatorToken())
  expect(reports.find((report) => report.introduction === title)).toMatchObject({ type: 'feedback' })
})
