import { readFile } from 'node:fs/promises'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { expect, type Page } from '@playwright/test'
import { openChat } from '../chat.ts'
import { test } from '../devices.ts'
import { changePlatform } from '../operator.ts'
import { befriend, callPlatform, newPerson, type Person, screenUrl } from '../platform.ts'
import { countCalls, restAfter } from '../screens/examine.ts'
import {
  balance,
  give,
  openWallet,
  payPassword,
  paySheet,
  pressAnyway,
  setPayPassword,
  typePassword,
} from '../wallet.ts'

const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount' })

/** A member with money and a payment password. */
async function wealthy(nickName: string, money: string): Promise<Person> {
  const person = await newPerson(nickName)
  await setPayPassword(person)
  await give(person, money)
  return person
}

test('S-109: money is converted at the rate that was quoted, and every open screen follows', async ({ deviceOf }) => {
  const ann = await wealthy('Ann', '100.00')
  const [phone, tablet] = [await deviceOf(ann), await deviceOf(ann)]
  await openWallet(tablet)
  await expect(balance(tablet)).toHaveText('$100.00')
  // Where the answer that names the money was lost, it is asked for again.
  await tablet.evaluate(() => localStorage.removeItem('cliffhanger.statistic'))
  await tablet.reload()
  await expect(balance(tablet)).toHaveText('$100.00')

  await phone.goto(screenUrl('/pages/conversion/conversion'))
  await amountField(phone).fill('12.345')
  await pressAnyway(phone.getByRole('main').locator('button[type=submit]'))
  await expect(phone.getByRole('alert')).toHaveText('Up to 2 decimals')
  await amountField(phone).fill('100.01')
  await expect(phone.getByRole('alert')).toHaveText('Not enough balance')
  await amountField(phone).fill('20')
  const quoted = phone.getByRole('group', { name: 'You get' }).getByRole('status')
  await expect(quoted).toHaveText(/^[\d,]+$/)
  const received = await quoted.innerText()
  expect(received).not.toBe('')
  await phone.getByRole('button', { name: 'Convert $20.00', exact: true }).click()
  await expect(paySheet(phone)).toContainText('$80.00')
  await typePassword(phone)
  await expect(phone.getByRole('dialog').getByText(`Converted. You got ${received} Gold`)).toBeVisible()
  await phone.getByRole('button', { name: 'Done' }).click()

  await expect(balance(tablet)).toHaveText('$80.00')
  await expect(tablet.getByRole('link', { name: new RegExp(`^Gold.*${received}`) })).toBeVisible()
  await phone.getByRole('button', { name: 'Conversion history' }).click()
  await phone.getByRole('button', { name: /USD → Gold/ }).click()
  await expect(phone.getByRole('dialog')).toContainText(`${received} Gold`)
})

test('S-112: money goes into the treasure and out again; where it is closed only out (R-24)', async ({ deviceOf }) => {
  const ann = await wealthy('Ann', '50.00')
  const page = await deviceOf(ann)
  const treasure = page.getByRole('region', { name: 'Savings balance' })
  await openWallet(page)
  await page.getByRole('link', { name: /^Savings/ }).click()
  await page.getByRole('button', { name: 'Deposit' }).click()
  await amountField(page).fill('30')
  await page.getByRole('button', { name: 'Deposit $30.00' }).click()
  await typePassword(page)
  await expect(treasure).toContainText('$30.00')

  const reopen = await changePlatform({
    modules: { withdraw: 1, usdt: 1, treasure: 0, crowdfunding: 1, commission: 1 },
  })
  try {
    await expect(page.getByText('Savings is closed to new deposits')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Deposit' })).toBeHidden()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('button', { name: /^All/ }).click()
    await page.getByRole('button', { name: 'Withdraw $30.00' }).click()
    await typePassword(page)
    await expect(treasure.getByRole('paragraph').getByText('$0.00', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Savings history' }).click()
    await expect(page.getByText('−$30.00')).toBeVisible()
    await expect(page.getByText('+$30.00')).toBeVisible()
    await openWallet(page)
    await expect(balance(page)).toHaveText('$50.00')
    await expect(page.getByRole('link', { name: /^Savings/ })).toHaveCount(0)
  } finally {
    await reopen()
  }
})

test('V-21: money given in a chat stands there as a card, and in both bills', async ({ deviceOf }) => {
  const [ann, bob] = [await wealthy('Ann', '40.00'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [anns, bobs, bobsTablet] = [await deviceOf(ann), await deviceOf(bob), await deviceOf(bob)]
  await openChat(bobs, ann)
  await openWallet(bobsTablet)
  await expect(balance(bobsTablet)).toHaveText('$0.00')

  await openChat(anns, bob)
  await anns.getByRole('button', { name: 'Attach' }).click()
  await anns.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click()
  await expect(anns.getByText(`ID ${bob.userNo}`)).toBeVisible()
  await amountField(anns).fill('12,5')
  await anns.getByRole('textbox', { name: 'Note' }).fill('For the popcorn')
  await anns.getByRole('button', { name: /^Send \$/ }).click()
  await expect(paySheet(anns)).toContainText('$27.50')
  await typePassword(anns)

  for (const page of [anns, bobs]) {
    await expect(page.locator('[data-message]').filter({ hasText: 'For the popcorn' })).toContainText('$12.50')
  }
  await expect(balance(bobsTablet)).toHaveText('$12.50')
  await bobs
    .getByRole('main')
    .getByRole('link', { name: /\$12\.50/ })
    .click()
  await expect(bobs.getByRole('dialog', { name: 'Transfer' })).toContainText('+$12.50')
  await expect(bobs.getByRole('dialog', { name: 'Transfer' })).toContainText('For the popcorn')
  await anns.goto(screenUrl('/pages/playlet/bill'))
  await anns
    .getByRole('main')
    .getByRole('link', { name: /−\$12\.50/ })
    .click()
  await expect(anns.getByText('$27.50')).toBeVisible()
  await expect(anns.getByRole('link', { name: 'Bob' })).toBeVisible()
})

test('V-7: a first payment password is set on the way to a payment, then changed', async ({ deviceOf }) => {
  const ann = await newPerson('Ann')
  await give(ann, '5.00')
  const bob = await newPerson('Bob')
  const page = await deviceOf(ann)
  await page.goto(screenUrl(`/pages/transfer/transfer?user_id=${bob.userId}`))
  await amountField(page).fill('1')
  await page.getByRole('button', { name: /^Send \$/ }).click()
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.getByText('Choose a 6-digit PIN')).toBeVisible()
  await page.keyboard.type('135790')
  await page.keyboard.type('111111')
  await expect(page.getByText("PINs don't match")).toBeVisible()
  await page.keyboard.type(payPassword + payPassword)
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong password')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill(ann.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('PIN set')).toBeVisible()

  await page.goto(screenUrl('/pagesB/my_file/updatePayPassword'))
  await expect(page.getByText('Enter your current PIN')).toBeVisible()
  await page.keyboard.type(payPassword)
  await expect(page.getByText('Enter a new PIN')).toBeVisible()
  await page.keyboard.type('246802246802')
  await expect(page.getByText('PIN changed', { exact: true })).toBeVisible()
})

test('S-110: a payment whose answer was lost is not made twice, even after the page was loaded anew', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await wealthy('Ann', '10.00'), await newPerson('Bob')]
  const page = await deviceOf(ann)
  const transfer = async (): Promise<void> => {
    await page.goto(screenUrl(`/pages/transfer/transfer?user_id=${bob.userId}`))
    await expect(page.getByText(`ID ${bob.userNo}`)).toBeVisible()
    await amountField(page).fill('4')
    await page.getByRole('button', { name: /^Send \$/ }).click()
    await typePassword(page)
  }
  const path = `**${transferCalls.transfer.path}`
  await page.route(path, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await transfer()
  await expect(paySheet(page).getByRole('alert')).toHaveText(/you won't be charged twice/)
  await page.unroute(path)
  await page.reload()
  await transfer()
  await expect(page.getByText(/^Sent \$4\.00 to Bob/)).toBeVisible()
  await openWallet(page)
  await expect(balance(page)).toHaveText('$6.00')
})

test('a transfer has each answer asked for once more or twice, and gives up none', async ({ deviceOf }) => {
  const [ann, bob] = [await wealthy('Ann', '10.00'), await newPerson('Bob')]
  const page = await deviceOf(ann)
  await page.goto(screenUrl(`/pages/transfer/transfer?user_id=${bob.userId}`))
  await expect(page.getByText(`ID ${bob.userNo}`)).toBeVisible()
  await amountField(page).fill('4')
  // The sheet asks for what it shows itself.
  await restAfter(page, async () => {
    await page.getByRole('button', { name: /^Send \$/ }).click()
    await expect(paySheet(page)).toBeVisible()
  })
  const { asked: requested, givenUp } = countCalls(page)
  await restAfter(page, async () => {
    await typePassword(page)
    await expect(page.getByText(/^Sent \$4\.00 to Bob/)).toBeVisible()
  })
  expect(givenUp).toEqual([])
  expect(requested.get(overviewCalls.getOverview.path)).toBeGreaterThan(0)
  expect([...requested].filter(([, times]) => times > 2)).toEqual([])
})

test('check 25: the exported bill, added up again, is the balance to the unit', async ({ deviceOf }) => {
  const [ann, bob] = [await wealthy('Ann', '1000.00'), await newPerson('Bob')]
  const page = await deviceOf(ann)
  for (const amount of ['0.01', '19.99', '333.33']) {
    const transfer = { to_user_id: bob.userId, coin_code: 'money', amount, pay_password: payPassword } as const
    await callPlatform(transferCalls.transfer, transfer, ann.token)
  }
  await page.goto(screenUrl('/pages/playlet/bill?coin=money'))
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByText('In $1,000.00 · Out $353.33')).toBeVisible()
  await page.getByRole('button', { name: 'Direction: In and out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Out', exact: true }).click()
  await expect(page.getByText('+$1,000.00')).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('link', { name: /−\$333\.33/ })
    .click()
  await expect(page.getByText('$980.00')).toBeVisible()
  await expect(page.getByText('$646.67')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Direction: Out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'In and out' }).click()

  const search = page.getByRole('searchbox', { name: 'Search transactions' })
  await search.fill('333.33')
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Bob.*Transfer sent/ })
    .click()
  await expect(page.getByText('Transfer sent · Bob')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(search).toHaveValue('333.33')
  await search.fill('nobody at all')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await search.fill('')
  await expect(page.getByText('In $1,000.00 · Out $353.33')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  const [head = '', ...lines] = csv
    .replace(/^\uFEFF+/, '')
    .trim()
    .split(/\r?\n/)
  const amount = head.split(',').indexOf('amount')
  const cents = lines.reduce((sum, line) => sum + BigInt((line.split(',')[amount] ?? '').replace('.', '')), 0n)
  expect(lines).toHaveLength(4)
  expect(cents).toBe(64_667n)
  await openWallet(page)
  await expect(balance(page)).toHaveText('$646.67')
})
