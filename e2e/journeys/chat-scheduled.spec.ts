import { expect } from '@playwright/test'
import { composer, message, messageWith, openChat } from '../chat.ts'
import { test } from '../devices.ts'
import { choose, pictureFile } from '../files.ts'
import { befriend, newPerson } from '../platform.ts'

test('S-134: a text waits for its time on two devices of its member, is said otherwise, and sent before', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [phone, other, bobs] = [await deviceOf(ann), await deviceOf(ann), await deviceOf(bob)]
  await openChat(phone, bob)
  await openChat(other, bob)
  await openChat(bobs, ann)

  await composer(phone).fill('See you tomorow')
  await phone.getByRole('button', { name: 'Send', exact: true }).click({ button: 'right' })
  await phone.getByRole('button', { name: /^Schedule/ }).click()
  await phone.getByRole('button', { name: /^Tomorrow morning/ }).click()
  await expect(phone.getByText(/^Scheduled for/)).toBeVisible()
  await expect(composer(phone)).toHaveValue('')

  await other.getByRole('button', { name: '1 scheduled message' }).click()
  await other.getByRole('button', { name: /See you tomorow/ }).click()
  await other.getByRole('button', { name: 'Edit text' }).click()
  await other.getByRole('dialog').getByRole('textbox', { name: 'Message' }).fill('See you tomorrow')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('dialog').getByText('See you tomorrow')).toBeVisible()
  await expect(message(bobs, 'See you tomorrow')).toHaveCount(0)

  await phone.getByRole('button', { name: '1 scheduled message' }).click()
  await phone.getByRole('button', { name: /See you tomorrow/ }).click()
  await phone.getByRole('button', { name: 'Send now' }).click()
  await expect(message(bobs, 'See you tomorrow')).toBeVisible()
  await expect(other.getByText('No scheduled messages')).toBeVisible()
  await phone.keyboard.press('Escape')
  await expect(phone.getByRole('button', { name: /scheduled message/ })).toHaveCount(0)
  await expect(message(phone, 'See you tomorrow')).toHaveCount(1)
})

test('S-134: a picture waits on two devices of its member, gets another caption, and is sent once', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [phone, other, bobs] = [await deviceOf(ann), await deviceOf(ann), await deviceOf(bob)]
  await openChat(phone, bob)
  await openChat(other, bob)
  await openChat(bobs, ann)

  await phone.getByRole('button', { name: 'Attach' }).click()
  const album = phone.getByRole('dialog', { name: 'Attach' }).getByRole('button', { name: 'Photos and videos' })
  await choose(phone, album, pictureFile('beach.png', [32, 144, 200]))
  const chosen = phone.getByRole('dialog', { name: 'Send 1 photo' })
  await chosen.getByRole('textbox', { name: 'Add a caption' }).fill('The see')
  await chosen.getByRole('button', { name: 'Send', exact: true }).click({ button: 'right' })
  await phone.getByRole('button', { name: /^Schedule/ }).click()
  await phone.getByRole('button', { name: /^Tomorrow morning/ }).click()
  await expect(phone.getByText(/^Scheduled for/)).toBeVisible()
  await expect(phone.getByRole('button', { name: '1 scheduled message' })).toBeVisible()
  await expect(messageWith(phone, phone.getByRole('button', { name: 'Photo' }))).toHaveCount(0)

  await other.getByRole('button', { name: '1 scheduled message' }).click()
  await other.getByRole('button', { name: /The see/ }).click()
  const shown = other.getByRole('dialog').getByRole('button', { name: 'Photo' }).locator('img')
  await expect
    .poll(() => shown.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)))
    .toBeGreaterThan(0)
  await other.getByRole('button', { name: 'Edit caption' }).click()
  await other.getByRole('dialog').getByRole('textbox', { name: 'Add a caption' }).fill('The sea')
  await other.getByRole('button', { name: 'Save' }).click()
  await other.getByRole('button', { name: /The sea/ }).click()
  await other.getByRole('button', { name: 'Send now' }).click()
  await expect(message(bobs, 'The sea')).toHaveCount(1)
  await expect(messageWith(bobs, bobs.getByRole('button', { name: 'Photo' }))).toHaveCount(1)
  await expect(phone.getByRole('button', { name: /scheduled message/ })).toHaveCount(0)
  await expect(message(phone, 'The sea')).toHaveCount(1)
})
