import { randomUUID } from 'node:crypto'
import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { expect } from '@playwright/test'
import { because, button, consoleUrl, reply, signInToConsole } from '../console.ts'
import { test } from '../devices.ts'
import { newOperator, operatorToken, reason } from '../operator.ts'
import { callPlatform } from '../platform.ts'
import { examine, listenForErrors, openAnew } from '../screens/examine.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
})

/** A day of the platform before today, by its own list of days. */
async function dayBefore(count: number): Promise<string> {
  const { list } = await callPlatform(financeOperatorCalls.listMoneyDays, {}, operatorToken())
  return list[count]?.day ?? ''
}

test('money in and out by day is a picture and a table that says the same', async ({ page }) => {
  await page.goto(consoleUrl('/money-days'))
  await expect(page.getByRole('img', { name: 'Chart of money in and out by day' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Figures' }).getByRole('row')).toHaveCount(31)
  await button(page, '90 days').click()
  await expect(page.getByRole('region', { name: 'Figures' }).getByRole('row')).toHaveCount(91)
})

test('a report is held against the ledger, and what differs is explained once', async ({ page }) => {
  const [missing, found] = [`BANK-${randomUUID().slice(0, 8)}`, `BANK-${randomUUID().slice(0, 8)}`]
  await callPlatform(
    paymentOperatorCalls.bookFoundMoney,
    { provider: 'manual', amount: '12.34', payment_ref: found, reason },
    operatorToken(),
  )
  // Neither yesterday, which other journeys report, nor the day before, which yesterday is when midnight comes meanwhile.
  const day = await dayBefore(3)
  await page.goto(consoleUrl('/reconciliations'))
  await button(page, 'Import report').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Day' }).fill('yesterday')
  await dialog.getByRole('textbox', { name: 'Report' }).fill(`${missing},one`)
  await button(dialog, 'Compare').click()
  await expect(dialog.getByText('Enter a date such as 2026-11-21')).toBeVisible()
  await expect(dialog.getByText('Line 1 can’t be read')).toBeVisible()
  await reply(page, 'Compare', { Day: day, Report: `Reference,Amount\n${missing},5.00\n${found},12.34` })
  await page.getByRole('cell', { name: day }).first().click()
  const lines = page.getByRole('region', { name: 'Lines' })
  await expect(lines.getByRole('row').filter({ hasText: found.toLowerCase() })).toContainText('Matched')
  const line = lines.getByRole('row').filter({ hasText: missing.toLowerCase() })
  await expect(line).toContainText('Only in the report')
  await button(line, 'Explain').click()
  await reply(page, 'Explain', because)
  await expect(line).toContainText(reason)
  await expect(button(line, 'Explain')).toBeHidden()
})

test('finance is usable on a telephone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const errors = listenForErrors(page)
  for (const path of ['/money-days', '/reconciliations'])
    await test.step(path, async () => {
      await openAnew(page, consoleUrl(path))
      await examine(page, errors, `narrow/console${path.replaceAll('/', '-')}`)
    })
})
