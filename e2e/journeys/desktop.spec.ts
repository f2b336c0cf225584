import { expect, test } from '@playwright/test'
import { write } from '../chat.ts'
import { navigation, onComputer, scrollersBeyondTheirWidth } from '../desktop.ts'
import { haveStills, listedDrama, openEpisode, sellDrama, watchFrames } from '../drama.ts'
import { tab } from '../member.ts'
import { befriend, newPerson, screenUrl } from '../platform.ts'
import { examine, expectSound, goTo, listenForErrors, restAfter } from '../screens/examine.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('home leads to a drama that plays beside the list of its episodes; keys and mouse change the episode', async ({
  page,
}) => {
  test.setTimeout(420_000)
  const errors = listenForErrors(page)
  const drama = await listedDrama(await newPerson('Scout'))
  const putBack = await sellDrama(drama, { free_number: 2, coin_price: 60, whole_price: 0 })
  try {
    await onComputer(page)
    await restAfter(page, () => page.reload())
    await examine(page, errors, 'desktop/home')

    await page.getByRole('main').getByRole('link', { name: drama.title }).first().click()
    await watchFrames(page, 10)
    const panel = page.getByRole('complementary', { name: drama.title })
    const episode = (number: number) => panel.getByRole('button', { name: new RegExp(`^Ep ${number} `) })
    await expect(panel.getByRole('heading', { name: drama.title })).toBeVisible()
    await expect(episode(1)).toHaveAttribute('aria-current', 'true')
    await expect(episode(2)).toContainText('Free')
    await expect(navigation(page)).toBeVisible()
    await examine(page, errors, 'desktop/player')

    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/number=2$/)
    await expect(episode(2)).toHaveAttribute('aria-current', 'true')
    await expect(episode(1)).toContainText('Watched')
    await page.keyboard.press('ArrowUp')
    await expect(page).toHaveURL(/number=1$/)
    await episode(2).click()
    await expect(page).toHaveURL(/number=2$/)
    await watchFrames(page, 5)
    await page.keyboard.press(' ')
    await expect(page.getByRole('main').getByRole('button', { name: 'Play', exact: true })).toBeVisible()

    // The picture is upright, and what can be done with it stands beside it.
    const picture = await page.locator('[data-taps]').boundingBox()
    const like = await page.getByRole('button', { name: 'Like', exact: true }).boundingBox()
    expect(picture && picture.width / picture.height).toBeCloseTo(9 / 16, 1)
    expect(like?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0))

    if (drama.update_number > 2) {
      await expect(episode(3)).toContainText('Unlock for')
      await episode(3).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  } finally {
    await putBack()
  }
})

test('a mouse finds the player’s controls at the foot of the film, keys do the same, and the film fills the screen', async ({
  page,
}) => {
  test.setTimeout(420_000)
  const errors = listenForErrors(page)
  const person = await onComputer(page)
  const drama = await listedDrama(person)
  await haveStills(drama, 1, person)
  await openEpisode(page, drama, 1)
  await watchFrames(page, 5)
  const film = page.getByRole('main')
  const bar = page.getByRole('group', { name: 'Playback controls' })
  const control = (name: string) => bar.getByRole('button', { name, exact: true })

  // They are there while the mouse moves, and away while it rests.
  const picture = await page.locator('[data-taps]').boundingBox()
  const [x, y] = [(picture?.x ?? 0) + 100, (picture?.y ?? 0) + 200]
  await page.mouse.move(x, y)
  await expect(film).toHaveAttribute('data-idle', 'true')
  await page.mouse.move(x + 20, y)
  await expect(film).toHaveAttribute('data-idle', 'false')
  await control('Pause (Space)').click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.getByRole('slider', { name: 'Progress' }).hover()
  await expect(page.locator('[data-still]')).toBeVisible()
  await examine(page, errors, 'desktop/player-bar')
  await page.keyboard.press(' ')
  await expect(control('Pause (Space)')).toBeVisible()
  await page.keyboard.press(' ')

  await control('Next episode (N)').click()
  await expect(page).toHaveURL(/number=2$/)
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/number=1$/)
  await expect(control('Previous episode (P)')).toBeDisabled()
  await watchFrames(page, 5)
  // It is short, and would go on by itself.
  await page.keyboard.press('k')
  await expect(control('Play (Space)')).toBeVisible()
  const volumes = () => page.evaluate(() => [...document.querySelectorAll('video')].map(({ volume }) => volume))
  await page.keyboard.press('m')
  await expect(control('Unmute (M)')).toBeVisible()
  await expect.poll(volumes).toEqual([0, 0])
  await bar.getByRole('slider', { name: 'Volume' }).fill('40')
  await expect(control('Mute (M)')).toBeVisible()
  await expect.poll(volumes).toEqual([0.4, 0.4])

  const panel = page.getByRole('complementary', { name: drama.title })
  await control('Full screen (F)').click()
  await expect(control('Exit full screen (F)')).toBeVisible()
  await expect(panel).toBeHidden()
  await page.keyboard.press('f')
  await expect(panel).toBeVisible()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toContainText('Play or pause')
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(page).toHaveURL(/number=1$/)
})

test('the tab key goes from the navigation to the list and on to what was chosen from it', async ({ page }) => {
  await onComputer(page)
  await goTo(page, screenUrl('/pagesB/my_file/privacySecurity'))
  const list = page.getByRole('region', { name: 'Settings' })
  await expect(list.getByRole('link', { name: 'Privacy', exact: true })).toHaveAttribute('aria-current', 'page')
  const passed: string[] = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const part = await page.evaluate(() => {
      const at = document.activeElement
      if (at?.closest('nav')) return 'navigation'
      return at?.closest('section[aria-label="Settings"]') ? 'list' : at?.closest('main') ? 'screen' : undefined
    })
    if (part !== undefined && passed.at(-1) !== part) passed.push(part)
    if (part === 'screen') break
  }
  expect(passed).toEqual(['navigation', 'list', 'screen'])
})

test('no screen is wider than the window, and what grows wider fills it', async ({ page }) => {
  test.setTimeout(420_000)
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  const friend = await newPerson('Friend')
  await befriend(friend, dana)
  await write(friend, dana, 'A word that is longer than the column is wide: '.repeat(6))
  const screens = [
    ['home', '/pages/playlet/home'],
    ['bonus', '/pages/playlet/bonus'],
    ['events', '/pages/playlet/events'],
    ['chats', '/pages/index/index'],
    ['chat', `/pagesA/chat/msg?friend_idx=${friend.userId}`],
    ['contacts', `/pagesA/addressbook/friend_details?friend_idx=${friend.userId}`],
    ['me', '/pages/user/index'],
    ['settings', '/pagesB/my_file/setting/index'],
    ['wallet', '/pages/playlet/myWallet'],
    ['transactions', '/pages/playlet/bill'],
    ['transfer', '/pages/transfer/transfer'],
    ['top-up', '/pages/user/recharge'],
    ['convert', '/pages/conversion/conversion'],
    ['savings', '/pages/user/balance'],
    ['withdrawal', '/pages/user/caseOut'],
    ['coupons', '/pages/user/coupon'],
    ['mall', '/pages/integralMall/mall'],
  ] as const
  for (const [width, height] of [
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const [name, path] of screens) {
      await goTo(page, screenUrl(path))
      await expect(navigation(page)).toBeVisible()
      await expectSound(page, errors, `desktop/${name} at ${width}`)
      expect.soft(await page.evaluate(scrollersBeyondTheirWidth), `${name} at ${width}`).toEqual([])
    }
    // Words beside the signs where there is room for them.
    const label = await navigation(page).getByText('Home', { exact: true }).boundingBox()
    expect((label?.width ?? 0) > 1).toBe(width >= 1280)
  }
})

test('a window that becomes narrow has the tabs of a phone at its foot', async ({ page }) => {
  await onComputer(page)
  await expect(page.getByRole('link', { name: 'My wallet' })).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(page.getByRole('link', { name: 'My wallet' })).toBeHidden()
  await tab(page, 'Me').click()
  await expect(tab(page, 'Me')).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible()
})
