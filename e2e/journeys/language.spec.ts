import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { expect, test } from '@playwright/test'
import { listedDrama, openEpisode, watchFrames } from '../drama.ts'
import { signIn, submitLogin, tab } from '../member.ts'
import { callPlatform, newPerson, platformUrl, screenUrl } from '../platform.ts'

test('a chosen language changes every text, stays after a reload and belongs to the account', async ({
  browser,
  page,
}) => {
  const person = await newPerson('Polyglot')
  await signIn(page, person)

  await tab(page, 'Me').click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Language' }).click()
  await page.getByRole('button', { name: '简体中文' }).click()
  await expect(page.getByRole('heading', { name: '语言' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect.poll(async () => (await callPlatform(accountCalls.getLanguage, {}, person.token)).language).toBe('zh-CN')

  await page.reload()
  await expect(page.getByRole('heading', { name: '语言' })).toBeVisible()

  const otherDevice = await browser.newContext()
  const elsewhere = await otherDevice.newPage()
  await elsewhere.goto(screenUrl('/pages/login/login-email'))
  await submitLogin(elsewhere, person.loginName, person.password)
  await expect(elsewhere.getByRole('link', { name: '首页' })).toBeVisible()
  await otherDevice.close()
})

test('a guest chooses a language before signing in', async ({ page }) => {
  await page.goto(screenUrl('/pagesB/my_file/setting/locale'))
  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(page.getByRole('heading', { name: 'Ngôn ngữ' })).toBeVisible()
  await page.goto(screenUrl('/pages/login/login-email'))
  await expect(page.getByRole('heading', { name: 'Chào mừng trở lại' })).toBeVisible()
})

test('who signs in on a device of another language finds all of home in their own, however late an answer comes', async ({
  page,
}) => {
  // The first journeys are played while the drama is filmed, and home has no sections without one.
  test.setTimeout(420_000)
  const person = await newPerson('Polyglot')
  await listedDrama(person)
  await callPlatform(accountCalls.setLanguage, { language: 'vi' }, person.token)
  const heldBack = [dramaCalls.getHomeConfig, dramaCalls.listHomeTypes, dramaCalls.listTheater].map(({ path }) => path)
  await page.route(
    ({ pathname }) => heldBack.includes(pathname),
    async (route) => {
      if (route.request().headers()['lang'] === 'en')
        await page.waitForFunction(() => document.documentElement.lang === 'vi')
      await route.continue().catch(() => undefined)
    },
  )
  await page.goto(screenUrl('/pages/login/login-email'))
  await submitLogin(page, person.loginName, person.password)
  await expect(page.getByRole('link', { name: 'Trang chủ' })).toBeVisible()
  const home = await callPlatform(dramaCalls.getHomeConfig, {}, person.token, 'vi')
  const { list } = await callPlatform(dramaCalls.listTheater, { limit: 1 }, person.token, 'vi')
  // A row of fewer than three leaves itself out: one drama stands among all.
  const all = home.sections.find(({ code }) => code === 'all')
  await expect(page.getByRole('heading', { name: all?.title ?? '' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(list[0]?.title ?? '')
      .first(),
  ).toBeVisible()
})

test('what somebody goes on watching is called what it is called in the language they chose since', async ({
  page,
}) => {
  const person = await newPerson('Polyglot')
  const drama = await listedDrama(person)
  await signIn(page, person)
  await openEpisode(page, drama, 1)
  await watchFrames(page, 5)
  // Home asks what is watched as soon as it opens: the server has to know by then.
  const notified = page.waitForResponse((response) => response.url().endsWith(dramaCalls.reportWatch.path))
  await page.keyboard.press('k')
  await notified
  await page.goto(platformUrl())
  await expect(page.getByRole('region', { name: 'Continue watching' })).toContainText(drama.title)
  await page.goto(screenUrl('/pagesB/my_file/setting/locale'))
  await page.getByRole('button', { name: 'Português' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await page.goto(platformUrl())
  const { sections } = await callPlatform(dramaCalls.getHomeConfig, {}, person.token, 'pt')
  const { list } = await callPlatform(dramaCalls.listTheater, { limit: 100 }, person.token, 'pt')
  const row = page.getByRole('region', { name: sections.find(({ code }) => code === 'history')?.title ?? '' })
  const title = list.find(({ id }) => id === drama.id)?.title ?? ''
  expect(title).not.toBe(drama.title)
  await expect(row).toContainText(title)
  await expect(row).not.toContainText(drama.title)
})
