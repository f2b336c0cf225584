import { expect, type Locator, type Page } from '@playwright/test'
import { type Person, screenUrl } from './platform.ts'

/** Opens the chat with a person. */
export async function openChat(page: Page, person: Person): Promise<void> {
  await page.goto(screenUrl(`/pagesA/chat/msg?friend_idx=${person.userId}&nick_name=${person.nickName}`))
  await expect(composer(page)).toBeVisible()
}

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' })

/** Writes a message and sends it; it stands in the chat afterwards, sent or waiting. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(message(page, text)).toBeVisible()
}

/** The bubble of a message. */
export const message = (page: Page, text: string): Locator => page.getByRole('button').filter({ hasText: text })

/** The texts of these messages in the order in which they stand in the chat. */
export const orderOf = async (page: Page, texts: readonly string[]): Promise<readonly string[]> => {
  const shown = await page.getByRole('main').innerText()
  return texts.filter((text) => shown.includes(text)).sort((one, other) => shown.indexOf(one) - shown.indexOf(other))
}
