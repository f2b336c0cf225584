import { expect } from '@playwright/test'
import { chatRow, openChat, openChats, write } from '../chat.ts'
import { test } from '../devices.ts'
import { befriend, newPerson, screenUrl } from '../platform.ts'

test('S-137: a folder that is made on one device is a tab on the other, holds what is put into it, and takes no chat with it', async ({
  deviceOf,
}) => {
  const [ann, bob, chi] = [await newPerson('Ann'), await newPerson('Bob'), await newPerson('Chi')]
  for (const friend of [chi, bob]) {
    await befriend(ann, friend)
    await write(friend, ann, 'Good evening')
  }
  const [phone, other] = [await deviceOf(ann), await deviceOf(ann)]
  await Promise.all([openChats(phone), openChats(other)])

  // From the menu of the newest chat, where there is no folder yet.
  await chatRow(phone, /^Bob/).click({ button: 'right' })
  await phone.getByRole('button', { name: 'Folder', exact: true }).first().click()
  await phone.getByRole('dialog', { name: 'Add to folder' }).getByRole('button', { name: 'New folder' }).click()
  await phone.getByRole('textbox', { name: 'Name' }).fill('Work')
  await expect(phone.getByRole('button', { name: /^Choose chats ?1 chat$/ })).toBeVisible()
  await phone.getByRole('button', { name: 'Save' }).click()

  const tab = other.getByRole('button', { name: /^Work/ })
  await expect(tab).toHaveAccessibleName(/, 1 unread message$/)
  await tab.click()
  await expect(chatRow(other, /^Bob/)).toBeVisible()
  await expect(chatRow(other, /^Chi/)).toBeHidden()

  // A tab that is held is edited.
  await tab.click({ button: 'right' })
  await other.getByRole('textbox', { name: 'Name' }).fill('Friends only')
  await other.getByRole('switch', { name: 'All friends' }).click()
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByRole('button', { name: /^Friends only/ })).toBeVisible()
  await phone.getByRole('button', { name: /^Friends only/ }).click()
  await expect(chatRow(phone, /^Chi/)).toBeVisible()
  await expect(chatRow(phone, /^Bob/)).toBeVisible()

  // Deleting it deletes no chat.
  await phone.getByRole('button', { name: /^Friends only/ }).click({ button: 'right' })
  await phone.getByRole('button', { name: 'Delete folder' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete folder' }).click()
  await expect(other.getByRole('button', { name: /^Friends only/ })).toBeHidden()
  await expect(chatRow(other, /^Bob/)).toBeVisible()
  await expect(chatRow(other, /^Chi/)).toBeVisible()
})

test('S-153: a background chosen for all chats lies behind each, one chosen for a chat behind that one alone; both stay after a reload', async ({
  deviceOf,
}) => {
  const [ann, bob, chi] = [await newPerson('Ann'), await newPerson('Bob'), await newPerson('Chi')]
  for (const friend of [chi, bob]) {
    await befriend(ann, friend)
    await write(friend, ann, 'Good evening')
  }
  const phone = await deviceOf(ann)
  const behind = phone.locator('[data-design]')
  await phone.goto(screenUrl('/pagesB/my_file/setting/index'))
  await phone.getByRole('link', { name: 'Chat background' }).click()
  await phone.getByRole('button', { name: 'Clouds', exact: true }).click()
  await expect(phone.getByRole('button', { name: 'Clouds', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await openChat(phone, bob)
  await expect(behind).toHaveAttribute('data-design', 'clouds')
  await phone.getByRole('button', { name: 'Chat details' }).click()
  await phone.getByRole('link', { name: 'Chat background' }).click()
  await phone.getByRole('button', { name: 'Waves', exact: true }).click()
  await expect(phone.getByRole('button', { name: 'Use the background of all chats' })).toBeVisible()

  await openChat(phone, bob)
  await phone.reload()
  await expect(behind).toHaveAttribute('data-design', 'waves')
  await openChat(phone, chi)
  await expect(behind).toHaveAttribute('data-design', 'clouds')
})
