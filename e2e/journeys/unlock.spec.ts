import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { listedDrama, openEpisode, positionSeconds, sellDrama, swipeUp, watchFrames } from '../drama.ts'
import { openStripeChannel, standInForStripe } from '../edge/stripe.ts'
import { approveRecharge, handInProof, showAllWays } from '../finance.ts'
import { signIn } from '../member.ts'
import { giveGold, openOwnChannel } from '../payments.ts'
import { callPlatform, newPerson, type Person } from '../platform.ts'
import { give, setPayPassword, typePassword } from '../wallet.ts'

const prices = { free_number: 1, coin_price: 60, whole_price: 150 }

let drama: VideoCard
let putBack: () => Promise<void>

test.describe.configure({ mode: 'serial', timeout: 420_000 })

test.beforeAll(async () => {
  drama = await listedDrama(await newPerson('Scout'))
  putBack = await sellDrama(drama, prices)
})
test.afterAll(() => putBack())

const sheetOf = (page: Page, number: number): Locator => page.getByRole('dialog', { name: `Unlock ep ${number}` })
const press = (sheet: Locator, name: string | RegExp): Promise<void> =>
  sheet.getByRole('button', { name, exact: true }).click()

const goldOf = async ({ token }: Person): Promise<string | undefined> => {
  const { wallets } = await callPlatform(overviewCalls.getOverview, {}, token)
  return wallets.find(({ coin_code }) => coin_code === 'gold')?.balance
}

test('a newcomer watches what is free, converts what is missing over the episode, and it plays on', async ({
  page,
}) => {
  const person = await newPerson('Newcomer')
  await give(person, '20.00')
  await setPayPassword(person)
  await signIn(page, person)
  await openEpisode(page, drama, 1)
  await watchFrames(page, 20)
  await swipeUp(page)

  const sheet = sheetOf(page, 2)
  await expect(sheet).toContainText('60 Gold')
  await expect(sheet).toContainText('$6.00')
  await expect(sheet).toContainText('Balance: 0 Gold.')
  await expect(sheet.getByRole('radio', { name: /^All \d+ (locked )?episodes/ })).toContainText('Save 30 Gold')
  await press(sheet, 'Use $6.00 to unlock')
  const gold = page.getByRole('dialog', { name: 'You need 60 more Gold' })
  await expect(gold.getByRole('radio', { name: /^Use your balance/ })).toBeChecked()
  await press(gold, 'Convert $6.00 to 60 Gold')
  await typePassword(page)
  await watchFrames(page, 20)
  await expect(page).toHaveURL(/number=2$/)
  expect(await goldOf(person)).toBe('0')

  await page.reload()
  await watchFrames(page, 5)
})

test('gold is bought over the episode, which plays by itself once the payment is confirmed', async ({ page }) => {
  const channel = await openOwnChannel()
  const person = await newPerson('Payer')
  await signIn(page, person)
  await openEpisode(page, drama, 2)
  await press(sheetOf(page, 2), /^Top up to unlock · \$/)
  const gold = page.getByRole('dialog', { name: 'You need 60 more Gold' })
  // The cheapest plan that is enough is chosen, whatever other journeys offer; the member has no balance that would be offered.
  await expect(gold.getByRole('radio').first()).toBeChecked()
  await expect(gold.getByRole('radio', { name: /^Use your balance/ })).toHaveCount(0)
  await press(gold, 'Change')
  await showAllWays(gold)
  await gold.getByRole('button', { name: new RegExp(`^${channel}`) }).click()
  await gold.getByRole('button', { name: /^Continue · \$/ }).click()
  await expect(gold.getByRole('timer')).toContainText('Pay within')
  const { list } = await callPlatform(orderCalls.listOrders, { limit: 1 }, person.token)
  const orderNo = list[0]?.order_no ?? ''
  await handInProof(page, orderNo)
  await approveRecharge(orderNo)
  await watchFrames(page, 20)
  await expect(page).toHaveURL(/number=2$/)
  expect(Number(await goldOf(person))).toBeGreaterThanOrEqual(0)
})

test('S-86: one touch on the wallet of the phone buys the gold over the episode, which plays by itself', async ({
  page,
}) => {
  await openStripeChannel()
  const stripe = await standInForStripe(page)
  const person = await newPerson('Toucher')
  await signIn(page, person)
  await openEpisode(page, drama, 2)
  await expect(sheetOf(page, 2)).toBeVisible()
  expect(stripe.loads()).toBe(0)
  await press(sheetOf(page, 2), /^Top up to unlock · \$/)
  const gold = page.getByRole('dialog', { name: 'You need 60 more Gold' })
  await gold.getByRole('button', { name: 'Phone Pay' }).click()
  const canPlay = async () =>
    (await callPlatform(dramaCalls.getEpisodes, { video_id: drama.id, number: 2 }, person.token)).item?.can_play
  await expect.poll(canPlay, { timeout: 60_000 }).toBe(1)
  await expect(gold).toBeHidden()
  expect(stripe.loads()).toBe(1)
  const { list } = await callPlatform(orderCalls.listOrders, { limit: 10 }, person.token)
  expect(list).toMatchObject([{ order_type: 'recharge', state: 1 }])
})

test('check 10: what is changed in the client alone stays locked (7001)', async ({ page }) => {
  const person = await newPerson('Tamperer')
  await signIn(page, person)
  await page.route(`**${overviewCalls.getOverview.path}*`, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    for (const wallet of reply.data.wallets) if (wallet.coin_code === 'gold') wallet.balance = '999'
    await route.fulfill({ response, json: reply })
  })
  await page.route(`**${dramaCalls.getEpisodes.path}*`, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    if (reply.data.item) Object.assign(reply.data.item, { can_play: 1, deny_reason: '' })
    await route.fulfill({ response, json: reply })
  })
  await openEpisode(page, drama, 3)
  const sheet = sheetOf(page, 3)
  await press(sheet, 'Unlock · 60 Gold')
  await expect(sheet.getByRole('alert')).toBeVisible()
  expect(await page.evaluate(() => [...document.querySelectorAll('video')].every((video) => video.paused))).toBe(true)
  const { item } = await callPlatform(dramaCalls.getEpisodes, { video_id: drama.id, number: 3 }, person.token)
  expect(item).toMatchObject({ can_play: 0, deny_reason: 'coin' })
  expect(item?.play_url).toBeUndefined()
})

test('episodes unlock by themselves where that was allowed, and one tap stops it', async ({ page }) => {
  const person = await newPerson('Binger')
  await giveGold(person, '200')
  await signIn(page, person)
  await openEpisode(page, drama, 2)
  const toggle = (sheet: Locator) => sheet.getByRole('switch', { name: /Auto-unlock this drama/ })
  await expect(toggle(sheetOf(page, 2))).toHaveAttribute('aria-checked', 'false')
  await toggle(sheetOf(page, 2)).click()
  await press(sheetOf(page, 2), 'Unlock · 60 Gold')
  await watchFrames(page, 10)

  await swipeUp(page)
  await expect(page.getByRole('alert')).toContainText('Unlocking ep 3 for 60 Gold in')
  await page.getByRole('button', { name: 'Stop auto-unlock' }).click()
  await expect(toggle(sheetOf(page, 3))).toHaveAttribute('aria-checked', 'false')
  expect(await goldOf(person)).toBe('140')

  await toggle(sheetOf(page, 3)).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next: 4' }).click()
  await expect(page.getByRole('alert')).toContainText('Unlocking ep 4 for 60 Gold in')
  await expect.poll(() => positionSeconds(page), { timeout: 60_000 }).toBeGreaterThan(1)
  await expect(page).toHaveURL(/number=4$/)
  expect(await goldOf(person)).toBe('80')
})

test('picked episodes are unlocked at once, and the rest for less', async ({ page }) => {
  const person = await newPerson('Collector')
  await giveGold(person, '200')
  await signIn(page, person)
  await openEpisode(page, drama, 1)
  await watchFrames(page, 5)
  await page.keyboard.press('k')
  await page.getByRole('button', { name: /^Episodes Ep \d/ }).click()
  const episodes = page.getByRole('dialog', { name: 'Episodes' })
  await press(episodes, 'Select')
  for (const number of [2, 4]) await episodes.getByRole('button', { name: new RegExp(`^Ep ${number},`) }).click()
  await press(episodes, 'Unlock 2 · 120 Gold')
  await press(page.getByRole('dialog', { name: 'Unlock episodes' }), 'Unlock · 120 Gold')
  await expect.poll(() => goldOf(person)).toBe('80')

  await page.getByRole('button', { name: /^Episodes Ep \d/ }).click()
  await expect(episodes.getByRole('button', { name: /^Ep 4, Unlocked/ })).toBeVisible()
  await episodes.getByRole('button', { name: /^Unlock remaining · 30 Gold/ }).click()
  await press(page.getByRole('dialog', { name: 'Unlock episodes' }), 'Unlock · 30 Gold')
  await expect.poll(() => goldOf(person)).toBe('50')
})
