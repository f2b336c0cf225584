import { expect } from '@playwright/test'
import { action, chatRow, composer, message, openChat, openChats, say, write } from '../chat.ts'
import { test } from '../devices.ts'
import { tab } from '../member.ts'
import { befriend, newPerson, screenUrl } from '../platform.ts'

test('a reply leads back to what it answers; a message is taken back, another one deleted for me alone', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  await write(bob, ann, `Which episode did you like most?${' I cannot decide.'.repeat(6)}`)
  const anns = await deviceOf(ann)
  await openChat(anns, bob)
  const question = message(anns, 'Which episode').filter({ hasNotText: 'The third one' })
  await action(anns, question, 'Reply')
  await expect(anns.getByText('Reply to Bob')).toBeVisible()
  for (const line of Array.from({ length: 25 }, (_, index) => `line ${index + 1} of many`)) await write(bob, ann, line)
  await expect(message(anns, 'line 25 of many')).toBeVisible()
  await say(anns, 'The third one')
  await expect(question).not.toBeInViewport()
  const quote = message(anns, 'The third one').getByRole('button', { name: 'Which episode did you like most?' })
  // However long it is, the quote stays inside the screen.
  await expect(quote).toBeInViewport({ ratio: 1 })
  await quote.click()
  await expect(question).toBeInViewport()

  const bobs = await deviceOf(bob)
  await openChat(bobs, ann)
  await anns.getByRole('button', { name: 'Jump to latest' }).click()
  await say(anns, 'written too early')
  await expect(message(bobs, 'written too early')).toBeVisible()
  await action(anns, message(anns, 'written too early'), 'Unsend')
  await expect(message(anns, 'written too early')).toHaveCount(0)
  await expect(message(bobs, 'written too early')).toHaveCount(0)
  await expect(bobs.getByText('Ann unsent a message')).toBeVisible()

  await action(anns, message(anns, 'line 25 of many'), 'Delete')
  await anns.getByRole('dialog', { name: 'Delete message' }).getByRole('button', { name: 'Delete for me' }).click()
  await expect(message(anns, 'line 25 of many')).toHaveCount(0)
  await expect(message(bobs, 'line 25 of many')).toBeVisible()
})

test('the menu of a message that is still being sent offers all once it is sent', async ({ deviceOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const anns = await deviceOf(ann)
  await openChat(anns, bob)
  const sending = Promise.withResolvers<void>()
  await anns.route('**/PrivateMsg/send', async (route) => {
    await sending.promise
    await route.continue()
  })
  await say(anns, 'on its way')
  await message(anns, 'on its way').getByRole('button', { name: 'Message actions' }).press('Enter')
  const menu = anns.getByRole('dialog', { name: 'Message actions' })
  await expect(menu.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Unsend' })).toHaveCount(0)
  sending.resolve()
  await menu.getByRole('button', { name: 'Unsend' }).click()
  await expect(anns.getByText('You unsent a message')).toBeVisible()
})

test('a message is passed on to another chat, and a favorite is found again', async ({ deviceOf }) => {
  const [ann, bob, chi] = [await newPerson('Ann'), await newPerson('Bob'), await newPerson('Chi')]
  await befriend(ann, bob)
  await befriend(ann, chi)
  await write(bob, ann, 'The premiere is on Friday')
  const anns = await deviceOf(ann)
  await openChat(anns, bob)

  await action(anns, message(anns, 'The premiere'), 'Forward')
  await anns.getByRole('tab', { name: 'Friends' }).click()
  await anns.getByRole('checkbox', { name: 'Chi' }).click()
  await anns.getByRole('textbox', { name: 'Add a message (optional)' }).fill('Shall we go?')
  await anns.getByRole('button', { name: 'Send (1)' }).click()
  await expect(message(anns, 'The premiere')).toBeVisible()
  const chis = await deviceOf(chi)
  await openChat(chis, ann)
  await expect(message(chis, 'The premiere is on Friday')).toBeVisible()
  await expect(message(chis, 'Shall we go?')).toBeVisible()

  await action(anns, message(anns, 'The premiere'), 'Save message')
  await expect(anns.getByText('Message saved')).toBeVisible()
  await anns.goto(screenUrl('/pages/user/index'))
  await anns.getByRole('link', { name: 'Saved messages' }).click()
  const favorite = anns.getByRole('article').filter({ hasText: 'Bob' })
  await expect(favorite).toContainText('The premiere is on Friday')
  await anns.getByRole('tab', { name: 'Videos' }).click()
  await expect(anns.getByText('No saved messages')).toBeVisible()
})

test('a word is found again in all chats; a draft is there after the app was opened anew', async ({ deviceOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  await write(bob, ann, 'The lighthouse burned down')
  for (const line of Array.from({ length: 25 }, (_, index) => `idle talk ${index + 1}`)) await write(bob, ann, line)
  const anns = await deviceOf(ann)
  await openChat(anns, bob)
  await composer(anns).fill('half a thought')
  await openChats(anns)
  await expect(chatRow(anns, /Bob.*Draft: half a thought/)).toBeVisible()
  await anns.getByRole('searchbox', { name: 'Search chats' }).fill('talk 2')
  const onServer = anns.getByRole('button', { name: 'Search older messages' })
  await expect(onServer).toBeVisible()
  const place = await onServer.boundingBox()
  await anns.getByRole('searchbox', { name: 'Search chats' }).fill('talk 25')
  const found = anns.getByRole('region', { name: 'Messages' })
  await expect(found.getByRole('link')).toHaveCount(1)
  await expect(found.getByRole('link', { name: /idle talk 25/ })).toBeVisible()
  // A finger that is on its way meets it, however many were found meanwhile.
  expect(await onServer.boundingBox()).toEqual(place)
  // A new device was given the newest messages only: the server finds the older ones.
  // It is asked for the word that stands there, however soon after the last letter.
  const requested = anns.waitForRequest(/PrivateMsg\/messageList.*select_type=search/)
  await anns.getByRole('searchbox', { name: 'Search chats' }).fill('lighthouse')
  await onServer.click()
  expect((await requested).url()).toContain('keyword=lighthouse')
  await found.getByRole('link', { name: /The lighthouse burned down/ }).click()
  await expect(message(anns, 'The lighthouse burned down')).toBeInViewport()
  await anns.reload()
  await expect(composer(anns)).toHaveValue('half a thought')
})

test('A-13: a message that cannot be sent waits, is given up or goes by itself once it can', async ({ deviceOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const anns = await deviceOf(ann)
  await openChat(anns, bob)
  await anns.route('**/PrivateMsg/send', (route) => route.abort('connectionfailed'))
  await say(anns, 'through the storm')
  await expect(message(anns, 'through the storm').getByLabel('Waiting to send')).toBeVisible()
  await say(anns, 'never mind')
  // What is being sent cannot be cancelled: only what waits.
  await expect(message(anns, 'never mind').getByLabel('Waiting to send')).toBeVisible()
  await action(anns, message(anns, 'never mind'), 'Cancel sending')
  await expect(message(anns, 'never mind')).toHaveCount(0)
  await anns.unroute('**/PrivateMsg/send')
  await expect(message(anns, 'through the storm').getByLabel('Sent', { exact: true })).toBeVisible()

  const bobs = await deviceOf(bob)
  await openChat(bobs, ann)
  await expect(message(bobs, 'through the storm')).toHaveCount(1)
})

test('what is read on one device of a member is read on the other', async ({ deviceOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [phone, tablet] = [await deviceOf(ann), await deviceOf(ann)]
  await write(bob, ann, 'Are you there?')
  await write(bob, ann, 'Hello?')
  for (const page of [phone, tablet]) {
    await openChats(page)
    await expect(chatRow(page, /^Bob.*2 unread messages/)).toBeVisible()
    await expect(tab(page, 'Chats')).toHaveAccessibleName(/2/)
  }
  await chatRow(phone, /^Bob/).click()
  await say(phone, 'Here I am')
  await expect(chatRow(tablet, /^Bob.*Here I am/)).toBeVisible()
  await expect(chatRow(tablet, /unread/)).toHaveCount(0)
  await expect(tab(tablet, 'Chats')).toHaveAccessibleName('Chats')
})

test('S-61: a message elsewhere shows a card that goes by itself, or leads to the chat', async ({ deviceOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const anns = await deviceOf(ann)
  await tab(anns, 'Me').click()
  const card = (text: string) => anns.getByRole('status').getByRole('link').filter({ hasText: text })
  // What comes before the device knows its member's switches comes in silence.
  await expect(async () => {
    await write(bob, ann, 'Are you there?')
    await expect(card('Are you there?')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(card('Are you there?')).toBeHidden()
  await write(bob, ann, 'Come and look')
  await card('Come and look').click()
  await expect(message(anns, 'Come and look')).toBeVisible()
  await expect(card('Come and look')).toBeHidden()
})
