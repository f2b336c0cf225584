import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { unreadableAmounts } from '@cliffhanger/contract/testing/unreadable-amounts.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { newOperator, operatorToken, reason } from './operator.ts'
import { callPlatform, type Person, platformUrl, screenUrl } from './platform.ts'

/** The payment password of everybody in the journeys. */
export const payPassword = '135790'

/** By the platform they belong to. */
const secondTokens = new Map<string, Promise<string>>()

/** Token of another operator: whoever asks for a correction cannot agree to it. */
export const otherOperator = (): Promise<string> => {
  const token = secondTokens.get(platformUrl()) ?? signInAnother()
  secondTokens.set(platformUrl(), token)
  return token
}

async function signInAnother(): Promise<string> {
  const { login, password, code } = await newOperator()
  const signedIn = await callPlatform(staffCalls.signInOperator, { login, password, code: await code() })
  return signedIn.access_token
}

/** Another operator agrees to what one asked for. */
export async function agree(requested: Promise<{ readonly request: { readonly id: number } }>): Promise<void> {
  const { id } = (await requested).request
  await callPlatform(ledgerOperatorCalls.decideLedgerRequest, { id, decision: 'agree', reason }, await otherOperator())
}

/** Puts money into a wallet, out of a budget that was funded with it. */
export async function give(
  { userId: user_id }: Person,
  amount: string,
  coin: 'money' | 'point' = 'money',
): Promise<void> {
  const money = { coin_code: coin, amount, reason } as const
  await agree(callPlatform(ledgerOperatorCalls.requestFunding, { ...money, pool: 'promo' }, operatorToken()))
  const correction = { ...money, user_id, direction: 'in', reason_code: 'goodwill' } as const
  await agree(callPlatform(ledgerOperatorCalls.requestCorrection, correction, operatorToken()))
}

/** Gives a person the payment password of the journeys. */
export async function setPayPassword(person: Person): Promise<void> {
  await callPlatform(
    paymentPasswordCalls.setPaymentPassword,
    { pay_password: payPassword, pay_password2: payPassword, login_pwd: person.password },
    person.token,
  )
}

/** The sheet that asks for the payment password; it may lie upon another one. */
export const paySheet = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('group', { name: 'Keypad' }) })
    .last()

/** Types six digits on the sheet's own keys. */
export async function typePassword(page: Page, digits = payPassword): Promise<void> {
  await expect(paySheet(page)).toBeVisible()
  for (const digit of digits) await paySheet(page).getByRole('button', { name: digit, exact: true }).click()
}

/** What stands on the card of the wallet. */
export const balance = (page: Page): Locator => page.getByTestId('balance-money')

export async function openWallet(page: Page): Promise<void> {
  await page.goto(screenUrl('/pages/playlet/myWallet'))
  await expect(page.getByRole('heading', { name: 'My wallet', level: 1 })).toBeVisible()
}

/** What is no amount of money, however it is typed (docs/rules/money-checks.md, check 4). */
const unfit = [...unreadableAmounts, '0', '0.00', '1.005', '1 000']

/** Presses a button that looks as if it were off: it says what is missing. */
export const pressAnyway = (button: Locator): Promise<void> => button.click({ force: true })

/** Holds an amount field against everything that is no amount: each is said to be wrong, and nothing is sent. */
export async function refusesUnfitAmounts(page: Page, field: Locator, send: Locator, path: string): Promise<void> {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) sent.push(request.postData() ?? '')
  })
  for (const amount of unfit) {
    await field.fill(amount)
    await pressAnyway(send)
    await expect(field, `${amount} is no amount`).toHaveAttribute('aria-invalid', 'true')
  }
  await field.fill('')
  await pressAnyway(send)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
}
