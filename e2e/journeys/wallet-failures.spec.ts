import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { expect, type Page } from '@playwright/test'
import { test } from '../devices.ts'
import { mailedCode } from '../mailbox.ts'
import { callPlatform, newPerson, type Person, platformUrl, screenUrl } from '../platform.ts'
import { balance, give, openWallet, paySheet, setPayPassword, typePassword } from '../wallet.ts'

/** Screens of the wallet that show what the server says. */
const screens = [
  '/pages/playlet/myWallet',
  '/pages/playlet/bill',
  '/pages/billing-details/billing-details?id=1',
  '/pages/conversion/conversion',
  '/pages/playlet/exchange_record',
  '/pages/transfer/transfer?view=records',
  '/pages/user/balance',
  '/pages/user/balanceDetail',
  '/pagesB/my_file/realName',
  '/pagesB/my_file/payPassword',
  '/pagesB/my_file/updatePayPassword',
  '/pages/user/recharge',
  '/pages/recharge/recharge',
  '/pages/recharge/recharge?view=records',
  '/pages/user/addRecharge?order_no=P1',
  '/pages/recharge/recharge-detail',
  '/pages/order/order',
  '/pages/order/order?order_no=P1',
  '/pages/user/caseOut',
  '/pages/withdraw-deposit/withdraw-deposit',
  '/pages/user/cashOutList',
  '/pages/withdraw-deposit/withdraw-detail',
  '/pages/user/cashOutInfo?id=1',
  '/pages/user/account',
  '/pages/user/accountList?type=bank',
  '/pages/user/coupon',
] as const

/** Every call of the client fails this way from now on; its own files come as before. Answers what ends it. */
async function failCalls(page: Page, how: 'no line' | 'fault'): Promise<() => Promise<void>> {
  const isCall = (url: URL): boolean =>
    url.origin === platformUrl() && !/\.(?:js|css|json|png|svg|woff2)$|^\/$/.test(url.pathname)
  await page.route(isCall, (route) =>
    how === 'no line' ? route.abort('internetdisconnected') : route.fulfill({ status: 500, json: {} }),
  )
  return () => page.unroute(isCall)
}

test('every screen of the wallet says that it could not be loaded, with and without a line, and tries again', async ({
  deviceOf,
}) => {
  test.setTimeout(600_000)
  const ann = await newPerson('Ann')
  await setPayPassword(ann)
  const page = await deviceOf(ann)
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
  for (const screen of screens) {
    await test.step(screen, async () => {
      // Loaded anew on a screen that asks for nothing of the wallet, so that no answer is known.
      await page.goto(screenUrl('/pagesB/my_file/setting/locale'))
      await page.reload()
      await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
      const connect = await failCalls(page, 'no line')
      await page.goto(screenUrl(screen))
      await expect.soft(retry, screen).toBeVisible()
      await expect.soft(page.locator('[aria-busy="true"]'), screen).toHaveCount(0)
      // Without a moment between them in which a question that is asked again finds the server.
      const mend = await failCalls(page, 'fault')
      await connect()
      // The button goes while its question is under way. Not before it is back was the fault seen, and may the server be found again.
      const failed = await retry.elementHandle()
      await retry.click()
      await failed?.waitForElementState('hidden')
      await expect.soft(retry, screen).toBeVisible()
      await mend()
      await retry.click()
      await expect.soft(retry, screen).toBeHidden()
    })
  }
})

test('C-44, 7004: a forgotten payment password is locked after five tries and reset by a code', async ({
  deviceOf,
}) => {
  test.setTimeout(300_000)
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await setPayPassword(ann)
  await give(ann, '5.00')
  const email = await bindMail(ann)
  for (let tries = 0; tries < 5; tries++) {
    const wrong = callPlatform(paymentPasswordCalls.checkPaymentPassword, { pay_password: '000000' }, ann.token)
    await expect(wrong).rejects.toThrow()
  }
  const page = await deviceOf(ann)
  await page.goto(screenUrl('/pagesB/my_file/updatePayPassword'))
  await expect(page.getByText(/PIN locked/)).toBeVisible()
  await page.goto(screenUrl(`/pages/transfer/transfer?user_id=${bob.userId}`))
  await page.getByRole('textbox', { name: 'Amount' }).fill('2')
  await page.getByRole('button', { name: /^Send \$/ }).click()
  await expect(page.getByText(/PIN locked\. Try again in 1:5\d:\d\d/)).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /forgot/i })
    .click()

  await expect(page.getByRole('group', { name: 'Keypad' })).toBeVisible()
  await page.keyboard.type('864209864209')
  await page.getByRole('textbox', { name: 'Password' }).fill(ann.password)
  // The code that bound the address keeps the next one back for a minute (C-24).
  await expect(async () => {
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 120_000 })
  const code = await mailedCode(email)
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('PIN set')).toBeVisible()

  await page.goto(screenUrl(`/pages/transfer/transfer?user_id=${bob.userId}`))
  await page.getByRole('textbox', { name: 'Amount' }).fill('2')
  await page.getByRole('button', { name: /^Send \$/ }).click()
  await typePassword(page, '864209')
  // it is known by the new password, and money stays for a day.
  await expect(page.getByText(/^You recently changed your account.*until .*\d/)).toBeVisible()
})

/** Gives a member a mail address, to which a code can go. */
async function bindMail({ loginName, password, token }: Person): Promise<string> {
  const email = `${loginName}@example.com`
  await callPlatform(sessionCalls.sendCode, { plat_id: 1, account_type: 'email', account: email, type: 'bind' }, token)
  // There is a payment password: a session alone binds nothing.
  const binding = { type: 'email', account: email, code: await mailedCode(email), login_pwd: password } as const
  await callPlatform(accountCalls.bindAccount, binding, token)
  return email
}

test('S-110: what is written without a line says so, keeps what was typed, and is done once', async ({ deviceOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await setPayPassword(ann)
  await give(ann, '5.00')
  const page = await deviceOf(ann)

  await page.goto(screenUrl(`/pages/transfer/transfer?user_id=${bob.userId}`))
  await expect(page.getByText(`ID ${bob.userNo}`)).toBeVisible()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  const remark = page.getByRole('textbox', { name: 'Note' })
  await amount.fill('2')
  await remark.fill('For the train')
  await page.getByRole('button', { name: /^Send \$/ }).click()
  await expect(paySheet(page)).toBeVisible()
  const mendTransfer = await failCalls(page, 'no line')
  await typePassword(page)
  await expect(paySheet(page).getByRole('alert')).toHaveText(/you won't be charged twice/)
  await page.keyboard.press('Escape')
  await expect(amount).toHaveValue('2')
  await expect(remark).toHaveValue('For the train')
  await mendTransfer()
  await page.getByRole('button', { name: /^Send \$/ }).click()
  await typePassword(page)
  await expect(page.getByText(/^Sent \$2\.00 to Bob/)).toBeVisible()
  const { total } = await callPlatform(transferCalls.listTransfers, {}, ann.token)
  expect(total).toBe(1)

  await page.goto(screenUrl('/pages/withdraw-deposit/add-card'))
  const holder = page.getByRole('textbox', { name: 'Account holder' })
  await holder.fill('Ann Example')
  const mendCard = await failCalls(page, 'no line')
  await page.getByRole('button', { name: 'Save' }).click({ force: true })
  await expect(holder).toHaveValue('Ann Example')
  await mendCard()
  await openWallet(page)
  await expect(balance(page)).toHaveText('$3.00')
})
