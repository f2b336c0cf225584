import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { button } from '../console.ts'
import { listedDrama, watchFrames } from '../drama.ts'
import { signIn, tab, welcomeOn } from '../member.ts'
import { callPlatform, newPerson, screenUrl } from '../platform.ts'
import { examine, listenForErrors } from '../screens/examine.ts'

const filmingMs = 420_000

/** Home as if there were more categories than the one drama of this platform has: three more, which nobody may choose. */
async function offerGenres(page: Page): Promise<string> {
  const person = await newPerson('Scout')
  const { list } = await callPlatform(dramaCalls.listHomeTypes, {}, person.token)
  const more = ['Mystery', 'Comedy', 'Youth'].map((name, index) => ({ id: 900_000 + index, name, icon: '', sort: 90 }))
  await page.route(`**${dramaCalls.listHomeTypes.path}`, (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { list: [...list, ...more] } } }),
  )
  return list.find(({ id }) => id > 0)?.name ?? ''
}

test('V-43: the welcome asks once what one likes and leads into an episode; who comes back is not asked again', async ({
  page,
}) => {
  test.setTimeout(filmingMs)
  const errors = listenForErrors(page)
  await listedDrama(await newPerson('Scout'))
  const genre = await offerGenres(page)
  await page.goto(screenUrl('/'))
  const welcome = page.getByRole('dialog', { name: 'What do you like to watch?' })
  const question = welcome.getByRole('group', { name: 'What do you like to watch?' })
  await expect(question.getByRole('button')).toHaveCount(4)
  await examine(page, errors, 'discover/welcome')
  await question.getByRole('button', { name: genre }).click()
  const sent = page.waitForResponse((response) => new URL(response.url()).pathname === discoverCalls.setTaste.path)
  await button(welcome, 'Start watching').click()
  expect(await (await sent).json()).toMatchObject({ code: 200, data: { type_ids: [expect.any(Number)] } })
  // From there it leads into an episode that plays.
  await expect(page).toHaveURL(/first=recommended/)
  await watchFrames(page, 5)
  await page.goto(screenUrl('/pages/playlet/home?isShow=1'))
  await page.reload()
  await expect(welcomeOn(page).getByText("You're all set.")).toBeVisible()
  await expect(question).toBeHidden()
})

test('S-10: a stranger who asks for an episode watches it, and is asked what they like once they come home', async ({
  page,
}) => {
  test.setTimeout(filmingMs)
  const { id } = await listedDrama(await newPerson('Scout'))
  await offerGenres(page)
  await page.goto(screenUrl(`/pages/videoPlay/videoPlay?id=${id}&number=2`))
  await expect(page).toHaveURL(new RegExp(`videoPlay\\?id=${id}&number=2`))
  await watchFrames(page, 5)
  await page.goto(screenUrl('/pages/playlet/home'))
  const question = page.getByRole('dialog', { name: 'What do you like to watch?' })
  await question.getByRole('button', { name: 'Skip' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible()
  await expect(question).toBeHidden()
})

test('the document shows the first picture where home draws it', async ({ page }) => {
  test.setTimeout(filmingMs)
  await listedDrama(await newPerson('Early'))
  // Both are measured in the moment in which the one gives way to the other.
  await page.addInitScript(() => {
    const measure = (element: Element | null) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [x, y, width, height].map(Math.round)
    }
    new MutationObserver(() => {
      const early = document.querySelector('#first-picture > div')
      const drawn = document.querySelector('[aria-roledescription="carousel"] li > *')
      if (early && drawn) Object.assign(window, { places: { early: measure(early), drawn: measure(drawn) } })
    }).observe(document, { childList: true, subtree: true })
  })
  const placesOf = () => page.evaluate(() => (window as unknown as { places?: object }).places)
  await page.goto(screenUrl('/'))
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible()
  await expect(page.locator('#first-picture')).toHaveCount(0)
  const places = await placesOf()
  expect(places).toEqual({ early: expect.any(Array), drawn: expect.any(Array) })
  const { early, drawn } = places as { readonly early: number[]; readonly drawn: number[] }
  expect(drawn).toEqual(early)
  // Whoever wants another place never sees it.
  await page.goto(screenUrl('/pages/user/index'))
  await page.reload()
  await expect(tab(page, 'Me')).toHaveAttribute('aria-current', 'page')
  expect(await placesOf()).toBeUndefined()
})

test('the top of home keeps its drama and plays it', async ({ page }) => {
  test.setTimeout(filmingMs)
  const person = await newPerson('Keeper')
  const { title } = await listedDrama(person)
  await signIn(page, person)
  const top = page.getByRole('region', { name: 'Featured' })
  const stored = page.waitForResponse((response) => response.url().endsWith(collectionCalls.setBinge.path))
  await button(top, 'Save').click()
  await expect(button(top, 'Saved')).toHaveAttribute('aria-pressed', 'true')
  // It is shown before the platform has it.
  await stored
  await page.reload()
  await expect(button(top, 'Saved')).toBeVisible()
  await button(top, 'Saved').click()
  await expect(button(top, 'Save')).toHaveAttribute('aria-pressed', 'false')
  await top.getByRole('link', { name: `Play ${title}` }).click()
  await watchFrames(page, 1)
})
