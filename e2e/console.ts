import { expect, type Page } from '@playwright/test'
import type { Operator } from './operator.ts'
import { platformUrl } from './platform.ts'

/** Address of a page of the operators' console. */
export const consoleUrl = (path = '/'): string => `${platformUrl()}/console/#${path}`

/** Signs an operator in by password and authenticator; the dashboard is open afterwards. */
export async function signInToConsole(page: Page, operator: Operator): Promise<void> {
  await page.goto(consoleUrl())
  await page.getByRole('textbox', { name: 'Login' }).fill(operator.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(operator.password)
  await page.getByRole('textbox', { name: 'Six-digit code' }).fill(operator.code())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('menuitem', { name: 'Dramas' })).toBeVisible()
}
