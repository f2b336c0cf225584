import { randomUUID } from 'node:crypto'
import { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { expect, type Page } from '@playwright/test'
import { test } from '../devices.ts'
import { changePlatform, operatorToken } from '../operator.ts'
import { addBankCard } from '../payments.ts'
import { callPlatform, newPerson, type Person, screenUrl } from '../platform.ts'
import {
  balance,
  give,
  openWallet,
  paySheet,
  pressAnyway,
  refusesUnfitAmounts,
  setPayPassword,
  typePassword,
} from '../wallet.ts'

/** A member with money and a payment password. */
async function wealthy(money: string): Promise<Person> {
  const person = await newPerson('Ann')
  await setPayPassword(person)
  await give(person, money)
  return person
}

const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount', exact: true })
/** It says what it waits for until there is an amount. */
const withdraw = (page: Page) => page.getByRole('main').locator('button[type=submit]')
const quoted = (page: Page) => page.getByRole('main').locator('dl').first()
const limits = (page: Page) => page.getByRole('main').getByRole('group').filter({ hasText: 'Limits for today' })

async function newestOf(person: Person): Promise<number> {
  const { list } = await callPlatform(
    withdrawalOperatorCalls.listWithdrawalQueue,
    { number: person.userNo },
    operatorToken(),
  )
  const newest = list.toSorted((one, other) => other.id - one.id)[0]
  if (!newest) throw new Error('No withdrawal waits')
  return newest.id
}

test('V-14, V-15, V-16: a card is added, money goes out to it, is denied, and comes back to the cent', async ({
  deviceOf,
}) => {
  const ann = await wealthy('200.37')
  const [phone, tablet] = [await deviceOf(ann), await deviceOf(ann)]
  await openWallet(phone)
  await phone.goto(screenUrl('/pages/user/caseOut'))
  const addFirst = phone.getByRole('button', { name: 'Add an account to withdraw' })
  await amountField(phone).fill('100.33')
  await expect(quoted(phone)).toContainText(/You receive\s*\$100\.33/)
  await addFirst.click()

  await phone.getByRole('link', { name: /^Bank card/ }).click()
  // It waits for what is missing, and says so to whoever presses it all the same.
  await phone.getByRole('button', { name: 'Save' }).click({ force: true })
  await expect(phone.getByText('Enter the card number')).toBeVisible()
  await expect(phone.getByText('Choose a bank', { exact: true }).last()).toBeVisible()
  const card = phone.getByRole('textbox', { name: 'Card number' })
  await card.fill('4111 1111 1111 1112')
  await expect(phone.getByText('Check the card number')).toBeVisible()
  await card.fill('4111-1111-1111-1111')
  await expect(card).toHaveValue('4111 1111 1111 1111')
  await phone.getByRole('textbox', { name: 'Account holder' }).fill('Ann Example')
  await phone.getByRole('button', { name: /^Bank/ }).click()
  const banks = phone.getByRole('dialog', { name: 'Choose a bank' })
  await banks.getByRole('group').getByRole('button').first().click()
  await phone.getByRole('button', { name: 'Save' }).click()
  await typePassword(phone)
  await expect(phone.getByText('Saved')).toBeVisible()

  await openWallet(tablet)
  await expect(balance(tablet)).toHaveText('$200.37')
  // Where the account was missing, once it is there.
  await expect(phone).toHaveURL(/caseOut/)
  await expect(phone.getByRole('button', { name: /•••• 1111/ })).toBeVisible()
  await expect(amountField(phone)).toHaveValue('100.33')
  await expect(phone.getByText('No fees or taxes on your first withdrawal')).toBeVisible()
  await expect(quoted(phone)).toContainText(/You receive\s*\$100\.33/)
  await withdraw(phone).click()
  await expect(paySheet(phone)).toContainText('100.04')
  await typePassword(phone, '000000')
  await expect(paySheet(phone).getByText(/^Wrong PIN/)).toBeVisible()
  await typePassword(phone)
  await phone.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Done' }).click()
  await expect(phone.getByText('Submitted. Waiting for review.')).toBeVisible()
  await expect(balance(tablet)).toHaveText('$100.04')

  const why = 'The name is not yours'
  await callPlatform(withdrawalOperatorCalls.denyWithdrawal, { id: await newestOf(ann), reason: why }, operatorToken())
  await expect(phone.getByText(`Reason: ${why}`)).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0)
  await expect(balance(tablet)).toHaveText('$200.37')
})

test('V-13, S-104: the quote says fee and what is left, too much is refused, and a withdrawal is taken back or paid', async ({
  deviceOf,
}) => {
  const ann = await wealthy('500')
  await addBankCard(ann)
  const phone = await deviceOf(ann)
  const request = async (amount: string): Promise<void> => {
    await phone.goto(screenUrl('/pages/user/caseOut'))
    await amountField(phone).fill(amount)
    // Folded, and there.
    await expect(limits(phone)).toContainText('Left to withdraw today')
    await withdraw(phone).click()
    await typePassword(phone)
    await phone.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Done' }).click()
    await expect(phone.getByText('Submitted. Waiting for review.')).toBeVisible()
  }
  await phone.goto(screenUrl('/pages/user/caseOut'))
  await amountField(phone).fill('500.01')
  await pressAnyway(withdraw(phone))
  await expect(phone.getByRole('alert')).toHaveText("That's more than you can withdraw")
  await expect(paySheet(phone)).toHaveCount(0)

  await request('50')
  await phone.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(phone.getByText('Canceled', { exact: true })).toBeVisible()

  // What was cancelled used up nothing: the first one that goes out is free.
  await request('100')
  const id = await newestOf(ann)
  await callPlatform(withdrawalOperatorCalls.approveWithdrawal, { id }, operatorToken())
  await expect(phone.getByText('Processing', { exact: true }).first()).toBeVisible()
  await callPlatform(withdrawalOperatorCalls.takePayout, { id }, operatorToken())
  await callPlatform(withdrawalOperatorCalls.finishPayout, { id, reference: `bank ${randomUUID()}` }, operatorToken())
  await expect(phone.getByText('Completed', { exact: true }).first()).toBeVisible()

  await phone.goto(screenUrl('/pages/user/caseOut'))
  await amountField(phone).fill('33.33')
  // 1 % of 33.33, rounded up.
  await expect(quoted(phone)).toContainText(/Fee\s*\$0\.34/)
  await expect(quoted(phone)).toContainText(/You receive\s*\$32\.99/)
  await phone.goto(screenUrl('/pages/withdraw-deposit/withdraw-detail'))
  await expect(phone.getByText('Total withdrawn')).toBeVisible()
  await phone.getByRole('tab', { name: 'Completed' }).click()
  await expect(phone.getByRole('link', { name: /•••• 1111/ })).toHaveCount(1)
  await phone.getByRole('link', { name: /•••• 1111/ }).click()
  await expect(phone.getByText('Paid out', { exact: true })).toBeVisible()
})

test('an account becomes the default, is edited and deleted', async ({ deviceOf }) => {
  const ann = await wealthy('100')
  await addBankCard(ann)
  const phone = await deviceOf(ann)
  await phone.goto(screenUrl('/pages/withdraw-deposit/add-alipay'))
  await phone.getByRole('textbox', { name: 'Account holder' }).fill('Ann Example')
  await phone.getByRole('button', { name: 'Save' }).click({ force: true })
  // V-17
  const account = phone.getByRole('textbox', { name: 'Alipay account' })
  await expect(account).toHaveAccessibleDescription('Enter an account or upload a QR code')
  await account.fill('ann@example.com')
  await phone.getByRole('button', { name: 'Save' }).click()
  await typePassword(phone)
  await expect(phone.getByText('Saved')).toBeVisible()

  await phone.goto(screenUrl('/pages/user/accountList'))
  const alipay = phone.getByRole('button', { name: /^Alipay.*a•••@example\.com/ })
  await alipay.click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Set as default' }).click()
  await typePassword(phone)
  await expect(phone.getByRole('button', { name: /^Alipay.*Default/ })).toBeVisible()
  await alipay.click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  await expect(phone.getByRole('textbox', { name: 'Alipay account' })).toHaveValue('ann@example.com')
  await phone.goto(screenUrl('/pages/user/accountList?type=alipay'))
  await alipay.click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const question = phone.getByRole('dialog', { name: 'Delete this account?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(phone.getByText('No accounts yet')).toBeVisible()
})

test('check 4: what is no amount is no withdrawal', async ({ deviceOf }) => {
  const ann = await wealthy('100')
  await addBankCard(ann)
  const phone = await deviceOf(ann)
  await phone.goto(screenUrl('/pages/user/caseOut'))
  await refusesUnfitAmounts(phone, amountField(phone), withdraw(phone), '/video/api/withdraw')
  await expect(paySheet(phone)).toHaveCount(0)
})

test('R-24: where withdrawals are off nothing is paid in, and what is there gets out however little it is', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await wealthy('3.21'), await newPerson('Bob')]
  await addBankCard(ann)
  const [phone, other] = [await deviceOf(ann), await deviceOf(bob)]
  const reopen = await changePlatform({
    modules: { withdraw: 0, usdt: 0, treasure: 1, crowdfunding: 1, commission: 1 },
  })
  try {
    await other.goto(screenUrl('/pages/user/caseOut'))
    await expect(other.getByText("Withdrawals aren't available")).toBeVisible()
    await other.goto(screenUrl('/pages/user/recharge'))
    await expect(other.getByText('No payment methods available')).toBeVisible()
    await other.goto(screenUrl('/pages/user/account'))
    await expect(other.getByRole('link', { name: /^Bank card/ })).toBeVisible()
    await expect(other.getByRole('link', { name: /^USDT/ })).toHaveCount(0)

    await phone.goto(screenUrl('/pages/user/caseOut'))
    await phone.getByRole('button', { name: /^All/ }).click()
    await expect(quoted(phone)).toContainText(/You receive\s*\$3\.21/)
    await withdraw(phone).click()
    await typePassword(phone)
    await phone.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Done' }).click()
    await expect(phone.getByText('Submitted. Waiting for review.')).toBeVisible()
  } finally {
    await reopen()
  }
})
