import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { callPlatform, type Person, screenUrl } from './platform.ts'

/** Opens the chat with a person. */
export async function openChat(page: Page, person: Person): Promise<void> {
  await page.goto(screenUrl(`/pagesA/chat/msg?friend_idx=${person.userId}&nick_name=${person.nickName}`))
  await expect(composer(page)).toBeVisible()
}

/** Opens the chat of a group. */
export async function openGroup(page: Page, groupId: number): Promise<void> {
  await page.goto(screenUrl(`/pagesA/chat/group_msg?group_id=${groupId}`))
  await expect(page.getByRole('button', { name: 'Chat details' })).toBeVisible()
}

/** Opens the list of all chats. */
export async function openChats(page: Page): Promise<void> {
  await page.goto(screenUrl('/pages/index/index'))
  await expect(page.getByRole('heading', { name: 'Chats', level: 1 })).toBeVisible()
}

/** A chat in the list of all chats, by what stands in its row. */
export const chatRow = (page: Page, words: RegExp): Locator => page.getByRole('main').getByRole('link', { name: words })

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' })

/** Writes a message and sends it; it stands in the chat afterwards, sent or waiting. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(message(page, text)).toBeVisible()
}

const textContent = (text: string): string => JSON.stringify([{ text: { content: text } }])

/** Writes a message beside the browser, and answers its id. */
export async function write(from: Person, to: Pick<Person, 'userId'>, text: string): Promise<number> {
  const message = { local_id: randomUUID(), target_id: to.userId, content_text: textContent(text) }
  return (await callPlatform(chatCalls.sendPrivateMessage, message, from.token)).msg_id
}

/** Writes to a group beside the browser, and answers the id of the message. */
export async function writeToGroup(from: Person, groupId: number, text: string): Promise<number> {
  const message = { local_id: randomUUID(), target_id: groupId, content_text: textContent(text) }
  return (await callPlatform(chatCalls.sendGroupMessage, message, from.token)).msg_id
}

/** A message of the open chat, with its bubble and what stands beside it. */
export const message = (page: Page, words: string): Locator => page.locator('[data-message]').filter({ hasText: words })

/** The messages of the open chat that hold this: a picture, a video, a voice. */
export const messageWith = (page: Page, content: Locator): Locator =>
  page.locator('[data-message]').filter({ has: content })

/** Does with a message what its menu offers. */
export async function action(page: Page, shown: Locator, what: string): Promise<void> {
  await shown.getByRole('button', { name: 'Message actions' }).press('Enter')
  await page.getByRole('dialog', { name: 'Message actions' }).getByRole('button', { name: what, exact: true }).click()
}

/** The texts of these messages in the order in which they stand in the chat. */
export const orderOf = async (page: Page, texts: readonly string[]): Promise<readonly string[]> => {
  const shown = await page.getByRole('main').innerText()
  return texts.filter((text) => shown.includes(text)).sort((one, other) => shown.indexOf(one) - shown.indexOf(other))
}
