import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { expect, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { consoleUrl } from '../console.ts'
import { mailedCode } from '../mailbox.ts'
import { logIn, logOut, signIn, skipWelcome, submitLogin, tab, visitFirst } from '../member.ts'
import { changePlatform } from '../operator.ts'
import { callPlatform, newPerson, platformUrl, screenUrl } from '../platform.ts'
import { isDrawn, scanCode } from '../scan-code.ts'

const newLoginName = () => `n${Math.random().toString(36).slice(2, 12)}`
const password = 'a good password'

test('registers, logs out and logs in again; without the tick nothing is sent (V-27)', async ({ page }) => {
  const loginName = newLoginName()
  await visitFirst(page)
  await logOut(page)
  // S-9: from here on the platform wants a name and a picture before home.
  const putBack = await changePlatform({ is_need_avatar_nickname: 1 })
  try {
    await page.getByRole('link', { name: 'Create account' }).click()
    await page.getByRole('textbox', { name: 'Username' }).fill(loginName)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(password)
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith(sessionCalls.register.path)) sent += 1
    })
    const question = page.getByRole('dialog', { name: 'Terms and privacy' })
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox')).toBeFocused()
    expect(sent).toBe(0)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await question.getByRole('button', { name: 'Agree and continue' }).click()

    await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Registered')
    await page.getByRole('button', { name: 'Continue' }).click()
    await skipWelcome(page)
    expect(sent).toBe(1)
  } finally {
    await putBack()
  }

  await logOut(page)
  await submitLogin(page, loginName, 'not the password')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await tab(page, 'Me').click()
  await expect(page.getByText('Registered', { exact: true })).toBeVisible()
})

test('switches the authenticator on and logs in with its code', async ({ page }) => {
  const person = await newPerson('Careful')
  await logIn(page, person)
  await page.goto(screenUrl('/pagesB/my_file/bind-account'))
  await page.getByRole('button', { name: 'Authenticator Off' }).click()
  const sheet = page.getByRole('dialog', { name: 'Authenticator' })
  const code = sheet.getByRole('img', { name: 'Authenticator QR code' })
  await expect(code).toBeVisible()
  const secret = (await sheet.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? ''
  await isDrawn(code)
  const scanned = await scanCode(await code.screenshot({ animations: 'disabled' }))
  expect(new URL(scanned).searchParams.get('secret')).toBe(secret)
  const totp = new TOTP({ secret })
  await sheet.getByRole('textbox', { name: 'Authenticator code' }).fill(totp.generate())
  await sheet.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('button', { name: 'Authenticator On' })).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).click()
  await page.goto(screenUrl('/pages/user/index'))
  await logOut(page)
  await submitLogin(page, person.loginName, person.password)
  const question = page.getByRole('dialog', { name: 'Authenticator' })
  await question.getByRole('textbox').fill(wrongCode(totp))
  await question.getByRole('button', { name: 'Log in' }).click()
  await expect(question.getByRole('alert')).toBeVisible()
  await question.getByRole('textbox').fill(nextCode(totp))
  await question.getByRole('button', { name: 'Log in' }).click()
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
})

test('makes a new password with a code sent by mail', async ({ page }) => {
  const person = await newPerson('Forgetful')
  const email = `${person.loginName}@example.com`
  const contact = { plat_id: 1, account_type: 'email', account: email, type: 'bind' } as const
  await callPlatform(sessionCalls.sendCode, contact, person.token)
  const code = await mailedCode(email)
  await callPlatform(accountCalls.bindAccount, { type: 'email', account: email, code }, person.token)

  await page.goto(screenUrl('/pages/login/login-email'))
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('tab', { name: 'Email' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  // The code that bound the address keeps the next one back for a minute (C-24).
  await expect(async () => {
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 120_000 })
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await mailedCode(email))
  await page.getByRole('button', { name: 'Next' }).click()

  await page.getByRole('textbox', { name: 'New password' }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await submitLogin(page, email, password)
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
})

test('shows a new nickname everywhere at once, on other devices too', async ({ browser, page }) => {
  const person = await newPerson('Old Name')
  const otherDevice = await browser.newContext()
  const elsewhere = await otherDevice.newPage()
  await signIn(elsewhere, person)
  await tab(elsewhere, 'Me').click()
  await expect(elsewhere.getByText('Old Name')).toBeVisible()

  await signIn(page, person)
  await page.goto(screenUrl('/pagesB/my_file/setting/index'))
  await page.getByRole('link', { name: 'Old Name Edit profile' }).click()
  await page.getByRole('button', { name: 'Name Old Name' }).click()
  const sheet = page.getByRole('dialog', { name: 'Name' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill('New Name')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Name New Name' })).toBeVisible()
  await expect(elsewhere.getByText('New Name')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('link', { name: 'New Name Edit profile' })).toBeVisible()
  await otherDevice.close()
})

test('L7: a demonstration says on its sign-in pages that it is one', async ({ page }) => {
  for (const path of ['/pages/login/login', '/pages/login/login-email']) {
    await page.goto(screenUrl(path))
    await expect(page.getByText("Demo: accounts and money aren't real.")).toBeVisible()
  }
  await page.goto(consoleUrl())
  await expect(page.getByText('This is a demo')).toBeVisible()
})

test('S-2, S-11: a stored session leads home; one that is over leads to login-email', async ({ page }) => {
  await signIn(page, await newPerson('Returning'))
  await page.goto(`${platformUrl()}/?again`)
  await expect(tab(page, 'Home')).toBeVisible()

  await page.evaluate((name) => {
    const session = JSON.parse(localStorage.getItem(name) ?? '{}')
    localStorage.setItem(name, JSON.stringify({ ...session, accessToken: 'over', refreshToken: 'over' }))
  }, 'cliffhanger.session')
  await page.goto(`${platformUrl()}/?later`)
  await expect(page).toHaveURL(/login-email/)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

/** Six digits the authenticator does not show, now or soon. */
const wrongCode = (totp: TOTP): string => {
  const right = [-1, 0, 1, 2].map((step) => totp.generate({ timestamp: Date.now() + step * 30_000 }))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
}

/** The code after the present one: each works once, and the present one was used to switch the authenticator on. */
const nextCode = (totp: TOTP): string => totp.generate({ timestamp: Date.now() + 30_000 })
