import { readFile } from 'node:fs/promises'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { expect, type Page } from '@playwright/test'
import { test } from '../devices.ts'
import { approveRecharge, auditOf, beginRecharge, chooseWay, handInProof, openOwnAmount } from '../finance.ts'
import { operatorToken } from '../operator.ts'
import { openOwnChannel } from '../payments.ts'
import { callPlatform, newPerson, type Person, platformUrl, screenUrl } from '../platform.ts'
import { balance, openWallet, pressAnyway, refusesUnfitAmounts } from '../wallet.ts'

test('S-85, S-86: a recharge with its proof is approved, and balance and bill move on the open screens', async ({
  deviceOf,
}) => {
  const channel = await openOwnChannel()
  const ann = await newPerson('Ann')
  const [phone, tablet] = [await deviceOf(ann), await deviceOf(ann)]
  await openWallet(tablet)
  await expect(balance(tablet)).toHaveText('$0.00')

  const amount = await openOwnAmount(phone)
  await amount.fill('5')
  await pressAnyway(phone.getByRole('button', { name: 'Continue' }))
  await expect(amount).toHaveAccessibleDescription(/^Minimum \$10\.00/)
  // S-99: the bounds of the reward stand there before anything is paid.
  await expect(phone.getByText('Top up more than $100.00 for a random bonus of 10–100 Gold')).toBeVisible()
  await amount.fill('100.01')
  await expect(phone.getByText('You get a random bonus of 10–100 Gold when it arrives')).toBeVisible()
  const orderNo = await beginRecharge(phone, channel, '250.00')
  await expect(phone.getByRole('button', { name: 'Copy account number 6222020200112233' })).toBeVisible()
  await handInProof(phone, orderNo)
  await expect(phone.getByRole('timer')).toHaveCount(0)

  await approveRecharge(orderNo)
  await expect(phone.getByRole('main').getByRole('status').filter({ hasText: 'Completed' })).toBeVisible()
  await expect(balance(tablet)).toHaveText('$250.00')
  const result = phone.getByRole('dialog', { name: 'Receipt' })
  await expect(result.getByText('Top-up of $250.00')).toBeVisible()
  const printed = phone.waitForEvent('download')
  await result.getByRole('button', { name: 'Save as PDF' }).click()
  expect((await readFile(await (await printed).path(), 'latin1')).slice(0, 5)).toBe('%PDF-')
  await result.getByRole('button', { name: 'Done' }).click()
  await expect(phone.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await tablet.goto(screenUrl('/pages/playlet/bill'))
  await expect(tablet.getByRole('main').getByRole('link', { name: /Top-up.*250\.00/ })).toBeVisible()

  await phone.goto(screenUrl('/pages/recharge/recharge?view=records'))
  await expect(phone.getByText('Total topped up')).toBeVisible()
  await expect(phone.getByRole('main').getByRole('link', { name: /250\.00.*Completed/ })).toBeVisible()
  await phone.goto(screenUrl('/pages/order/order'))
  await expect(phone.getByRole('main').getByRole('link', { name: /\$250\.00.*Paid/ })).toBeVisible()
})

test('S-85: a denied recharge says why; one that nobody judged is cancelled by its member', async ({ deviceOf }) => {
  const channel = await openOwnChannel()
  const phone = await deviceOf(await newPerson('Ann'))
  const orderNo = await beginRecharge(phone, channel, '60')
  await handInProof(phone, orderNo)
  const why = 'The picture shows another payment'
  await callPlatform(paymentOperatorCalls.denyRecharge, { id: await auditOf(orderNo), reason: why }, operatorToken())
  await expect(phone.getByRole('main').getByRole('status').filter({ hasText: 'Declined' })).toBeVisible()
  await expect(phone.getByText(`Reason: ${why}`)).toBeVisible()

  await beginRecharge(phone, channel, '70')
  await phone.getByRole('button', { name: 'Cancel order' }).click()
  const question = phone.getByRole('dialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(phone.getByRole('main').getByRole('status').filter({ hasText: 'Canceled' })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Submit receipt' })).toHaveCount(0)
})

test('an order that is paid at a provider opens its page, and is asked for until it is paid', async ({ deviceOf }) => {
  const ann = await newPerson('Ann')
  const phone = await deviceOf(ann)
  const provider = `${platformUrl()}/docs?provider=1`
  const requested = await pretendProvider(phone, ann, provider)
  await phone.clock.install()
  await phone.goto(screenUrl('/pages/recharge/recharge'))
  await phone.getByRole('textbox', { name: 'Top-up amount' }).fill('30')
  await phone.getByRole('button', { name: /^Card/ }).click()
  await phone.getByRole('main').getByRole('button', { name: /^Pay / }).click()
  await phone.waitForURL(provider)
  await phone.goBack()
  await expect(phone.getByText('Waiting for payment…')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Open payment page' })).toBeVisible()
  await expect(phone.getByRole('main').getByRole('status').filter({ hasText: 'Completed' })).toBeVisible()
  const after = requested()
  await phone.clock.runFor(10_000)
  expect(requested()).toBe(after)
})

/** Stands in for a provider: this platform has no keys of one, and so no such channel. */
async function pretendProvider(page: Page, { userId }: Person, payUrl: string): Promise<() => number> {
  const now = Math.floor(Date.now() / 1000)
  const reply = (data: unknown) => ({ json: { code: 200, msg: '', data } })
  const channel = {
    id: 999,
    name: 'Card',
    icon: '',
    kind: 'online',
    mode: 'online',
    min_amount: '1.00',
    max_amount: '1000.00',
    quick_amounts: [],
    fee_rate: '0',
    order_types: ['recharge'],
    sort: 1,
    status: 1,
  }
  const order = (state: 0 | 1) => ({
    order_no: 'P1',
    user_id: userId,
    order_type: 'recharge',
    target_id: 0,
    title: 'Recharge',
    cover: '',
    number: 1,
    coin_code: 'money',
    price: '30.00',
    total: '30.00',
    discount: '0.00',
    coupon_ids: [],
    pay_amount: '30.00',
    pay_type: 'channel',
    platform_id: channel.id,
    state,
    cancel_reason: '',
    expire_time: now + 900,
    pay_time: state === 1 ? now : 0,
    create_time: now,
  })
  const recharge = (state: 1 | 3) => ({
    id: 1,
    order_no: 'P1',
    user_id: userId,
    plan_id: 0,
    platform_id: channel.id,
    kind: 'online',
    amount: '30.00',
    pay_currency: 'usd',
    receive_coin: 'money',
    receive_amount: '30.00',
    bonus_amount: '0',
    proof_url: '',
    payer_name: '',
    state,
    reason: '',
    audit_time: state === 3 ? now : 0,
    create_time: now,
    update_time: now,
  })
  let requested = 0
  await page.route('**/video/api/payPlatform?*', (route) => route.fulfill(reply({ list: [channel] })))
  await page.route('**/video/api/buyRecharge', (route) =>
    route.fulfill(reply({ order: order(0), recharge: recharge(1), pay_url: payUrl })),
  )
  await page.route('**/video/api/payInfo?*', (route) => {
    requested += 1
    const isPaid = requested > 4
    return route.fulfill(
      reply({
        order: order(isPaid ? 1 : 0),
        recharge: recharge(isPaid ? 3 : 1),
        collect: null,
        left_seconds: isPaid ? 0 : 900,
      }),
    )
  })
  return () => requested
}

test('check 4: what is no amount is no recharge', async ({ deviceOf }) => {
  const channel = await openOwnChannel()
  const phone = await deviceOf(await newPerson('Ann'))
  const field = await openOwnAmount(phone)
  await chooseWay(phone, channel)
  const send = phone.getByRole('main').getByRole('button', { name: /^Top up |^Continue/ })
  await refusesUnfitAmounts(phone, field, send, '/video/api/buyRecharge')
})
