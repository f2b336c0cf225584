import { expect } from '@playwright/test'
import { chatRow, composer, openChat, openChats, write } from '../chat.ts'
import { test } from '../devices.ts'
import { befriend, newPerson } from '../platform.ts'
import { fingerOn } from '../touch.ts'

test('a message that is held opens its menu, which stays when the finger is lifted', async ({ phoneOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  for (const line of ['the first of many', ...Array.from({ length: 15 }, (_, index) => `line ${index + 1}`)])
    await write(bob, ann, line)
  const anns = await phoneOf(ann)
  const finger = await fingerOn(anns)
  await openChat(anns, bob)
  const menu = anns.getByRole('dialog', { name: 'Message actions' })
  // The newest one stands where the menu will be: the finger is lifted over one of its buttons.
  for (const held of ['line 15', 'line 9']) {
    await finger.hold(anns.getByText(held, { exact: true }), () => expect(menu).toBeVisible())
    await finger.tap(menu.getByRole('button', { name: 'Reply' }))
    await expect(menu).toBeHidden()
    await expect(anns.getByText('Reply to Bob')).toBeVisible()
    await finger.tap(anns.getByRole('button', { name: 'Cancel reply' }))
    await expect(anns.getByText('Reply to Bob')).toBeHidden()
  }

  // A touch beside it closes the menu.
  await finger.hold(anns.getByText('line 9', { exact: true }), () => expect(menu).toBeVisible())
  await finger.tap({ x: 195, y: 60 })
  await expect(menu).toBeHidden()

  // A finger that moves scrolls the chat instead.
  await finger.drag(anns.getByText('line 9', { exact: true }), { x: 0, y: 260 })
  await expect(menu).toBeHidden()
  await expect(composer(anns)).toBeVisible()
})

test('a chat that is pulled aside shows its acts, which a finger can press', async ({ phoneOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  await write(bob, ann, 'Good evening')
  const anns = await phoneOf(ann)
  const finger = await fingerOn(anns)
  await openChats(anns)
  const row = chatRow(anns, /^Bob/)
  await expect(row).toBeVisible()
  await finger.drag(row, { x: -180, y: 0 })
  await finger.tap(anns.getByRole('button', { name: 'Pin', exact: true }))
  await expect(anns.getByRole('button', { name: 'Unpin', exact: true })).toHaveCount(1)
  // It was no tap: the chat is not open.
  await expect(composer(anns)).toBeHidden()
})
