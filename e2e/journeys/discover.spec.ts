import { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import { discoverOperatorCalls } from '@cliffhanger/contract/drama/operator-discover-calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { button, consoleUrl, signInToConsole } from '../console.ts'
import { listedDrama, swipeUp, watchFrames } from '../drama.ts'
import { signIn } from '../member.ts'
import { newOperator, operatorToken } from '../operator.ts'
import { callPlatform, newPerson, screenUrl } from '../platform.ts'
import { examine, listenForErrors } from '../screens/examine.ts'

const filmingMs = 420_000

/** The drama of the demonstration, with what it is called in each language, and first in the chart of the week. */
async function rankedDrama(): Promise<{ id: number; title: string; titles: Record<string, string> }> {
  const { id, title } = await listedDrama(await newPerson('Scout'))
  const { drama } = await callPlatform(dramaOperatorCalls.getDrama, { id }, operatorToken())
  const pin = { type: 'hot', period: 'week', drama_id: id, place: 1, end_time: 0 } as const
  await callPlatform(discoverOperatorCalls.pinDrama, pin, operatorToken())
  const titles = Object.fromEntries(
    Object.entries(drama.texts).map(([language, text]) => [language, text?.title ?? '']),
  )
  return { id, title, titles }
}

const withoutMarks = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')

const field = (page: Page) => page.getByRole('search').getByRole('textbox')
/** Dramas that were found: the searched word is marked in their titles. Those that are popular stand there without. */
const results = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('em') })

/** Types a word and waits for the drama among the results. */
async function find(page: Page, word: string, title: string): Promise<void> {
  await field(page).fill(word)
  await expect(results(page).filter({ hasText: title }).first()).toBeVisible()
}

test('a drama is found in four languages, with marks and without', async ({ page }) => {
  test.setTimeout(filmingMs)
  const { titles } = await rankedDrama()
  await signIn(page, await newPerson('Searcher'))
  for (const [language, name] of [
    ['en', 'English'],
    ['vi', 'Tiếng Việt'],
    ['pt', 'Português'],
    ['zh-CN', '简体中文'],
  ] as const) {
    await test.step(name, async () => {
      const title = titles[language] ?? ''
      await page.goto(screenUrl('/pagesB/my_file/setting/locale'))
      await page.getByRole('button', { name }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.goto(screenUrl('/pages/playlet/search'))
      await find(page, title, title)
      // A part of a title without blanks, and one without its marks, find it as well (V-42).
      await find(page, [...title].slice(1, 3).join(''), title)
      await find(page, withoutMarks(title).toLowerCase(), title)
      await field(page).fill('qqqzzz')
      await expect(results(page)).toHaveCount(0)
    })
  }
})

test('suggestions come while one types, what was searched for is kept, and filters stand in the address', async ({
  page,
}) => {
  test.setTimeout(filmingMs)
  const errors = listenForErrors(page)
  const { title } = await rankedDrama()
  await signIn(page, await newPerson('Typist'))
  await page.getByRole('link', { name: 'Search' }).click()
  const suggestions = page.getByRole('list', { name: 'Suggestions' })
  // Who types on sees suggestions, who pauses the results.
  const typing = field(page).pressSequentially(title, { delay: 300 })
  await expect(suggestions.getByRole('button', { name: title })).toBeVisible()
  await typing
  await expect(suggestions).toBeHidden()
  await field(page).press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('link', { name: title })).toBeVisible()
  await examine(page, errors, 'discover/search-results')

  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: 'Newest' }).click()
  await examine(page, errors, 'discover/search-filters')
  await sheet.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/sort=new/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('link', { name: title })).toBeVisible()

  await page.goto(screenUrl('/pages/playlet/search'))
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: title }).first()).toBeVisible()
  await examine(page, errors, 'discover/search')
  await page.getByRole('button', { name: 'Clear history' }).click()
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeHidden()

  await field(page).fill('qqqzzz')
  await expect(page.getByText('No results for “qqqzzz”')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Popular dramas' }).getByRole('link', { name: title })).toBeVisible()
  await examine(page, errors, 'discover/search-nothing')
})

test('the sections of home lead to their whole lists and on to the charts', async ({ page }) => {
  test.setTimeout(filmingMs)
  const listOf = (code: string) => screenUrl(`/pages/playlet/home?section=${code}`)
  const errors = listenForErrors(page)
  const { title } = await rankedDrama()
  await signIn(page, await newPerson('Browser'))
  for (const [section, code] of [
    ['New releases', 'latest'],
    ['Charts', 'ranking'],
    ['Recommended for you', 'recommended'],
    ['All dramas', 'all'],
  ] as const) {
    await test.step(section, async () => {
      // Home leaves rows out that would have one drama or two.
      if (code === 'all') await page.getByRole('link', { name: `${section}: See all` }).click()
      else await page.goto(listOf(code))
      await expect(page.getByRole('heading', { name: section, level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
      await examine(page, errors, `discover/section-${section}`)
      await page.getByRole('button', { name: 'Back' }).click()
    })
  }
  await page.goto(listOf('ranking'))
  await page.getByRole('link', { name: 'All charts' }).click()
  await expect(page.getByRole('heading', { name: 'Charts', level: 1 })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
  await examine(page, errors, 'discover/rank')
  await page.getByRole('tab', { name: 'Top rated' }).click()
  await page.getByRole('group', { name: 'Period' }).getByRole('button', { name: 'Day' }).click()
  await expect(page.getByRole('button', { name: 'Day' })).toHaveAttribute('aria-pressed', 'true')
  // Members of the demonstration rate what they watch, on some days nobody does; few of them make no score yet.
  await expect(page.getByText('No chart yet').or(page.getByRole('main').getByRole('listitem')).first()).toBeVisible()
  await examine(page, errors, 'discover/rank-day')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Top rated' })).toHaveAttribute('aria-selected', 'true')
})

test('the feed plays one drama after the other; the theatre shows them by category', async ({ page }) => {
  test.setTimeout(filmingMs)
  const errors = listenForErrors(page)
  const { title } = await rankedDrama()
  await signIn(page, await newPerson('Swiper'))
  await page.getByRole('link', { name: 'For you', exact: true }).click()
  await watchFrames(page, 10)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Like' })).toBeVisible()
  expect(await page.locator('video').count()).toBeLessThanOrEqual(2)
  await examine(page, errors, 'discover/feed')
  await swipeUp(page)
  await watchFrames(page, 5)
  await page.getByRole('button', { name: 'Previous drama' }).click()
  await watchFrames(page, 5)
  await page.getByRole('button', { name: 'Watch full series' }).click()
  await expect(page).toHaveURL(/videoPlay/)
  await page.goBack()
  await page.getByRole('tab', { name: 'Theater' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await examine(page, errors, 'discover/theatre')
})

test('everything is found with the keyboard alone, where nothing shall move', async ({ page }) => {
  test.setTimeout(filmingMs)
  const { title } = await rankedDrama()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, await newPerson('Keyboarder'))
  await page.getByRole('link', { name: 'Search' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  const found = page.getByRole('region', { name: 'Results' }).getByRole('link', { name: title })
  await expect(found).toBeVisible()
  // The focus is where the key put it: to wait for it would be to press too often.
  const isFocused = () => found.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40 && !(await isFocused()); presses++) await page.keyboard.press('Tab')
  await expect(found).toBeFocused()

  await page.goto(screenUrl('/pages/playlet/rank'))
  await page.getByRole('tab', { name: 'Trending' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'New' })).toBeFocused()
  await expect(page).toHaveURL(/type=new/)

  await page.goto(screenUrl('/pages/playlet/playlet'))
  await watchFrames(page, 5)
  await page.keyboard.press('ArrowDown')
  await watchFrames(page, 5)
  await page.keyboard.press(' ')
  await expect
    .poll(() => page.evaluate(() => [...document.querySelectorAll('video')].every(({ paused }) => paused)))
    .toBe(true)
})

test('R-23: an operator pins a drama, and sets the order of home', async ({ page, browser }) => {
  test.setTimeout(filmingMs)
  const { id, title } = await rankedDrama()
  const word = `moonlight ${Date.now() % 10_000}`
  const member = await (await browser.newContext()).newPage()
  await signIn(member, await newPerson('Watcher'))

  await page.setViewportSize({ width: 1280, height: 900 })
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl('/charts'))
  await page.getByRole('button', { name: 'Top rated' }).click()
  await button(page, 'Pin a drama').click()
  const pin = page.getByRole('dialog', { name: 'Pin a drama' })
  await pin.getByRole('textbox', { name: 'Drama ID' }).fill(String(id))
  await pin.getByRole('textbox', { name: 'Rank' }).fill('1')
  await button(pin, 'Pin a drama').click()
  await expect(page.getByText('Pinned at 1')).toBeVisible()
  await member.goto(screenUrl('/pages/playlet/rank?type=score'))
  await expect(member.getByRole('listitem').filter({ hasText: title })).toBeVisible()

  await page.goto(consoleUrl('/home'))
  await page.getByRole('textbox', { name: 'Popular searches' }).fill(`${word}\nbridge`)
  await button(page, 'Save').click()
  const reason = page.getByRole('dialog')
  await reason.getByRole('textbox', { name: 'Reason' }).fill('words of the season')
  await button(reason, 'Save').click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  // What home says is kept for a while on an open page.
  await member.goto('about:blank')
  await member.goto(screenUrl('/pages/playlet/search'))
  await expect(member.getByRole('button', { name: word })).toBeVisible()
  await member.context().close()
})
