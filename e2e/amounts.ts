import { unreadableAmounts } from '@cliffhanger/contract/testing/unreadable-amounts.ts'
import { expect, type Locator, type Page } from '@playwright/test'

/** What is no amount of money, however it is typed (docs/rules/money-checks.md, check 4). */
const unfit = [...unreadableAmounts, '0', '0.00', '1.005', '1 000']

/** Holds an amount field against everything that is no amount: each is said to be wrong, and nothing is sent. */
export async function refusesUnfitAmounts(page: Page, field: Locator, send: Locator, path: string): Promise<void> {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) sent.push(request.postData() ?? '')
  })
  for (const amount of unfit) {
    await field.fill(amount)
    await send.click()
    await expect(field, `${amount} is no amount`).toHaveAttribute('aria-invalid', 'true')
  }
  await field.fill('')
  await send.click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
}
