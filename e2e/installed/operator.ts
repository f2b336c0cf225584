import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { linkAddressIn, type Operator } from '../operator.ts'

const stepMs = 30_000

/** Opens a setup link in a browser as its operator would: own password, own authenticator. The console is open afterwards. */
export async function setUpInBrowser(page: Page, printed: string): Promise<Operator> {
  await page.goto(linkAddressIn(printed))
  const form = page.getByRole('form')
  const login = await form.getByRole('textbox', { name: 'Login' }).inputValue()
  const totp = new TOTP({ secret: await form.locator('code').innerText() })
  const password = `a password of ${login}`
  // Each code works once, so signing in needs a later one.
  let step = Math.floor(Date.now() / stepMs) - 1
  const code = (): string => {
    step = Math.max(step + 1, Math.floor(Date.now() / stepMs))
    return totp.generate({ timestamp: step * stepMs })
  }
  await form.getByLabel(/^New password/).fill(password)
  await form.getByLabel(/^Confirm new password/).fill(password)
  await form.getByRole('textbox', { name: 'Code from the app' }).fill(totp.generate({ timestamp: step * stepMs }))
  await form.getByRole('button', { name: 'Finish and sign in' }).click()
  await expect(page.getByRole('menuitem', { name: 'Dramas' })).toBeVisible()
  return { login, password, code }
}

/** Ends the session by the console's own menu, which is called what its operator is. */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('textbox', { name: 'Six-digit code' })).toBeVisible()
}
