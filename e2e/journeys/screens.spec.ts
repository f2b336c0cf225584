import { expect, type Page, test } from '@playwright/test'
import { messageWith, openChat, say } from '../chat.ts'
import { consoleUrl, signInToConsole } from '../console.ts'
import { fillConsole } from '../console-rows.ts'
import { choose, pictureFile } from '../files.ts'
import { signIn } from '../member.ts'
import { newOperator } from '../operator.ts'
import { screenUrl } from '../platform.ts'
import { examine, expectSound, goTo, listenForErrors, openAnew } from '../screens/examine.ts'
import { fullMember, guestScreens, nameOf } from '../screens/full-member.ts'

const languages = [
  { language: 'en', name: 'English' },
  { language: 'vi', name: 'Tiếng Việt' },
  { language: 'zh-CN', name: '简体中文' },
] as const

/** Looks at a screen. In English it is loaded by its address and held against what everybody needs to use it, neither of which is a matter of
 *  language; in the others it is opened inside the app. In each it comes without a fault and is no wider than the window. */
async function lookAt(page: Page, errors: string[], screen: { address: string; name: string }, language: string) {
  const name = `${language}/${screen.name}`
  await test.step(screen.address, async () => {
    if (language === 'en') {
      await openAnew(page, screen.address)
      await examine(page, errors, name)
    } else {
      await goTo(page, screen.address)
      await expectSound(page, errors, name)
    }
  })
}

for (const { language, name } of languages) {
  test(`every screen of a guest is in order in ${language}`, async ({ page }) => {
    test.setTimeout(420_000)
    const errors = listenForErrors(page)
    await page.goto(screenUrl('/pagesB/my_file/setting/locale'))
    await page.getByRole('button', { name }).click()
    for (const [screen, address] of guestScreens())
      await lookAt(page, errors, { address: screenUrl(address), name: `guest/${screen}` }, language)
  })

  test(`every screen of a member is in order in ${language}`, async ({ page }) => {
    // In English some 140 pages are loaded and looked at, beside films that are being made.
    test.setTimeout(1_200_000)
    const errors = listenForErrors(page)
    const { member, friend, screens } = await fullMember()
    await signIn(page, member)
    await openChat(page, friend)
    await say(page, 'Shall we watch the next one together?')
    await page.getByRole('button', { name: 'Attach' }).click()
    const album = page.getByRole('dialog', { name: 'Attach' }).getByRole('button', { name: 'Photos and videos' })
    await choose(page, album, pictureFile('poster.png', [160, 60, 120]))
    await page.getByRole('dialog', { name: 'Send 1 photo' }).getByRole('button', { name: 'Send', exact: true }).click()
    await expect(messageWith(page, page.getByRole('button', { name: 'Photo' })).getByLabel('Sent')).toBeVisible()
    await page.goto(screenUrl('/pagesB/my_file/setting/locale'))
    await page.getByRole('button', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const [view, address] of screens)
      await lookAt(page, errors, { address: screenUrl(address), name: view }, language)
  })
}

for (const { language, name } of languages.filter((each) => each.language !== 'vi')) {
  test(`every page of the console is in order in ${language}`, async ({ page, browser }) => {
    test.setTimeout(900_000)
    const phone = await browser.newContext()
    await fillConsole(await phone.newPage())
    await phone.close()
    await page.setViewportSize({ width: 1280, height: 800 })
    const errors = listenForErrors(page)
    await signInToConsole(page, await newOperator())
    if (language !== 'en') {
      await page.getByRole('button', { name: 'English' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const entries = await menuPaths(page)
    expect(entries.length).toBeGreaterThan(60)
    const paths = [...entries, '/dramas/create', '/dramas/1', '/my-account']
    for (const path of paths)
      await lookAt(page, errors, { address: consoleUrl(path), name: `console/${nameOf(path)}` }, language)
  })
}

/** Paths of all pages of the console's menu. With any of its groups open it fits the window. */
async function menuPaths(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation')
  const hrefs: string[] = []
  for (const group of await menu.getByRole('button').all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
    const links = menu.getByRole('link')
    await expect(links.last()).toBeInViewport({ ratio: 1 })
    await expect(menu.getByRole('button').last()).toBeInViewport({ ratio: 1 })
    hrefs.push(...(await links.evaluateAll((all) => all.flatMap((link) => link.getAttribute('href') ?? []))))
  }
  return [...new Set(hrefs.map((href) => href.replace(/^.*#/, '')))]
}
