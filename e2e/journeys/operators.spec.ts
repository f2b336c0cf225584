import { randomUUID } from 'node:crypto'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { because, button, consoleUrl, otherConsole, reply, signInToConsole } from '../console.ts'
import { replaceMail } from '../contacts.ts'
import { test } from '../devices.ts'
import { changeWallet, newOperator, operatorToken, reason, runOperatorCommand } from '../operator.ts'
import { callPlatform, newPerson } from '../platform.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
})

/** Fills the page of a setup link; answers the secret of the authenticator. */
async function setUp(page: Page, password: string): Promise<string> {
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password)
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(new TOTP({ secret }).generate())
  await button(page, 'Finish and sign in').click()
  return secret
}

const hashOf = (printed: string): string => /\/console\/(#\/setup\/[\w-]{43})/.exec(printed)?.[1] ?? ''

test('A-20: the first operator sets up by the link of the command line, on a phone, and the link works once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const login = `first-${randomUUID().slice(0, 6)}`
  const link = consoleUrl().replace('#/', hashOf(runOperatorCommand('create', login)))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Set up your sign-in' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Login' })).toHaveValue(login)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const secret = await page.locator('code').textContent()
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('much too easy?')
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('something else')
  const code = page.getByRole('textbox', { name: 'Code from the app' })
  await code.fill('000000')
  await expect(page.getByText('Passwords don’t match')).toBeVisible()
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('much too easy?')
  await button(page, 'Finish and sign in').click()
  await expect(page.getByText('That code is incorrect')).toBeVisible()
  await expect(code).toHaveValue('')
  // The same authenticator after the page was loaded again.
  await page.reload()
  await expect(page.locator('code')).toHaveText(secret ?? '')
  await setUp(page, 'a password of their own')
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()

  const other = await page.context().browser()?.newPage()
  await other?.goto(link)
  await expect(other?.getByText('This setup link no longer works') ?? page.locator('none')).toBeVisible()
  await other?.close()
})

test('A-4: a new operator is asked for by one, agreed to by another, and sets up by a link handed over once', async ({
  page,
}) => {
  const login = `new-${randomUUID().slice(0, 6)}`
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl('/operators'))
  await button(page, 'New operator').click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Login' }).fill(login)
  await form.getByRole('textbox', { name: 'Name' }).fill('Newcomer')
  await form.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await form.getByRole('button', { name: /Save|New operator/ }).click()
  await expect(page.getByText('It takes effect once a second operator approves')).toBeVisible()

  await page.goto(consoleUrl('/changes'))
  const own = page.getByRole('row').filter({ hasText: login })
  await expect(own.getByText('Waiting')).toBeVisible()
  await expect(button(own, 'Withdraw')).toBeVisible()
  await expect(button(own, 'Approve')).toBeHidden()

  const second = await otherConsole(page)
  await second.goto(consoleUrl('/changes'))
  await button(second.getByRole('row').filter({ hasText: login }), 'Approve').click()
  await reply(second, 'Approve', because)
  await expect(second.getByRole('row').filter({ hasText: login }).getByText('In effect')).toBeVisible()

  await page.reload()
  await button(own, 'Setup link').click()
  const handed = page.getByRole('dialog', { name: /^Setup link for/ })
  const link = (await handed.locator('code').textContent()) ?? ''
  await button(handed, 'Done').click()
  await second.context().clearCookies()
  await second.goto(link)
  await setUp(second, 'the password of a newcomer')
  await expect(second.getByRole('button', { name: 'Newcomer' })).toBeVisible()
  await page.reload()
  await expect(own.getByText('In effect')).toBeVisible()
  await expect(button(own, 'Setup link')).toBeHidden()
  await second.context().close()
})

test('A-4: a fee holds once a second operator agreed; who decided too late is told', async ({ page }) => {
  const { settings } = await callPlatform(ledgerOperatorCalls.getWalletSettings, {}, operatorToken())
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl('/wallet-settings'))
  await page.getByRole('textbox', { name: 'Withdrawal fee' }).fill('0.0325')
  await button(page, 'Save').click()
  await reply(page, 'Save', because)
  await expect(page.getByText('It takes effect once a second operator approves')).toBeVisible()
  const now = () => callPlatform(ledgerOperatorCalls.getWalletSettings, {}, operatorToken())
  expect((await now()).settings).toEqual(settings)

  const [second, third] = [await otherConsole(page), await otherConsole(page)]
  const rowOf = (console: Page) => console.getByRole('row').filter({ hasText: '3.25%' })
  for (const console of [second, third]) await console.goto(consoleUrl('/changes'))
  await button(rowOf(third), 'Reject').click()
  await button(rowOf(second), 'Approve').click()
  await reply(second, 'Approve', because)
  expect((await now()).settings.withdraw_fee_rate).toBe('0.0325')
  const late = third.getByRole('dialog')
  await late.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await button(late, 'Reject').click()
  await expect(late.getByRole('alert')).toBeVisible()
  expect((await now()).settings.withdraw_fee_rate).toBe('0.0325')
  await changeWallet({ withdraw_fee_rate: settings.withdraw_fee_rate })
  for (const console of [second, third]) await console.context().close()
})

test('A-2: two operators release a member’s money before its time', async ({ page }) => {
  const member = await newPerson(`Held ${randomUUID().slice(0, 6)}`)
  await replaceMail(member)
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl('/cooling-offs'))
  const row = (console: Page) => console.getByRole('row').filter({ hasText: member.nickName })
  await button(row(page), 'Request release').click()
  await reply(page, 'Request release', because)
  await expect(page.getByText('Payouts are released once a second operator approves')).toBeVisible()
  await expect(row(page).getByText('Waiting for a second operator')).toBeVisible()

  const second = await otherConsole(page)
  await second.goto(consoleUrl('/cooling-offs'))
  await expect(row(second).getByText('Requested by Journey')).toBeVisible()
  await button(row(second), 'Release now').click()
  await expect(second.getByRole('dialog').getByText(`“${reason}”`)).toBeVisible()
  await reply(second, 'Release now', because)
  await expect(second.getByText('Payouts released', { exact: true })).toBeVisible()
  await expect(row(second)).toBeHidden()
  await second.context().close()
})

test('an operator changes the password and signs in with the new one', async ({ page }) => {
  const operator = await newOperator()
  await signInToConsole(page, operator)
  await page.goto(consoleUrl('/my-account'))
  const password = 'another long password'
  await page.getByRole('textbox', { name: 'Current password' }).fill('not this one')
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password)
  await button(page, 'Change password').click()
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /password/i }),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Current password' }).fill(operator.password)
  await button(page, 'Change password').click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'New password', exact: true })).toHaveValue('')

  const again = await page
    .context()
    .browser()
    ?.newPage({ viewport: { width: 1280, height: 800 } })
  if (!again) throw new Error('The page has no browser')
  await signInToConsole(again, { ...operator, password })
  await again.close()
})
