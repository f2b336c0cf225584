import { type Browser, expect, type Page } from '@playwright/test'

/** The link on the open page of invitations. */
export const invitationLink = async (page: Page): Promise<string> =>
  (await page.getByText(/\/u\/[A-Z0-9]{6}$/).textContent()) ?? ''

/** Somebody new comes by a link, on a device of their own, which is closed by whoever asked for it. */
export async function comeBy(browser: Browser, link: string, nickName: string): Promise<Page> {
  const device = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await device.goto(link)
  await device.getByRole('textbox', { name: 'Name' }).fill(nickName)
  await device.getByRole('button', { name: 'Start watching' }).click()
  const welcome = device.getByRole('dialog', { name: `Welcome, ${nickName}!` })
  await welcome.getByRole('button', { name: 'Start watching' }).click()
  await expect(welcome).toBeHidden()
  return device
}
