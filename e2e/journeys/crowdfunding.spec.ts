import { readFile } from 'node:fs/promises'
import { paths } from '@cliffhanger/contract/client-paths.ts'
import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { button } from '../console.ts'
import { admitEverybody, fundPool, joinProject, openProject } from '../crowdfunding.ts'
import { approveOrder, handInProof } from '../finance.ts'
import { signIn } from '../member.ts'
import { newPayer } from '../membership.ts'
import { cover } from '../moving-clock/messages.ts'
import { type MovingPlatform, startMovingPlatform } from '../moving-clock/moving-platform.ts'
import { changePlatform } from '../operator.ts'
import { openBankChannel } from '../payments.ts'
import { screenUrl } from '../platform.ts'
import { balance, openWallet, paySheet, typePassword } from '../wallet.ts'

let platform: MovingPlatform

test.beforeAll(async () => {
  platform = await startMovingPlatform()
  await changePlatform({
    is_need_invite_code: 0,
    modules: { withdraw: 1, usdt: 0, treasure: 0, crowdfunding: 1, commission: 0 },
  })
  await admitEverybody()
})

test.afterAll(() => platform.stop())

const title = 'Night Train'

/** Opens the contract that the project asks for, reads and accepts it. */
async function acceptContract(page: Page): Promise<void> {
  await button(page, 'Read the contract first').click()
  await expect(page.getByRole('heading', { name: 'Copyright crowdfunding contract' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('you can lose money')
  await button(page, 'Accept').click()
  await expect(page.getByRole('link', { name: 'Contract accepted' })).toBeVisible()
}

/** The own order, once its list is asked for anew. */
async function openMine(page: Page): Promise<Locator> {
  await page.goto(screenUrl(paths.myCrowd))
  await page.reload()
  const order = page.getByRole('article', { name: title })
  await expect(order).toBeVisible()
  return order
}

// Goes first: sessions of operators do not outlive the days that pass after it.
test('S-88, S-91: units are paid by a transfer once an operator saw it; what nobody pays in time goes back to the project', async ({
  page,
}) => {
  await fundPool('0.50')
  const channel = 'Transfer'
  await openBankChannel(channel, ['crowdfunding'])
  // Its interest comes to less than a cent in the days of the other journey.
  const terms = { unitPrice: '10.00', units: 20, rate: '0.00001', days: 30 }
  const id = await openProject({ title: 'Slow Boat', cover: cover.key, ...terms })
  const bo = await newPayer('Bo', '100.00')
  await signIn(page, bo)

  const first = await joinProject(bo, id, 5)
  await page.goto(screenUrl(`${paths.crowdPay}?order_no=${first.order.order_no}`))
  await expect(page.getByText('5 units are reserved for you')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${channel}`) }).click()
  await expect(page.getByRole('button', { name: 'Copy account number 6222020200112233' })).toBeVisible()
  await handInProof(page, first.order.order_no)
  await approveOrder(first.order.order_no)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Paid' })).toBeVisible()
  await expect(page.getByText('5 units are reserved for you')).toHaveCount(0)
  await page.goto(screenUrl(paths.myCrowd))
  await expect(page.getByRole('article', { name: 'Slow Boat' }).getByText('Earning')).toBeVisible()

  const second = await joinProject(bo, id, 15)
  await page.goto(screenUrl(`${paths.crowdProject}?id=${id}`))
  await expect(button(page, 'Sold out')).toBeDisabled()
  await page.goto(screenUrl(`${paths.crowdPay}?order_no=${second.order.order_no}`))
  // The order was made beside the browser, which has its list of orders from before.
  await page.reload()
  await expect(page.getByText('15 units are reserved for you')).toBeVisible()
  await platform.move(16 * minuteMs)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Order expired and was canceled')
  await expect(page.getByText('15 units are reserved for you')).toHaveCount(0)
  await page.goto(screenUrl(`${paths.crowdProject}?id=${id}`))
  await expect(page.getByText('15 / 20')).toBeVisible()
})

test('S-90, S-92, S-112, S-105: the risks come before joining, each day is paid from the pool, what it lacks is owed, and exiting early is quoted first', async ({
  page,
  browser,
}) => {
  // Three days of three units; what the other journey left is too little for a fourth.
  await fundPool('9.00')
  await openProject({ title, cover: cover.key, unitPrice: '100.00', units: 50, rate: '0.01', days: 30 })
  await signIn(page, await newPayer('Ann', '500.00'))

  await test.step('S-90: nobody joins before they opened the risks', async () => {
    await page.goto(screenUrl(paths.crowdList))
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('textbox', { name: 'Signature' })).toHaveCount(0)
    await button(page, 'Read the risks first').click()
    const risks = page.getByRole('dialog', { name: 'Risks' })
    await expect(risks).toContainText('Leaving early costs 10%')
    await button(risks, "I've read and understood this").click()
    await expect(risks).toBeHidden()
  })

  await test.step('S-90: units, a signature and the accepted contract make an order', async () => {
    const form = page.getByRole('region', { name: 'Join' })
    await button(form, 'More').click()
    await button(form, 'More').click()
    await expect(form).toContainText('1 to 50 units')
    await form.getByRole('textbox', { name: 'Signature' }).fill('Ann Example')
    await acceptContract(page)
    await button(page, 'Sign and join for $300.00').click()
    await expect(page.getByText('3 units are reserved for you')).toBeVisible()
  })

  await test.step('S-92: paid from the balance with the payment password', async () => {
    await page.getByRole('button', { name: 'Pay with balance' }).click()
    await typePassword(page)
    await expect(page.getByText('3 units are reserved for you')).toHaveCount(0)
    await openWallet(page)
    await expect(balance(page)).toHaveText('$200.00')
  })

  await test.step('V-42: the signed contract is kept as text and as PDF', async () => {
    await button(await openMine(page), 'Contract').click()
    await expect(page.getByText('Ann Example').first()).toBeVisible()
    await button(page, 'Check the text').click()
    await expect(page.getByRole('status')).toHaveText('The text matches its fingerprint')
    expect((await savedBy(page, 'Save text')).toString()).toContain('Ann Example')
    expect((await savedBy(page, 'Save as PDF')).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('S-92: each full day from the day after payment is paid and stands in a line of its own', async () => {
    await platform.move(dayMs)
    await button(await openMine(page), 'Interest records').click()
    await expect(page.getByRole('dialog', { name: 'Interest records' })).toContainText('No interest yet')
    for (const days of [1, 2, 3]) {
      await platform.move(dayMs)
      await button(await openMine(page), 'Interest records').click()
      const lines = page.getByRole('dialog', { name: 'Interest records' }).getByText(/^Paid /)
      await expect(lines).toHaveCount(days)
    }
    await expect(page.getByRole('dialog').getByText('+$3.00')).toHaveCount(3)
    await openWallet(page)
    await expect(balance(page)).toHaveText('$209.00')
  })

  await test.step('S-112: what the pool cannot pay is owed, with its age, and nobody joins meanwhile', async () => {
    await platform.move(2 * dayMs)
    const order = await openMine(page)
    await expect(order.getByText(/^Owed since .*\(1d ago\)$/)).toBeVisible()
    await button(order, 'Interest records').click()
    await expect(page.getByRole('dialog').getByText('Owed until the pool is funded')).toHaveCount(2)
    await page.goto(screenUrl(paths.crowdList))
    await expect(page.getByRole('status').filter({ hasText: 'The pool is short' })).toBeVisible()
    await page.getByRole('link', { name: title }).click()
    await expect(button(page, 'Paused')).toBeDisabled()
  })

  await test.step('S-105: exiting early is quoted with its tenth, and the money is in the wallet', async () => {
    const order = await openMine(page)
    await button(order, 'Exit early').click()
    const quote = page.getByRole('dialog', { name: 'Exit early?' })
    await expect(quote).toContainText('You give up 10% of your contribution: $30.00')
    await expect(quote.getByText('$270.00')).toBeVisible()
    await expect(quote).toContainText('This interest stays owed to you')
    await button(quote, 'Continue').click()
    await typePassword(page)
    await expect(paySheet(page)).toHaveCount(0)
    await expect(page.getByRole('article', { name: title }).getByText('Exited early')).toBeVisible()
    await openWallet(page)
    await expect(balance(page)).toHaveText('$479.00')
  })

  await test.step('S-112: anybody may look at the proof, without signing in', async () => {
    const elsewhere = await browser.newContext({ locale: 'en-US' })
    const guest = await elsewhere.newPage()
    await guest.goto(screenUrl(paths.crowdProof))
    const figures = guest.getByRole('main')
    await expect(figures).toContainText('All member contributions are in escrow')
    await expect(figures.getByText(/^Owed since /)).toBeVisible()
    await elsewhere.close()
  })
})

/** What a button of the page saves. */
async function savedBy(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await button(page, name).click()
  return readFile(await (await download).path())
}
