import { expect, type Locator, type Page } from '@playwright/test'
import { newOperator, type Operator, reason } from './operator.ts'
import { platformUrl } from './platform.ts'

/** Address of a page of the operators' console. */
export const consoleUrl = (path = '/'): string => `${platformUrl()}/console/#${path}`

/** Signs an operator in by password and authenticator; the dashboard is open afterwards. */
export async function signInToConsole(page: Page, operator: Operator): Promise<void> {
  await page.goto(consoleUrl())
  await page.getByRole('textbox', { name: 'Login' }).fill(operator.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(operator.password)
  await page.getByRole('textbox', { name: 'Six-digit code' }).fill(await operator.code())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(menuLink(page, 'Dramas')).toBeVisible()
}

/** A page in the open group of the menu, by the start of its name: after it comes how many things wait there. */
export const menuLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: new RegExp(`^${name}`) })

/** A button by its whole name. */
export const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

/** Fills the open dialog and answers it; it closes when the server agreed. */
export async function reply(page: Page, action: string, words: Readonly<Record<string, string>> = {}): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  for (const [label, text] of Object.entries(words)) await dialog.getByRole('textbox', { name: label }).fill(text)
  await button(dialog, action).click()
  await expect(dialog).toBeHidden()
}

/** The reason of every act that asks for one. */
export const because = { Reason: reason }

/** The console of another operator, in a separate browser context. */
export async function otherConsole(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 1280, height: 800 } })
  if (!context) throw new Error('The page has no browser')
  const other = await context.newPage()
  await signInToConsole(other, await newOperator())
  return other
}
