import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { pictureFile } from './files.ts'
import { operatorToken } from './operator.ts'
import { addBankCard } from './payments.ts'
import { callPlatform, newPerson, type Person, screenUrl } from './platform.ts'
import { give, payPassword, setPayPassword } from './wallet.ts'

/** Opens the page of top-ups for an amount of the member's own; a plan is chosen there already. */
export async function openOwnAmount(phone: Page): Promise<Locator> {
  await phone.goto(screenUrl('/pages/user/recharge'))
  await phone.getByRole('button', { name: 'Custom amount' }).click()
  return phone.getByRole('textbox', { name: 'Top-up amount' })
}

/** Chooses a way to pay; where keys have the page, the ways are in a sheet. */
export async function chooseWay(phone: Page, channel: string): Promise<void> {
  const chooser = phone.getByRole('button', { name: /^Payment method/ })
  if (await chooser.isVisible()) await chooser.click()
  await showAllWays(phone)
  await phone.getByRole('button', { name: new RegExp(`^${channel}`) }).click()
}

/** Where a way pays at once, those that are paid by hand are behind one touch. */
export async function showAllWays(within: Page | Locator): Promise<void> {
  const more = within.getByRole('button', { name: 'More ways' })
  const ways = within.getByRole('button', { name: /Instant|About \d|After review/ })
  await expect(more.or(ways).first()).toBeVisible()
  if (await more.isVisible()) await more.click()
}

/** Makes an order for a free amount, to be paid by a channel; the page to pay on is open. Answers the number of the order. */
export async function beginRecharge(phone: Page, channel: string, amount: string): Promise<string> {
  const field = await openOwnAmount(phone)
  await field.fill(amount)
  await chooseWay(phone, channel)
  await phone.getByRole('button', { name: /^Continue · \$\d/ }).click()
  await expect(phone.getByRole('timer')).toContainText('Pay within')
  return new URL(phone.url().replace('/#', '')).searchParams.get('order_no') ?? ''
}

/** Hands in a proof of the payment of an order whose page is open. */
export async function handInProof(phone: Page, orderNo: string): Promise<void> {
  await phone.getByLabel('Choose a picture: Receipt').setInputFiles(pictureFile('paid.png', colorOf(orderNo)))
  await expect(phone.getByRole('img', { name: 'Receipt' })).toBeVisible()
  await phone.getByRole('textbox', { name: 'Payer name' }).fill('Ann Example')
  await phone.getByRole('button', { name: 'Submit receipt' }).click()
  await expect(phone.getByRole('heading', { name: 'Receipt submitted' })).toBeVisible()
}

/** The recharge of an order, as its operators know it. */
export async function auditOf(orderNo: string): Promise<number> {
  const { list } = await callPlatform(paymentOperatorCalls.listRechargeAudits, { order_no: orderNo }, operatorToken())
  const [found] = list
  if (!found) throw new Error(`No recharge waits for ${orderNo}`)
  return found.id
}

/** Approves a recharge. */
export async function approveRecharge(orderNo: string): Promise<void> {
  await callPlatform(paymentOperatorCalls.approveRecharge, { id: await auditOf(orderNo) }, operatorToken())
}

/** Approves the receipt of an order that is no recharge. */
export async function approveOrder(orderNo: string): Promise<void> {
  const { list } = await callPlatform(orderOperatorCalls.listOrderAudits, { limit: 100 }, operatorToken())
  const { id } = list.find(({ order_no }) => order_no === orderNo) ?? {}
  if (id === undefined) throw new Error(`Nothing waits for ${orderNo}`)
  await callPlatform(orderOperatorCalls.approveOrder, { id }, operatorToken())
}

/** Recharges by a bank transfer and hands in a proof of it; answers the number of the order. */
export async function payByBank(phone: Page, channel: string, amount: string): Promise<string> {
  const orderNo = await beginRecharge(phone, channel, amount)
  await handInProof(phone, orderNo)
  return orderNo
}

/** A colour of its own for every order, since the same picture twice is a finding. */
const colorOf = (text: string): readonly [number, number, number] => {
  const sum = [...text].reduce((total, sign) => (total * 31 + sign.charCodeAt(0)) % 16_777_216, 7)
  return [sum % 256, Math.floor(sum / 256) % 256, Math.floor(sum / 65_536)]
}

/** Applies for certification. */
export async function applyForCertification(phone: Page, name: string, number: string): Promise<void> {
  await phone.goto(screenUrl('/pagesB/my_file/realName'))
  await phone.getByRole('textbox', { name: 'Full name' }).fill(name)
  await phone.getByRole('textbox', { name: 'ID number' }).fill(number)
  await phone.getByLabel('Choose a picture: Front').setInputFiles(pictureFile('front.png', [90, 140, 200]))
  await phone.getByLabel('Choose a picture: Back').setInputFiles(pictureFile('back.png', [200, 140, 90]))
  await phone.getByRole('button', { name: 'Submit' }).click()
  await expect(phone.getByText('In review')).toBeVisible()
}

/** A member with money, a payment password and a bank card. */
export async function wealthyPerson(nickName: string, money: string): Promise<Person> {
  const person = await newPerson(nickName)
  await setPayPassword(person)
  await give(person, money)
  await addBankCard(person)
  return person
}

/** Requests a withdrawal to the person's first account; returns the number of the withdrawal. */
export async function requestWithdrawal(person: Person, amount: string): Promise<string> {
  const { list } = await callPlatform(withdrawalCalls.listWithdrawAccounts, { type: 'bank' }, person.token)
  const { withdraw } = await callPlatform(
    withdrawalCalls.requestWithdrawal,
    { amount, account_id: list[0]?.id ?? 0, pay_password: payPassword },
    person.token,
  )
  return withdraw.order_no
}
