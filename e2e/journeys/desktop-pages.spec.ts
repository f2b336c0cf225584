import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { noticesOperatorCalls } from '@cliffhanger/contract/notices/operator-calls.ts'
import { expect, type Locator, test } from '@playwright/test'
import { onComputer, scrollersBeyondTheirWidth } from '../desktop.ts'
import { listedDrama } from '../drama.ts'
import { operatorToken } from '../operator.ts'
import { callPlatform, newPerson, type Person, screenUrl } from '../platform.ts'
import { examine, goTo, listenForErrors } from '../screens/examine.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Where something stands and how large it is. */
async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible()
  const box = await locator.boundingBox()
  if (!box) throw new Error('it has no place')
  return box
}

/** Beside each other: the second begins where the first has ended, at the same height of the page. */
async function expectBeside(first: Locator, second: Locator): Promise<void> {
  const [left, right] = [await boxOf(first), await boxOf(second)]
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width)
  expect(right.y).toBeLessThan(left.y + left.height)
}

const notify = ({ userNo }: Person, title: string, content: string) =>
  callPlatform(
    noticesOperatorCalls.writeNotice,
    {
      user_no: userNo,
      type: 'system',
      position: '',
      texts: { en: { title, summary: 'In short', content } },
      image_key: '',
      link: '',
      start_time: 0,
      end_time: 0,
    },
    operatorToken(),
  )

test('messages stay beside the one that is read, which counts as read', async ({ page }) => {
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  await notify(dana, 'First things first', '<p>All of the first</p>')
  await notify(dana, 'Second thoughts', '<p>All of the second</p>')

  await goTo(page, screenUrl('/pages/message/message'))
  const list = page.getByRole('region', { name: 'Notifications' })
  const row = (title: string) => list.getByRole('link', { name: title })
  // The newest opens by itself, and is read.
  const main = page.getByRole('main')
  await expect(main.getByText('All of the second')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Second thoughts' })).toBeVisible()
  await expect(row('Second thoughts')).toHaveAttribute('aria-current', 'page')
  await expect(row('Second thoughts')).not.toContainText('Unread')
  await expect(row('First things first')).not.toHaveAttribute('aria-current')
  await examine(page, errors, 'desktop/messages')

  // The list changes beside what is read; what was read stays.
  await list.getByRole('button', { name: 'Orders' }).click()
  await expect(row('Second thoughts')).toBeHidden()
  await expect(main.getByText('All of the second')).toBeVisible()
  await list.getByRole('button', { name: 'All', exact: true }).click()
  await row('First things first').click()
  await expect(main.getByText('All of the first')).toBeVisible()
})

test('contacts open with the ways people find each other, and with who waits for an answer', async ({ page }) => {
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  const asking = await newPerson('Asker')
  await callPlatform(friendsCalls.requestFriendship, { friend_id: dana.userId }, asking.token)
  await goTo(page, screenUrl('/pagesA/addressbook/index'))
  const main = page.getByRole('main')
  await expectBeside(main.getByRole('button', { name: 'Scan code' }), main.getByRole('region', { name: 'My QR code' }))
  const waiting = main.getByRole('region', { name: 'New friends' })
  await expect(waiting.getByRole('button', { name: 'Accept' })).toBeVisible()
  await examine(page, errors, 'desktop/contacts')
  await waiting.getByRole('button', { name: 'Accept' }).click()
  await expect(waiting).toBeHidden()
  await expect(page.getByRole('region', { name: 'Contacts' }).getByRole('link', { name: 'Asker' })).toBeVisible()
})

test('saved messages, feedback and the choice of a place fill two parts, a setting one with its whole words', async ({
  page,
}) => {
  const errors = listenForErrors(page)
  await onComputer(page)
  const main = page.getByRole('main')
  await goTo(page, screenUrl('/pagesB/my_file/collect/index'))
  await expectBeside(main.getByRole('group', { name: 'Saved messages' }), main.getByText('No saved messages yet'))
  await examine(page, errors, 'desktop/favorites')

  await goTo(page, screenUrl('/pages/playlet/feedback'))
  await expectBeside(main.getByRole('textbox', { name: 'Title' }), main.getByText('Photos (optional)'))
  await examine(page, errors, 'desktop/feedback')

  await goTo(page, screenUrl('/pagesB/my_file/setting/info'))
  await expect(main.getByRole('heading', { name: 'Dana' })).toBeVisible()
  await expect(main.getByRole('button', { name: /^Name/ })).toBeVisible()
  await examine(page, errors, 'desktop/profile')

  await goTo(page, screenUrl('/pagesB/my_file/setting/notification'))
  const [quiet, sound] = [main.getByRole('switch').first(), main.getByRole('switch', { name: /^Sound/ })]
  await expect(sound).toBeVisible()
  expect((await sound.boundingBox())?.x).toBe((await quiet.boundingBox())?.x)
  await examine(page, errors, 'desktop/notifications')

  await goTo(page, screenUrl('/choose-location'))
  await expectBeside(
    main.getByRole('textbox', { name: 'Coordinates' }),
    main.getByRole('searchbox', { name: 'Search places' }),
  )
  await examine(page, errors, 'desktop/location')
})

test('what is done daily stands beside the tasks, under the balances', async ({ page }) => {
  const errors = listenForErrors(page)
  await onComputer(page)
  await goTo(page, screenUrl('/pages/playlet/bonus'))
  const main = page.getByRole('main')
  const checkIn = main.getByRole('region', { name: 'Daily check-in' })
  await expectBeside(checkIn, main.getByRole('region', { name: 'Tasks' }))
  const balances = await boxOf(main.getByRole('region', { name: 'Your balance' }))
  expect(balances.y + balances.height).toBeLessThanOrEqual((await boxOf(checkIn)).y)
  await examine(page, errors, 'desktop/bonus')

  await main.getByRole('link', { name: 'All tasks' }).click()
  await expectBeside(main.getByRole('region', { name: 'Daily' }), main.getByRole('region', { name: 'Getting started' }))
  await examine(page, errors, 'desktop/tasks')
})

test('the wheel has its odds, my last spins and the winners beside it', async ({ page }) => {
  const errors = listenForErrors(page)
  await onComputer(page)
  await goTo(page, screenUrl('/pages/playlet/turntable'))
  const main = page.getByRole('main')
  await expectBeside(main.getByTestId('wheel-disk'), main.getByRole('region', { name: 'Odds' }))
  await expect(main.getByRole('region', { name: 'My spins' }).getByText('No spins yet')).toBeVisible()
  await expect(main.getByRole('link', { name: 'My spins: See all' })).toBeVisible()
  await examine(page, errors, 'desktop/wheel')
})

test('a drama is found among covers; its page has the cover at the side, and more like it across', async ({ page }) => {
  test.setTimeout(420_000)
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  const { id, title } = await listedDrama(dana)
  await goTo(page, screenUrl('/pages/playlet/search'))
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Popular dramas' }).getByRole('link', { name: title })).toBeVisible()
  await examine(page, errors, 'desktop/search')

  await goTo(page, screenUrl(`/pages/playlet/search?q=${encodeURIComponent(title)}`))
  const found = main.getByRole('region', { name: 'Results' }).getByRole('link', { name: title }).first()
  const cover = await boxOf(found)
  expect(cover.height).toBeGreaterThan(cover.width)
  await found.click()
  await expect(page).toHaveURL(new RegExp(`videoDetail\\?id=${id}$`))
  const above = await boxOf(main.getByRole('region', { name: 'Episodes' }))
  // The cover has no words to be found by: it takes the column at the side.
  expect(above.x).toBeGreaterThan((await boxOf(main)).x + 300)
  const below = await boxOf(main.getByRole('region', { name: 'Rate this drama' }))
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
  await examine(page, errors, 'desktop/drama')
})

test('my dramas, what was watched and what was downloaded are one place, with what was watched as covers', async ({
  page,
}) => {
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  const { id, title } = await listedDrama(dana)
  await callPlatform(dramaCalls.reportWatch, { video_id: id, number: 1, timeDetail: 4, seconds: 4 }, dana.token)
  await goTo(page, screenUrl('/pages/playlet/binge-watch'))
  const lists = page.getByRole('tablist', { name: 'My lists' })
  await lists.getByRole('tab', { name: 'History' }).click()
  await expect(page).toHaveURL(/videoHistory$/)
  const cover = await boxOf(page.getByRole('main').getByRole('link', { name: title }))
  expect(cover.height).toBeGreaterThan(cover.width)
  await expect(page.getByRole('main').getByRole('link', { name: title })).toContainText('Today')
  await examine(page, errors, 'desktop/history')

  await lists.getByRole('tab', { name: 'Downloads' }).click()
  await expect(page).toHaveURL(/downloads$/)
  await expect(page.getByText('No downloads yet')).toBeVisible()
  await expect(lists.getByRole('tab', { name: 'Downloads' })).toHaveAttribute('aria-selected', 'true')
  await examine(page, errors, 'desktop/downloads')
})

test('the page about me shows what I have and watched, and repeats nothing of the navigation', async ({ page }) => {
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  const { id, title } = await listedDrama(dana)
  await goTo(page, screenUrl('/pages/user/index'))
  const main = page.getByRole('main')
  await expect(main.getByText('No history yet')).toBeVisible()
  await expect(main.getByRole('link', { name: /^(Language|Settings)/ })).toHaveCount(0)
  await examine(page, errors, 'desktop/me')

  await callPlatform(dramaCalls.reportWatch, { video_id: id, number: 1, timeDetail: 4, seconds: 4 }, dana.token)
  await page.reload()
  const watched = main.getByRole('region', { name: 'Watch history' })
  await expect(watched.getByRole('link', { name: title })).toBeVisible()
  const wallet = main.getByRole('link', { name: /^My wallet/ })
  await expectBeside(wallet, watched)
  await wallet.click()
  await expect(page).toHaveURL(/myWallet$/)
})

test('pages that fill a wide window keep to it', async ({ page }) => {
  test.setTimeout(420_000)
  const errors = listenForErrors(page)
  await onComputer(page)
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [
      ...['/pagesA/addressbook/index', '/pagesB/my_file/collect/index', '/pages/playlet/feedback', '/choose-location'],
      ...['/pagesB/my_file/setting/info', '/pagesB/my_file/setting/notification'],
      ...['/pages/message/message', '/pages/playlet/search', '/pages/playlet/binge-watch', '/pages/user/videoHistory'],
      ...['/pages/playlet/taskPage', '/pages/playlet/turntable', '/pages/playlet/turntableSpins'],
      ...['/pages/user/inviteFriends', '/pages/user/extension', '/pages/user/starTeam', '/pages/user/starVip'],
      ...['/pages/crowdFunding/crowdFunding', '/pages/crowdFunding/my-crowdFunding', '/pages/crowdFunding/proof'],
      ...['/pages/integralMall/my-order', '/pages/user/videoVip', '/pages/playlet/earning'],
    ]) {
      await goTo(page, screenUrl(path))
      expect.soft(await page.evaluate(scrollersBeyondTheirWidth), `${path} at ${width}`).toEqual([])
    }
  }
  expect(errors).toEqual([])
})
