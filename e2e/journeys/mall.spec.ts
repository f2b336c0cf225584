import { paths } from '@cliffhanger/contract/client-paths.ts'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { addAddress, cancelOrder, giveGoodsCoupon, newestOrder, offerGoods, shipOrder } from '../mall.ts'
import { signIn } from '../member.ts'
import { useCoupon } from '../membership.ts'
import { callPlatform, newPerson, type Person, screenUrl } from '../platform.ts'
import { give, paySheet, setPayPassword, typePassword } from '../wallet.ts'

const exchange = (page: Page) => page.getByRole('button', { name: /^Redeem/ })

const pointsOf = async ({ token }: Person): Promise<string | undefined> => {
  const { wallets } = await callPlatform(overviewCalls.getOverview, {}, token)
  return wallets.find(({ coin_code }) => coin_code === 'point')?.balance
}

const unusedCoupons = async ({ token }: Person): Promise<number> =>
  (await callPlatform(couponCalls.listCoupons, { state: 'unused' }, token)).total

/** Somebody with points, a PIN and an address. */
async function newShopper(name: string, points: string): Promise<Person> {
  const person = await newPerson(name)
  await give(person, points, 'point')
  await setPayPassword(person)
  await addAddress(person)
  return person
}

/** Finds an article in the mall and goes on to the confirmation of one piece. */
async function chooseOne(page: Page, name: string, points: string): Promise<void> {
  await page.goto(screenUrl(paths.me))
  await page.getByRole('link', { name: 'Points mall' }).click()
  await page.getByRole('searchbox', { name: 'Search items' }).fill(name)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await exchange(page).click()
  await expect(page.getByRole('button', { name: /Deliver to Mai Anh/ })).toBeVisible()
  await expect(exchange(page)).toHaveText(`Redeem · ${points} Points`)
}

test('S-89: points are exchanged for an article that is shipped, and its receipt confirmed', async ({ page }) => {
  const name = `Popcorn bowl ${Date.now()}`
  const person = await newShopper('Collector', '1000')
  await offerGoods(person, { name, points: '300', stock: 3 })
  await signIn(page, person)
  await addAddress(person, 'Office')
  await chooseOne(page, name, '300')
  await page.getByRole('textbox', { name: 'Note' }).fill('Ring twice')
  await page.getByRole('button', { name: /Deliver to Mai Anh/ }).click()
  await page.getByText('Office').click()
  await expect(page.getByRole('button', { name: /Deliver to Office/ })).toBeVisible()
  await exchange(page).click()
  await typePassword(page, '000000')
  await expect(paySheet(page).getByRole('alert')).toContainText(/wrong/i)
  await typePassword(page)
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Deliver to' })).toContainText('Office')
  await expect(page.getByText('Ring twice')).toBeVisible()
  expect(await pointsOf(person)).toBe('700')

  await shipOrder((await newestOrder(person)).id, 'DHL', 'JD0146000012')
  // The shipment has the open page ask again.
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible()
  // A card about the notice may still name it, too.
  await expect(page.getByRole('region', { name: 'Shipping' })).toContainText('JD0146000012')
  await expect(page.getByRole('link', { name: 'Track package' })).toHaveAttribute('href', /dhl\.com.*JD0146000012/)

  await page.goto(screenUrl(paths.mallOrders))
  await page.getByRole('tab', { name: 'On its way' }).click()
  await page.getByRole('article').filter({ hasText: name }).getByRole('button', { name: 'Mark as received' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, I have it' }).click()
  await expect(page.getByText('No orders yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Completed')
})

test('S-89: what an operator cancels comes back: points, stock and the coupon', async ({ page }) => {
  const name = `Last poster ${Date.now()}`
  const person = await newShopper('Unlucky', '500')
  await offerGoods(person, { name, points: '200', stock: 1 })
  await giveGoodsCoupon(person, '50')
  await signIn(page, person)
  await chooseOne(page, name, '200')
  await useCoupon(page)
  await expect(exchange(page)).toHaveText('Redeem · 150 Points')
  await exchange(page).click()
  await typePassword(page)
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  expect(await pointsOf(person)).toBe('350')
  expect(await unusedCoupons(person)).toBe(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .click()
  await expect(page.getByText('Sold out')).toBeVisible()
  await expect(exchange(page)).toBeDisabled()

  await cancelOrder((await newestOrder(person)).id, 'Damaged in the warehouse')
  // Points that come back have the open page ask again: the piece is there once more.
  await expect(exchange(page)).toBeEnabled()
  expect(await pointsOf(person)).toBe('500')
  await page.goto(screenUrl(paths.mallOrders))
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .click()
  await expect(page.getByRole('heading', { name: 'Canceled' })).toBeVisible()
  await expect(page.getByText('Reason: Damaged in the warehouse')).toBeVisible()
  await expect(page.getByText('150 Points returned to your account.')).toBeVisible()
  await expect(page.getByText('Your coupon is back, too.')).toBeVisible()
  expect(await unusedCoupons(person)).toBe(1)
})
