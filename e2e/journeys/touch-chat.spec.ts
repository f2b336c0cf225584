import { expect, type Page } from '@playwright/test'
import { chatRow, composer, message, openChat, openChats, write } from '../chat.ts'
import { test } from '../devices.ts'
import { befriend, newPerson, type Person } from '../platform.ts'
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
    // What is lifted is a second copy of it, above.
    await finger.hold(anns.getByText(held, { exact: true }).first(), () => expect(menu).toBeVisible())
    await finger.tap(menu.getByRole('button', { name: 'Reply' }))
    await expect(menu).toBeHidden()
    await expect(anns.getByText('Reply to Bob')).toBeVisible()
    await finger.tap(anns.getByRole('button', { name: 'Cancel reply' }))
    await expect(anns.getByText('Reply to Bob')).toBeHidden()
  }

  // A touch beside it closes the menu.
  await finger.hold(anns.getByText('line 9', { exact: true }).first(), () => expect(menu).toBeVisible())
  await finger.tap({ x: 195, y: 60 })
  await expect(menu).toBeHidden()

  // A finger that moves scrolls the chat instead.
  await finger.drag(anns.getByText('line 9', { exact: true }).first(), { x: 0, y: 260 })
  await expect(menu).toBeHidden()
  await expect(composer(anns)).toBeVisible()
})

test('S-115: a finger reacts by the menu and by two taps, and answers by a swipe; the other side sees it', async ({
  phoneOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  await write(bob, ann, 'Have you seen the end?')
  const [anns, bobs] = [await phoneOf(ann), await phoneOf(bob)]
  const finger = await fingerOn(anns)
  await Promise.all([openChat(anns, bob), openChat(bobs, ann)])
  const question = message(anns, 'Have you seen the end?')
  const menu = anns.getByRole('dialog', { name: 'Message actions' })
  await finger.hold(anns.getByText('Have you seen the end?').first(), () => expect(menu).toBeVisible())
  await finger.tap(menu.getByRole('button', { name: '😂', exact: true }))
  await expect(question.getByRole('button', { name: '😂, 1' })).toHaveAttribute('aria-pressed', 'true')
  const theirs = message(bobs, 'Have you seen the end?')
  await expect(theirs.getByRole('button', { name: '😂, 1' })).toHaveAttribute('aria-pressed', 'false')

  // Two taps put the first sign in its place, and a tap on it takes it back.
  const words = anns.getByText('Have you seen the end?')
  // Both within a third of a second: a finger of the test is slower than that on a busy machine.
  await expect(async () => {
    await words.dblclick()
    await expect(theirs.getByRole('button', { name: '👍, 1' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(theirs.getByRole('button', { name: '😂, 1' })).toBeHidden()
  await finger.tap(question.getByRole('button', { name: '👍, 1' }))
  await expect(theirs.getByRole('button', { name: '👍, 1' })).toBeHidden()

  await finger.drag(words, { x: -90, y: 0 })
  await expect(anns.getByText('Reply to Bob')).toBeVisible()
  await expect(menu).toBeHidden()
})

/** The phone of somebody who has pulled the row of their only chat aside. */
async function pulledAside(phoneOf: (person: Person) => Promise<Page>) {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  await write(bob, ann, 'Good evening')
  const anns = await phoneOf(ann)
  const finger = await fingerOn(anns)
  await openChats(anns)
  const row = chatRow(anns, /^Bob/)
  await expect(row).toBeVisible()
  await finger.drag(row, { x: -180, y: 0 })
  return { ann, bob, anns, finger, row }
}

test('S-131: a chat is muted for an hour with a finger', async ({ phoneOf }) => {
  const { anns, finger, row } = await pulledAside(phoneOf)
  await finger.tap(anns.getByRole('button', { name: 'Mute', exact: true }))
  await finger.tap(anns.getByRole('dialog').getByText('1 hour'))
  await expect(row.getByRole('img', { name: 'Muted' })).toBeVisible()
  await expect(anns.getByRole('button', { name: 'Unmute', exact: true })).toHaveCount(1)
})

test('S-132: a chat goes into the archive with a finger, and comes back with the next message', async ({ phoneOf }) => {
  const { ann, bob, anns, finger, row } = await pulledAside(phoneOf)
  await finger.tap(anns.getByRole('button', { name: 'Archive', exact: true }))
  const archive = anns.getByRole('link', { name: /^Archived \(1\)/ })
  await expect(archive).toBeVisible()
  await expect(row).toHaveCount(0)
  await finger.tap(archive)
  await expect(chatRow(anns, /^Bob/)).toBeVisible()
  await anns.goBack()
  await expect(archive).toBeVisible()
  await write(bob, ann, 'Are you there?')
  await expect(row).toBeVisible()
  await expect(archive).toHaveCount(0)
})

test('a chat that is pulled aside shows its acts, which a finger can press', async ({ phoneOf }) => {
  const { anns, finger } = await pulledAside(phoneOf)
  await finger.tap(anns.getByRole('button', { name: 'Pin', exact: true }))
  await expect(anns.getByRole('button', { name: 'Unpin', exact: true })).toHaveCount(1)
  // It was no tap: the chat is not open.
  await expect(composer(anns)).toBeHidden()
})
