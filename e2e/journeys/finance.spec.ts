import { randomUUID } from 'node:crypto'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { expect } from '@playwright/test'
import { because, button, consoleUrl, otherConsole, reply, signInToConsole } from '../console.ts'
import { test } from '../devices.ts'
import { applyForCertification, payByBank, requestWithdrawal, wealthyPerson } from '../finance.ts'
import { newOperator, operatorToken, reason } from '../operator.ts'
import { openBankChannel } from '../payments.ts'
import { callPlatform, newPerson, type Person } from '../platform.ts'
import { examine, listenForErrors, openAnew } from '../screens/examine.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
})

async function balanceOf(person: Person): Promise<string | undefined> {
  const { wallets } = await callPlatform(overviewCalls.getOverview, {}, person.token)
  return wallets.find(({ coin_code }) => coin_code === 'money')?.balance
}

test('a recharge is audited by its picture, and a large one by two operators (S-85, R-23)', async ({
  page,
  deviceOf,
}) => {
  test.setTimeout(300_000)
  const channel = `Transfer ${randomUUID().slice(0, 6)}`
  await openBankChannel(channel)
  const ann = await newPerson('Ann')
  const phone = await deviceOf(ann)
  const small = await payByBank(phone, channel, '80.00')
  const large = await payByBank(phone, channel, '2500.00')

  await page.goto(consoleUrl('/recharges'))
  await page.getByRole('row').filter({ hasText: small }).getByText(small).click()
  await expect(page.getByRole('group', { name: 'Receipt' }).getByRole('img')).toBeVisible()
  await expect(page.getByText('6222020200112233')).toBeVisible()
  await button(page, 'Approve').click()
  await reply(page, 'Approve', { 'Payment reference': `B-${small}` })
  await expect(page.getByText('Credited').first()).toBeVisible()
  expect(await balanceOf(ann)).toBe('80.00')

  await page.goto(consoleUrl('/recharges'))
  await page.getByRole('row').filter({ hasText: large }).getByText(large).click()
  await expect(page.getByText('Needs two operators')).toBeVisible()
  await button(page, 'Approve').click()
  await reply(page, 'Approve', { 'Payment reference': `B-${large}` })
  await expect(page.getByText('Approved: Journey')).toBeVisible()
  await button(page, 'Approve').click()
  const again = page.getByRole('dialog')
  await button(again, 'Approve').click()
  await expect(again.getByRole('alert')).toBeVisible()
  await button(again, 'Cancel').click()
  expect(await balanceOf(ann)).toBe('80.00')

  const other = await otherConsole(page)
  await other.goto(page.url())
  await button(other, 'Approve').click()
  await reply(other, 'Approve')
  await expect(other.getByText('Credited').first()).toBeVisible()
  expect(await balanceOf(ann)).toBe('2580.00')
  await other.context().close()
})

test('a withdrawal is paid by who began it and sees the account, and a denied one goes back (S-87)', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const ann = await wealthyPerson('Ann', '500.37')
  const [paid, denied] = [await requestWithdrawal(ann, '100.33'), await requestWithdrawal(ann, '50.04')]

  await page.goto(consoleUrl('/withdrawals'))
  await page.getByRole('textbox').first().fill(ann.userNo)
  await expect(page).toHaveURL(new RegExp(ann.userNo))
  await page.getByText(paid).click()
  await expect(page.getByText('**** 1111')).toBeVisible()
  await button(page, 'Approve').click()
  await reply(page, 'Approve')
  await button(page, 'Start payout').click()
  await reply(page, 'Start payout')
  await expect(page.getByText('4111111111111111')).toBeVisible()
  await button(page, 'Mark as paid').click()
  const payment = page.getByRole('dialog')
  await button(payment, 'Mark as paid').click()
  await expect(payment.getByText('Min. 3 characters')).toBeVisible()
  await reply(page, 'Mark as paid', { 'Payout reference': 'BANK-4711' })
  await expect(page.getByText('BANK-4711')).toBeVisible()
  await expect(button(page, 'Failed')).toBeHidden()

  await page.goto(
    consoleUrl(`/withdrawals?filter=${encodeURIComponent(JSON.stringify({ number: denied, state: 'open' }))}`),
  )
  await page.getByText(denied).click()
  await button(page, 'Deny').click()
  await reply(page, 'Deny', { Reason: 'The name is not yours' })
  await expect(page.getByText('The name is not yours')).toBeVisible()
  // 500.37 less the 100.33 that were paid, of which the first is free; the denied 50.04 came back to the cent.
  expect(await balanceOf(ann)).toBe('400.04')
})

test('an application for certification is opened before the log, and judged (S-84, R-22)', async ({
  page,
  deviceOf,
}) => {
  const ann = await newPerson('Ann')
  await applyForCertification(await deviceOf(ann), '张三丰', '11010519491231002X')
  await page.goto(consoleUrl('/real-names'))
  const row = page.getByRole('row').filter({ hasText: ann.userNo })
  await button(row, 'Open').click()
  await button(page.getByRole('dialog', { name: /’s application$/ }), 'Open').click()
  const application = page.getByRole('dialog', { name: 'Application' })
  await expect(application.getByText('11010519491231002X')).toBeVisible()
  await expect(application.getByRole('img', { name: /^Picture/ })).toHaveCount(2)
  await button(application, 'Verify').click()
  await button(page.getByRole('dialog', { name: /^Verify/ }), 'Verify').click()
  await expect(application).toBeHidden()
  await expect(row).toBeHidden()
  await page.goto(consoleUrl(`/audit?filter=${encodeURIComponent(JSON.stringify({ target: `member ${ann.userId}` }))}`))
  for (const action of ['Viewed an identity', 'Verified a member'])
    await expect(page.getByRole('row').filter({ hasText: action })).toHaveCount(1)
})

test('money that nobody could be named for is booked and credited to its member (check 16)', async ({ page }) => {
  const ann = await newPerson('Ann')
  const number = `BANK-${randomUUID().slice(0, 8)}`
  await page.goto(consoleUrl('/suspense'))
  await button(page, 'Add unmatched money').click()
  const booking = page.getByRole('dialog')
  await booking.getByRole('textbox', { name: 'Amount' }).fill('12.345')
  await booking.getByRole('textbox', { name: 'Payment reference' }).fill(number)
  await expect(booking.getByText('Enter an amount above 0')).toBeVisible()
  await reply(page, 'Add', { Amount: '12.34', 'Payment reference': number, ...because })
  const row = page.getByRole('row').filter({ hasText: number })
  await button(row, 'Credit').click()
  const crediting = page.getByRole('dialog')
  await crediting.getByRole('textbox', { name: 'Member ID' }).fill('0')
  await crediting.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await button(crediting, 'Credit').click()
  await expect(crediting.getByText('No member has this ID')).toBeVisible()
  await reply(page, 'Credit', { 'Member ID': ann.userNo })
  await expect(row).toBeHidden()
  expect(await balanceOf(ann)).toBe('12.34')
})

test('the ledger is walked from a member to the other side of a transfer, and corrected by two (check 17)', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const ann = await wealthyPerson('Ann', '100.00')
  await page.goto(consoleUrl(`/ledger-members/${ann.userId}/show`))
  const accounts = page.getByRole('region', { name: 'Accounts' })
  await accounts
    .getByRole('row')
    .filter({ hasText: 'Balance' })
    .getByRole('link', { name: 'Show entries' })
    .first()
    .click()
  await expect(page.getByText('+100.00')).toBeVisible()
  await page.getByRole('link', { name: 'Correction' }).click()
  const lines = page.getByRole('region', { name: 'Entries' })
  await expect(lines.getByText('-100.00')).toBeVisible()
  await expect(lines.getByText('+100.00')).toBeVisible()
  await button(page, 'Request reversal').click()
  await reply(page, 'Request', because)

  await page.goto(consoleUrl('/ledger-requests'))
  const requested = page.getByRole('row').filter({ hasText: 'Reversal' }).filter({ hasText: 'Waiting' }).first()
  await expect(button(requested, 'Withdraw')).toBeVisible()
  await expect(button(requested, 'Approve')).toBeHidden()
  const other = await otherConsole(page)
  await other.goto(consoleUrl('/ledger-requests'))
  await button(
    other.getByRole('row').filter({ hasText: 'Reversal' }).filter({ hasText: 'Waiting' }).first(),
    'Approve',
  ).click()
  await reply(other, 'Approve', because)
  await other.context().close()
  expect(await balanceOf(ann)).toBe('0.00')

  await page.goto(consoleUrl('/ledger-proofs'))
  const looks = async () => (await callPlatform(ledgerOperatorCalls.listLedgerProofs, {}, operatorToken())).total
  const before = await looks()
  await button(page, 'Check now').click()
  await expect.poll(looks, { timeout: 60_000 }).toBeGreaterThan(before)
  await page.reload()
  await expect(page.getByText('Sound').first()).toBeVisible()
  await expect(page.getByText('Broken')).toHaveCount(0)
})

test('queues and details are usable on a telephone too', async ({ page, deviceOf }) => {
  test.setTimeout(420_000)
  const channel = `Transfer ${randomUUID().slice(0, 6)}`
  await openBankChannel(channel)
  const ann = await wealthyPerson('Ann', '300.00')
  const order = await payByBank(await deviceOf(ann), channel, '60.00')
  await requestWithdrawal(ann, '20.00')
  const { list } = await callPlatform(paymentOperatorCalls.listRechargeAudits, { order_no: order }, operatorToken())
  await page.setViewportSize({ width: 390, height: 844 })
  const errors = listenForErrors(page)
  for (const path of [
    '/recharges',
    `/recharges/${list[0]?.id}/show`,
    '/withdrawals',
    '/suspense',
    '/channels/1/show',
    '/usdt',
    '/wallet-settings',
    `/ledger-members/${ann.userId}/show`,
    '/ledger-requests',
    '/ledger-proofs',
  ])
    await test.step(path, async () => {
      await openAnew(page, consoleUrl(path))
      await examine(page, errors, `narrow/console/${path.slice(1).replaceAll('/', '-')}`)
    })
})
