import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { expect, test } from '@playwright/test'
import { signIn, submitLogin, tab } from '../member.ts'
import { callPlatform, newPerson, screenUrl } from '../platform.ts'

test('a chosen language changes every text, stays after a reload and belongs to the account', async ({
  browser,
  page,
}) => {
  const person = await newPerson('Polyglot')
  await signIn(page, person)

  await tab(page, 'Me').click()
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

test('a guest chooses his language before he signs in', async ({ page }) => {
  await page.goto(screenUrl('/pagesB/my_file/setting/locale'))
  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(page.getByRole('heading', { name: 'Ngôn ngữ' })).toBeVisible()
  await page.goto(screenUrl('/pages/login/login-email'))
  await expect(page.getByRole('heading', { name: 'Chào mừng trở lại' })).toBeVisible()
})
