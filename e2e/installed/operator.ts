import { expect, type Page } from '@playwright/test'
import { authenticator, earliestStep, linkAddressIn, type Operator } from '../operator.ts'

/** Opens a setup link in a browser as its operator would: own password, own authenticator. The console is open afterwards. */
export async function setUpInBrowser(page: Page, printed: string): Promise<Operator> {
  await page.goto(linkAddressIn(printed))
  const form = page.getByRole('form')
  const login = await form.getByRole('textbox', { name: 'Login' }).inputValue()
  const { codeOf, codesAfter } = authenticator(await form.locator('code').innerText())
  const password = `a password of ${login}`
  const step = earliestStep()
  await form.getByLabel(/^New password/).fill(password)
  await form.getByLabel(/^Confirm new password/).fill(password)
  await form.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(step))
  await form.getByRole('button', { name: 'Finish and sign in' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^Dramas/ })).toBeVisible()
  return { login, password, code: codesAfter(step) }
}

/** Ends the session by the console's own menu, which is called what its operator is. */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('textbox', { name: 'Six-digit code' })).toBeVisible()
}
