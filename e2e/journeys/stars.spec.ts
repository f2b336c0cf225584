import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { because, button, consoleUrl, otherConsole, reply } from '../console.ts'
import { test } from '../devices.ts'
import { watchFrames } from '../drama.ts'
import { choose, makeFilm, pictureFile } from '../files.ts'
import { newPayer, payFor } from '../membership.ts'
import { newPerson, screenUrl } from '../platform.ts'
import { commentOn, makeStar, publishPost } from '../stars.ts'
import { typePassword } from '../wallet.ts'

const starUrl = (starId: number): string => screenUrl(`/pagesA/stars/detail?star_id=${starId}`)
const postUrl = (starId: number, postId: number): string => `${starUrl(starId)}&id=${postId}`

/** How wide a drawn picture really is; 0 until its file is there. */
const naturalWidth = (picture: Locator): Promise<number> =>
  picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0))

/** Writes a post on the star's own page; `attach` puts its pictures or its video there. */
async function post(page: Page, title: string, attach: () => Promise<void>): Promise<void> {
  await button(page, 'New post').click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Text' }).fill(`About ${title}`)
  await page.getByRole('group', { name: 'Category' }).getByRole('button').last().click()
  await attach()
  await button(page, 'Submit for review').click()
  await expect(button(page, 'New post')).toBeVisible()
  const card = page.getByRole('main').getByRole('link', { name: new RegExp(title) })
  await expect(card).toContainText('In review')
}

/** An operator looks at a post in the queue and publishes it. */
async function publish(operators: Page, title: string, look: (opened: Locator) => Promise<void>): Promise<void> {
  await operators.goto(consoleUrl('/star-posts'))
  const row = operators.getByRole('row').filter({ hasText: title })
  await button(row, 'View').click()
  const opened = operators.getByRole('dialog', { name: title })
  await look(opened)
  await button(opened, 'Approve').click()
  await reply(operators, 'Approve')
  await expect(row).toBeHidden()
}

/** Reports what is on the page, with a screenshot. */
async function sendReport(page: Page, name: string, color: readonly [number, number, number]): Promise<void> {
  await page.getByRole('textbox', { name: 'Reason' }).fill(name)
  await page.getByRole('textbox', { name: 'What happened' }).fill('It is not theirs')
  await page.getByLabel('Add photos').setInputFiles(pictureFile(`${name}.png`, color))
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await button(page, 'Send report').click()
  await expect(page.getByRole('textbox', { name: 'What happened' })).toBeHidden()
}

/** Opens the report of that name out of the queue. */
async function openReport(operators: Page, name: string): Promise<void> {
  await operators.goto(consoleUrl('/reports'))
  await operators.getByRole('row').filter({ hasText: name }).click()
  await expect(operators.getByText('Reported content at that time')).toBeVisible()
}

test('a star posts a picture and a video, which wait until an operator published them; the video plays by a ticket', async ({
  deviceOf,
  page: empty,
}, testInfo) => {
  test.setTimeout(420_000)
  const [mai, reader] = [await newPerson('Mai'), await newPerson('Reader')]
  const { starId } = await makeStar(mai, `Singers ${mai.userNo}`)
  const [star, phone] = [await deviceOf(mai), await deviceOf(reader)]
  await star.goto(starUrl(starId))
  await post(star, 'Rehearsal', async () => {
    const opener = star.locator('label').filter({ has: star.getByLabel('Add photos') })
    await choose(star, opener, [pictureFile('one.png', [200, 60, 90]), pictureFile('two.png', [40, 90, 200])])
    await expect(star.getByRole('img', { name: 'Photo 2' })).toBeVisible()
    await expect(star.getByRole('progressbar')).toHaveCount(0)
  })
  const film = testInfo.outputPath('film.mp4')
  makeFilm(film)
  await post(star, 'Premiere', async () => {
    await choose(star, star.getByText('Add video'), film)
    await expect(star.getByRole('status').filter({ hasText: 'Video' })).toBeVisible({ timeout: 60_000 })
  })
  await phone.goto(starUrl(starId))
  await expect(phone.getByText('No posts yet')).toBeVisible()

  const operators = await otherConsole(empty)
  await publish(operators, 'Rehearsal', async (opened) => {
    await expect.poll(() => naturalWidth(opened.getByRole('img').first())).toBeGreaterThan(0)
  })
  await publish(operators, 'Premiere', async (opened) => {
    const video = opened.getByLabel('Video', { exact: true })
    const width = () => video.evaluate((shown) => (shown instanceof HTMLVideoElement ? shown.videoWidth : 0))
    await expect.poll(width, { message: 'the film as it was uploaded' }).toBe(720)
  })
  await operators.context().close()
  await star.reload()
  await expect(star.getByRole('main').getByRole('link', { name: /Premiere/ })).not.toContainText('In review')

  await phone.reload()
  await phone.getByRole('link', { name: /Rehearsal/ }).click()
  await expect(phone.getByText('About Rehearsal')).toBeVisible()
  await expect.poll(() => naturalWidth(phone.getByRole('button', { name: 'Picture 1' }).locator('img'))).toBe(96)
  expect((await new AxeBuilder({ page: phone }).analyze()).violations).toEqual([])
  await phone.goBack()
  await phone.getByRole('link', { name: /Premiere/ }).click()
  await expect(async () => {
    await phone.reload()
    await expect(phone.getByRole('main').locator('video')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 180_000 })
  const ticket = phone.waitForResponse((response) => /\/play\/.*\.m4s/.test(response.url()))
  await button(phone, 'Play').click()
  expect((await ticket).status()).toBe(200)
  await watchFrames(phone, 10)
})

test('7018: a post for members shows its teaser, and all of it to who became one', async ({ deviceOf }) => {
  const [mai, reader] = [await newPerson('Mai'), await newPayer('Reader', '50.00')]
  const { starId, categoryId } = await makeStar(mai, `Dancers ${mai.userNo}`)
  const words = { title: 'After the show', content: 'We went dancing.', vip_type: 1 } as const
  await publishPost(mai, categoryId, words)
  const phone = await deviceOf(reader)
  await phone.goto(starUrl(starId))
  const card = phone.getByRole('link', { name: /After the show/ })
  await expect(card).toContainText('Members only')
  await card.click()
  await expect(phone.getByRole('heading', { name: 'After the show' })).toBeVisible()
  await expect(phone.getByText('We went dancing.')).toHaveCount(0)
  await expect(phone.getByRole('textbox')).toHaveCount(0)
  expect((await new AxeBuilder({ page: phone }).analyze()).violations).toEqual([])
  await button(phone, 'Get VIP').click()
  await payFor(phone, '29.90').click()
  await typePassword(phone)
  await button(phone, 'Done').click()
  await button(phone, 'Back to After the show').click()
  await expect(phone.getByText('We went dancing.')).toBeVisible()
  await expect(phone.getByRole('textbox', { name: 'Add a comment…' })).toBeVisible()
})

test('a post is commented, answered and reported; author, star and operators delete what is theirs to delete', async ({
  deviceOf,
  page: empty,
}) => {
  test.setTimeout(300_000)
  const [mai, ann, bob] = [await newPerson('Mai'), await newPerson('Ann'), await newPerson('Bob')]
  const { starId, categoryId } = await makeStar(mai, `Writers ${mai.userNo}`)
  const postId = await publishPost(mai, categoryId, { title: `Letter ${mai.userNo}`, content: 'Dear all' })
  const [anns, bobs, star] = [await deviceOf(ann), await deviceOf(bob), await deviceOf(mai)]
  const write = async (page: Page, label: string, words: string): Promise<void> => {
    await page.getByRole('textbox', { name: label }).fill(words)
    await button(page, 'Send').click()
    await expect(page.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible()
  }
  await anns.goto(postUrl(starId, postId))
  await write(anns, 'Add a comment…', 'Thank you, Mai')
  await write(anns, 'Add a comment…', 'A second thought')
  await bobs.goto(postUrl(starId, postId))
  const thanks = bobs.getByRole('listitem').filter({ hasText: 'Thank you, Mai' }).first()
  await button(thanks, 'Reply').first().click()
  await write(bobs, 'Reply to Ann', 'Me too')
  await write(bobs, 'Add a comment…', 'Cheap watches here')
  const root = await commentOn(postId, ann, 'What happens next?')
  for (const words of ['Nobody knows', 'A wedding', 'A trial']) await commentOn(postId, bob, words, root)

  await anns.reload()
  await expect(anns.getByText('A wedding')).toBeVisible()
  await expect(anns.getByText('A trial')).toHaveCount(0)
  await button(anns, 'View all 3 replies').click()
  await expect(anns.getByText('A trial')).toBeVisible()
  expect((await new AxeBuilder({ page: anns }).analyze()).violations).toEqual([])

  // Ann deletes what they wrote, the star deletes a stranger's; Ann may not delete that.
  const itemOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).first()
  await expect(button(itemOf(anns, 'Cheap watches here'), 'Delete')).toHaveCount(0)
  await button(itemOf(anns, 'A second thought'), 'Delete').click()
  await button(anns.getByRole('dialog'), 'Delete').click()
  await expect(anns.getByText('A second thought')).toHaveCount(0)
  await star.goto(postUrl(starId, postId))
  await expect(star.getByText('A second thought')).toHaveCount(0)
  await button(itemOf(star, 'Cheap watches here'), 'Delete').click()
  await button(star.getByRole('dialog'), 'Delete').click()
  await expect(star.getByText('Cheap watches here')).toHaveCount(0)

  const [ofPost, ofComment] = [`Copied post ${mai.userNo}`, `Rude words ${mai.userNo}`]
  await bobs.reload()
  await itemOf(bobs, 'Thank you, Mai').getByRole('link', { name: 'Report' }).first().click()
  await sendReport(bobs, ofComment, [120, 20, mai.userId % 256])
  await button(bobs, 'Report').click()
  await sendReport(bobs, ofPost, [20, 120, mai.userId % 256])

  const operators = await otherConsole(empty)
  await openReport(operators, ofComment)
  await expect(operators.getByRole('region', { name: 'Reported comment' })).toContainText('Thank you, Mai')
  await button(operators, 'Delete comment').click()
  await reply(operators, 'Delete comment', because)
  await expect(operators.getByText('Comment already deleted')).toBeVisible()
  await anns.reload()
  await expect(anns.getByText('What happens next?')).toBeVisible()
  await expect(anns.getByText('Thank you, Mai')).toHaveCount(0)
  await expect(anns.getByText('Me too')).toHaveCount(0)

  await openReport(operators, ofPost)
  await expect(operators.getByRole('region', { name: 'Reported post' })).toContainText('Dear all')
  await button(operators, 'Take down post').click()
  await reply(operators, 'Take down post', because)
  await expect(operators.getByText('Post isn’t shown to others')).toBeVisible()
  await expect(button(operators, 'Take down post')).toHaveCount(0)
  await operators.context().close()
  await anns.reload()
  await expect(anns.getByText('This post is no longer available')).toBeVisible()
  await star.reload()
  await expect(star.getByRole('main').getByRole('status')).toContainText('Not approved: browser journey')
})
