import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { membershipOperatorCalls } from '@cliffhanger/contract/membership/operator-calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { expect, test } from '@playwright/test'
import { listedDrama, openEpisode, sellToMembers, watchFrames } from '../drama.ts'
import { signIn } from '../member.ts'
import { card, giveCoupon, newPayer, payFor, useCoupon } from '../membership.ts'
import { operatorToken, reason } from '../operator.ts'
import { openBankChannel } from '../payments.ts'
import { callPlatform, newPerson, screenUrl } from '../platform.ts'
import { countCalls, restAfter } from '../screens/examine.ts'
import { paySheet, typePassword } from '../wallet.ts'

test('S-101: VIP out of the balance with a coupon, a wrong payment password first; SVIP on top of it', async ({
  page,
}) => {
  const person = await newPayer('Vip', '100.00')
  await giveCoupon(person)
  await signIn(page, person)
  await page.goto(screenUrl('/pages/vip/vip'))
  await expect(card(page)).toContainText('Every VIP drama, every episode')
  await expect(page.getByRole('row', { name: /SVIP dramas/ })).toBeVisible()
  await useCoupon(page)
  await payFor(page, '24.90').click()
  await typePassword(page, '000000')
  await expect(paySheet(page).getByRole('alert')).toContainText(/wrong/i)
  await typePassword(page)
  await expect(page.getByRole('dialog').getByText("You're in! Enjoy your membership.")).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(card(page)).toContainText('Until')
  await expect(page.getByText(/^Adds 30 days, until /)).toBeVisible()
  await expect(page.getByText('One-time payment. No auto-renewal.').filter({ visible: true })).toBeVisible()

  await page.getByRole('tab', { name: 'SVIP' }).click()
  await expect(page.getByText('Your VIP pauses during SVIP and resumes after.')).toBeVisible()
  await payFor(page, '59.90').click()
  await expect(paySheet(page)).toBeVisible()
  // The reply and the events about the same purchase come side by side: each answer is asked for anew, none is given up.
  const { asked: requested, givenUp } = countCalls(page)
  await restAfter(page, async () => {
    await typePassword(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(card(page)).toContainText('SVIP')
  })
  expect(givenUp).toEqual([])
  for (const { path } of [membershipCalls.listVipPlans, overviewCalls.getOverview])
    expect(requested.get(path) ?? 0, `requests for ${path}`).toBeLessThanOrEqual(2)
  await page.getByRole('button', { name: 'My membership' }).click()
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible()
  // What was bought stands below what it opens, and rows are drawn near the window alone.
  await page.getByRole('heading', { name: 'Good to know' }).hover()
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(page.getByRole('main').getByRole('link', { name: /Month.*24\.90.*Paid/ })).toBeInViewport({
      timeout: 1000,
    })
  }).toPass()
  await expect(page.getByRole('main').getByRole('link', { name: /Month.*59\.90.*Paid/ })).toBeVisible()
  await page.goto(screenUrl('/pages/user/index'))
  await expect(page.getByRole('link', { name: 'SVIP', exact: true })).toBeVisible()
})

test('S-88, S-93: an order that is not paid waits on its page for another way to pay; cancelled, its coupon is back', async ({
  page,
}) => {
  const bank = `Bank ${Date.now()}`
  await openBankChannel(bank, ['vip'])
  const person = await newPayer('Waits', '100.00')
  await giveCoupon(person)
  await signIn(page, person)
  await page.goto(screenUrl('/pages/vip/vip'))
  await useCoupon(page)
  await payFor(page, '24.90').click()
  await expect(paySheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/order_no=V/)
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(bank) }).click()
  await expect(page.getByText('6222020200112233')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
  const { list: unused } = await callPlatform(couponCalls.listCoupons, { state: 'unused' }, person.token)
  expect(unused).toHaveLength(1)
})

test('R-3: a members’ drama leads to the membership page, and back to the very episode', async ({ page }) => {
  test.setTimeout(420_000)
  const person = await newPayer('Watcher', '50.00')
  const drama = await listedDrama(person)
  const putBack = await sellToMembers(drama, 1)
  try {
    await signIn(page, person)
    await openEpisode(page, drama, 2)
    await page.getByRole('button', { name: 'Get VIP' }).click()
    await expect(card(page)).toContainText('Every VIP drama, every episode')
    await payFor(page, '29.90').click()
    await typePassword(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(card(page)).toContainText('Until')
    await page.getByRole('button', { name: `Back to ${drama.title}, ep 2` }).click()
    await watchFrames(page, 10)
    await expect(page).toHaveURL(/number=2/)
  } finally {
    await putBack()
  }
})

test('R-4: an operator gives days with a reason, and the member sees it at once', async ({ page }) => {
  const person = await newPerson('Gifted')
  // From here on the device hears what changes.
  const listening = page.waitForResponse((response) => response.url().includes(syncCalls.heads.path))
  await signIn(page, person)
  await listening
  await page.goto(screenUrl('/pages/user/videoVip'))
  await expect(card(page)).toContainText("You're not a member yet")
  await callPlatform(
    membershipOperatorCalls.changeMembership,
    { user_id: person.userId, vip_type: 2, days: 3, reason },
    operatorToken(),
  )
  await expect(card(page)).toContainText('SVIP')
  await expect(card(page)).toContainText('Until')
})
