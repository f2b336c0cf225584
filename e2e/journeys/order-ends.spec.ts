import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../devices.ts'
import { beginRecharge } from '../finance.ts'
import { card, giveCoupon, newPayer, payFor, useCoupon } from '../membership.ts'
import { changeWallet } from '../operator.ts'
import { openOwnChannel } from '../payments.ts'
import { newPerson, screenUrl } from '../platform.ts'
import { paySheet, typePassword } from '../wallet.ts'

const timedOut = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Order expired and was canceled' })

/** Orders of one minute, the shortest that operators can set, and what puts them back. */
async function shortenOrders(): Promise<() => Promise<void>> {
  const { order_minutes } = await changeWallet({ order_minutes: 1 })
  return async () => {
    await changeWallet({ order_minutes })
  }
}

test('S-88, S-93: nobody pays a recharge and a VIP; both end on the open screen, the coupon is back and buys VIP; others see nothing (R-21)', async ({
  deviceOf,
}) => {
  test.setTimeout(300_000)
  const channel = await openOwnChannel()
  const [buyer, payer] = [await newPayer('Vip', '100.00'), await newPerson('Ann')]
  await giveCoupon(buyer)
  const [tablet, phone] = [await deviceOf(buyer), await deviceOf(payer)]
  const stranger = await deviceOf(await newPerson('Eve'))
  const putBack = await shortenOrders()
  try {
    const orderNo = await beginRecharge(phone, channel, '80')
    await tablet.goto(screenUrl('/pages/vip/vip'))
    await useCoupon(tablet)
    await payFor(tablet, '24.90').click()
    await expect(paySheet(tablet)).toBeVisible()
    await tablet.keyboard.press('Escape')
    await expect(tablet).toHaveURL(/order_no=V/)
    const timeLeft = tablet.getByRole('timer')
    await expect(timeLeft).toHaveText(/^Pay within 0:[0-5]\d$/)
    await stranger.goto(screenUrl(`/pages/user/addRecharge?order_no=${orderNo}`))
    await expect(stranger.getByText('Order not found')).toBeVisible()

    await expect(timeLeft).toHaveText(/0:0\d$/, { timeout: 90_000 })
    await expect(timeLeft).toHaveCount(0)
    // Orders are looked through once a minute, by a clock that is itself looked at twice a minute.
    for (const page of [tablet, phone]) await expect(timedOut(page)).toBeVisible({ timeout: 150_000 })
    for (const page of [tablet, phone]) await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  } finally {
    await putBack()
  }
  await tablet.goto(screenUrl('/pages/vip/vip'))
  await expect(card(tablet)).toContainText('Every VIP drama, every episode')
  await useCoupon(tablet)
  await payFor(tablet, '24.90').click()
  await typePassword(tablet)
  await expect(card(tablet)).toContainText('Until')
})
