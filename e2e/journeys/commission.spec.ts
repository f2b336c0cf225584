import { AxeBuilder } from '@axe-core/playwright'
import { paths } from '@cliffhanger/contract/client-paths.ts'
import { commissionOperatorCalls } from '@cliffhanger/contract/commission/operator-calls.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { approveOrder, handInProof } from '../finance.ts'
import { comeBy, invitationLink, signIn } from '../member.ts'
import { card, payFor } from '../membership.ts'
import { agreeTo, changePlatform, operatorToken, reason } from '../operator.ts'
import { openBankChannel } from '../payments.ts'
import { callPlatform, newPerson, screenUrl } from '../platform.ts'

/** Sales are looked at once a minute, by a clock that is itself looked at twice a minute. */
const countedMs = 150_000

/** A tenth of what friends buy and a twentieth of what their friends buy, from now on. */
async function openCommission(): Promise<() => Promise<void>> {
  const rates = { vip_1: '0.1', vip_2: '0.05', video_1: '0.1', video_2: '0.05', fee_1: '0.1', fee_2: '0.05' } as const
  const rule = { ...rates, cap: '0.15', gold_value: '0.1', wait_days: 7, from_time: 0, reason }
  await agreeTo((await callPlatform(commissionOperatorCalls.planCommissionRule, rule, operatorToken())).change)
  return changePlatform({ modules: { withdraw: 1, usdt: 1, treasure: 0, crowdfunding: 0, commission: 1 } })
}

/** Buys VIP by a bank transfer whose receipt an operator approves; answers the number of the order. */
async function buyByTransfer(phone: Page, channel: string): Promise<string> {
  await phone.goto(screenUrl(paths.vip))
  await payFor(phone, '29.90').click()
  await expect(phone).toHaveURL(/order_no=V/)
  const orderNo = new URL(phone.url().replace('/#', '')).searchParams.get('order_no') ?? ''
  await phone.getByRole('button', { name: new RegExp(channel) }).click()
  await handInProof(phone, orderNo)
  await approveOrder(orderNo)
  return orderNo
}

// Earnings are summed by the platform's day. Where the reader's day is another one, the page says dates instead of "Today".
test.use({ timezoneId: 'Asia/Shanghai' })

/** An amount of the summary by its name. */
const figure = (page: Page, name: string): Locator =>
  page
    .locator('dl')
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition')

test('S-100: what a friend buys is pending, line by line; a refund reverses it, and the totals follow', async ({
  page,
  browser,
}) => {
  test.setTimeout(480_000)
  const channel = `Bank ${Date.now()}`
  await openBankChannel(channel, ['vip'])
  const close = await openCommission()
  try {
    await signIn(page, await newPerson('Inviter'))
    await page.goto(screenUrl(paths.inviteFriends))
    const friend = await comeBy(browser, await invitationLink(page), 'Newcomer')
    await page.goto(screenUrl(paths.earning))
    await expect(page.getByRole('region', { name: 'How commission works' })).toBeVisible()
    await expect(page.getByText('No earnings yet')).toBeVisible()

    const orderNo = await buyByTransfer(friend, channel)
    await friend.goto(screenUrl(paths.vip))
    await expect(card(friend)).toContainText('Until')

    // The page stays open: it hears of each change.
    const line = page.getByRole('main').getByRole('button').filter({ hasText: 'N•••' })
    await expect(line).toContainText(/Commission · N•••/, { timeout: countedMs })
    await expect(line).toContainText('Membership · 10% of $29.90 · Level 1')
    await expect(line).toContainText(/\+\s?\$2\.99\s*Pending until/)
    await line.click()
    await expect(page.getByRole('dialog', { name: 'Earning' })).toContainText(orderNo)
    await page.keyboard.press('Escape')
    await expect(figure(page, 'Pending')).toHaveText('$2.99')
    await expect(figure(page, 'Today')).toHaveText('$0.00')
    await expect(page.getByRole('link', { name: /^Commission.*\$2\.99 pending.*\$0\.00/ })).toBeVisible()
    // Until it is paid there is no day to draw.
    await expect(page.getByText('Nothing paid in this period yet')).toBeVisible()
    await page.getByRole('button', { name: '30 days' }).click()
    await expect(page.getByText('Nothing paid in this period yet')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

    await callPlatform(orderOperatorCalls.refundOrder, { order_no: orderNo, reason }, operatorToken())
    await expect(card(friend)).toContainText('Every VIP drama, every episode')
    await friend.context().close()
    await expect(line).toContainText('Reversed', { timeout: countedMs })
    await expect(line.locator('s')).toContainText('2.99')
    await expect(figure(page, 'Pending')).toHaveText('$0.00')
    await expect(page.getByRole('region', { name: 'Total earned' })).toContainText('$0.00')
    await expect(page.getByRole('link', { name: /^Commission\s*\$0\.00/ })).toBeVisible()
  } finally {
    await close()
  }
})
