import { expect, test } from '@playwright/test'
import { message, openChat, say } from '../chat.ts'
import { signIn, tab, welcomeOn } from '../member.ts'
import { changePlatform } from '../operator.ts'
import { befriend, newPerson, platformUrl, screenUrl } from '../platform.ts'

const markup = '<img src=x onerror="document.title=1"><b>bold</b>'

test('HTML in a nickname and in a message stays text (V-42)', async ({ browser, page }) => {
  const [writer, reader] = [await newPerson('<i>Writer</i>'), await newPerson('Reader')]
  await befriend(writer, reader)
  await signIn(page, writer)
  await openChat(page, reader)
  await say(page, markup)

  const context = await browser.newContext()
  const readers = await context.newPage()
  await signIn(readers, reader)
  await tab(readers, 'Chats').click()
  await readers.getByRole('link', { name: '<i>Writer</i>' }).click()
  await expect(message(readers, markup)).toBeVisible()
  await expect(readers.getByText('<i>Writer</i>', { exact: true })).toBeVisible()
  await expect(readers).not.toHaveTitle('1')
  await context.close()
})

test('R-1: a guest who opens an inner screen by its address comes to the start page', async ({ page }) => {
  await page.goto(screenUrl('/pagesB/my_file/setting/info'))
  await expect(page).toHaveURL(/#\/pages\/(start\/index|playlet\/home)/)
  await expect(welcomeOn(page)).toBeVisible()
})

test('a page that does not exist leads to the start page', async ({ page }) => {
  await page.goto(screenUrl('/pages/<script>alert(1)</script>'))
  await expect(welcomeOn(page)).toBeVisible()
})

test.describe('a closed platform', () => {
  let reopen: () => Promise<void>
  test.beforeAll(async () => {
    reopen = await changePlatform({ plat_status: 0 })
  })
  test.afterAll(() => reopen())

  test('says so and lets nobody in', async ({ page }) => {
    await page.goto(platformUrl())
    const notice = page.getByRole('dialog', { name: 'Notice', exact: true })
    await expect(notice.getByText('Cliffhanger is closed')).toBeVisible()
    await notice.getByRole('button', { name: 'OK' }).click()
    await expect(notice).toBeHidden()
    await expect(tab(page, 'Home')).toBeHidden()
  })
})
