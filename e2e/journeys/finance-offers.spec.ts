import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { expect } from '@playwright/test'
import { because, button, consoleUrl, otherConsole, reply, signInToConsole } from '../console.ts'
import { test } from '../devices.ts'
import { newOperator, operatorToken, reason } from '../operator.ts'
import { callPlatform, newPerson } from '../platform.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
})

test('settings of the wallet are saved over the version that was read, else it is said (4003)', async ({ page }) => {
  await page.goto(consoleUrl('/wallet-settings'))
  const share = page.getByRole('textbox', { name: 'Withdrawal fee' })
  await share.fill('0.0125')
  await expect(page.getByText('= 1.25%')).toBeVisible()
  const { version, settings } = await callPlatform(ledgerOperatorCalls.getWalletSettings, {}, operatorToken())
  const changes = { withdraw_arrive_hours: settings.withdraw_arrive_hours + 1 }
  await callPlatform(ledgerOperatorCalls.changeWalletSettings, { version, changes, reason }, operatorToken())
  await button(page, 'Save').click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await button(question, 'Save').click()
  await expect(question.getByRole('alert')).toBeVisible()
  await button(question, 'Cancel').click()
  await button(page, 'Reload').click()
  await expect(page.getByRole('spinbutton', { name: 'Hours until arrival' })).toHaveValue(
    String(settings.withdraw_arrive_hours + 1),
  )
  await page.getByRole('spinbutton', { name: 'Hours until arrival' }).fill(String(settings.withdraw_arrive_hours))
  await button(page, 'Save').click()
  await reply(page, 'Save', because)
  const stored = await callPlatform(ledgerOperatorCalls.getWalletSettings, {}, operatorToken())
  expect(stored.settings).toEqual(settings)
})

test('a coupon is made and given, and a batch of codes is exported once (S-93, S-94, C-30)', async ({ page }) => {
  const ann = await newPerson('Ann')
  const name = `Gift ${randomUUID().slice(0, 6)}`
  await page.goto(consoleUrl('/coupons'))
  await button(page, 'New coupon').click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'Value' }).fill('5')
  await form.getByRole('textbox', { name: 'Minimum spend' }).fill('20')
  await form.getByLabel(/^From\W*$/).fill('2026-01-01T00:00')
  await form.getByLabel('Until').fill('2025-01-01T00:00')
  await button(form, 'Save').click()
  await expect(form.getByText('End must be after start')).toBeVisible()
  await form.getByLabel('Until').fill('2099-01-01T00:00')
  await button(form, 'Save').click()
  await expect(form).toBeHidden()
  await button(page.getByRole('row').filter({ hasText: name }), 'Give to member').click()
  await reply(page, 'Give to member', { 'Member ID': ann.userNo, ...because })
  const { list } = await callPlatform(couponCalls.listCoupons, { state: 'unused' }, ann.token)
  expect(list.map((coupon) => coupon.name)).toContain(name)

  const batch = `Codes ${randomUUID().slice(0, 6)}`
  await page.goto(consoleUrl('/code-batches'))
  await button(page, 'New batch').click()
  const wanted = page.getByRole('dialog')
  await wanted.getByRole('textbox', { name: 'Name' }).fill(batch)
  await wanted.getByRole('textbox', { name: 'Per code' }).fill('5')
  await wanted.getByRole('spinbutton', { name: 'Number of codes' }).fill('3')
  await wanted.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await button(wanted, 'Save').click()
  await expect(wanted).toBeHidden()
  await page.getByRole('row').filter({ hasText: batch }).getByRole('link', { name: 'Open' }).click()
  await button(page, 'Export codes').click()
  const question = page.getByRole('dialog', { name: /^Export/ })
  await question.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await button(question, 'Export codes').click()
  const made = page.getByRole('dialog', { name: '3 codes created' })
  await expect(button(made, 'I’ve saved them')).toBeDisabled()
  const downloading = page.waitForEvent('download')
  await made.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.split('\r\n')).toHaveLength(4)
  expect(file).toMatch(/^code\r\n[0-9A-Z]{16}/)
  await button(made, 'I’ve saved them').click()
  await expect(button(page, 'Export codes')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Codes' }).getByText('Unused')).toHaveCount(3)
})

test('an offer and a way to pay are made; a USDT address needs a second operator who types it (R-23)', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const name = `Offer ${randomUUID().slice(0, 6)}`
  await page.goto(consoleUrl('/recharge-plans'))
  await button(page, 'New offer').click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'Pays' }).fill('9.999')
  await form.getByRole('textbox', { name: 'Receives' }).fill('990')
  await form.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await button(form, 'Save').click()
  await expect(form.getByText('Enter an amount above 0')).toBeVisible()
  await form.getByRole('textbox', { name: 'Pays' }).fill('9.99')
  await button(form, 'Save').click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('990 gold')

  const address = '0xde709f2102306220921060314715629080e2fb77'
  await page.goto(consoleUrl('/usdt'))
  const network = page.getByRole('region', { name: 'BEP20' })
  await button(network, 'Propose change').click()
  await reply(page, 'Propose change', { Address: address, Rate: '1', Min: '10', ...because })
  await expect(network.getByText('Journey proposes:')).toBeVisible()
  await button(network, 'Approve').click()
  const own = page.getByRole('dialog')
  await own.getByRole('textbox', { name: 'Address' }).fill(address)
  await own.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await button(own, 'Approve').click()
  await expect(own.getByRole('alert')).toBeVisible()
  const other = await otherConsole(page)
  await other.goto(consoleUrl('/usdt'))
  await button(other.getByRole('region', { name: 'BEP20' }), 'Approve').click()
  await reply(other, 'Approve', { Address: address, ...because })
  await expect(other.getByRole('region', { name: 'BEP20' }).getByText('Open', { exact: true })).toBeVisible()
  await other.context().close()
  const { list } = await callPlatform(channelOperatorCalls.listUsdtNetworks, {}, operatorToken())
  expect(list.find(({ chain }) => chain === 'BEP20')).toMatchObject({ address, is_open: 1, proposal: null })
})
