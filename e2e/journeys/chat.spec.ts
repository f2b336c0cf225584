import { expect } from '@playwright/test'
import { message, openChat, orderOf, say } from '../chat.ts'
import { test } from '../devices.ts'
import { signIn, tab } from '../member.ts'
import { befriend, newPerson, screenUrl } from '../platform.ts'

test('two people find each other by number, become friends and write both ways', async ({ deviceOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]

  await tab(anns, 'Chats').click()
  await anns.getByRole('main').getByRole('button', { name: 'Add friend' }).click()
  await anns.getByRole('searchbox', { name: 'ID, phone or email' }).fill(bob.userNo)
  await anns.getByRole('button', { name: 'Search' }).click()
  await expect(anns.getByText(`ID ${bob.userNo}`)).toBeVisible()
  await anns.getByRole('link', { name: 'Add friend' }).click()
  await anns.getByRole('textbox', { name: 'Message' }).fill('We met at the theatre')
  await anns.getByRole('button', { name: 'Send request' }).click()
  await expect(anns.getByText('Pending')).toBeVisible()

  await tab(bobs, 'Me').click()
  await bobs.getByRole('link', { name: 'Contacts' }).click()
  await bobs.getByRole('link', { name: 'New friends' }).click()
  await expect(bobs.getByText('We met at the theatre')).toBeVisible()
  await bobs.getByRole('button', { name: 'Accept' }).click()
  await expect(anns.getByText('Accepted', { exact: true })).toBeVisible()

  await openChat(anns, bob)
  await say(anns, 'Have you seen the last episode?')
  await bobs.goto(screenUrl('/pages/index/index'))
  await bobs
    .getByRole('main')
    .getByRole('link', { name: /^Ann.*Have you seen the last episode\?/ })
    .click()
  await expect(message(bobs, 'Have you seen the last episode?')).toBeVisible()
  await expect(message(anns, 'Have you seen').getByLabel('Read', { exact: true })).toBeVisible()
  await say(bobs, 'Do not tell me how it ends!')
  await expect(message(anns, 'Do not tell me how it ends!')).toBeVisible()
  await expect(message(bobs, 'Do not tell me').getByLabel('Read', { exact: true })).toBeVisible()
})

test('what is written offline waits and arrives in order; what was missed is there afterwards', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openChat(anns, bob)
  await openChat(bobs, ann)
  await say(anns, 'hello from Ann')
  await expect(message(bobs, 'hello from Ann')).toBeVisible()

  await bobs.context().setOffline(true)
  await say(bobs, 'first without a network')
  await say(bobs, 'second without a network')
  await say(bobs, 'third without a network')
  await expect(message(bobs, 'third without a network').getByLabel('Waiting to send')).toBeVisible()
  await say(anns, 'meanwhile one')
  await say(anns, 'meanwhile two')
  await expect(message(anns, 'meanwhile two').getByLabel('Sent', { exact: true })).toBeVisible()

  await bobs.context().setOffline(false)
  const bobWrote = ['first without a network', 'second without a network', 'third without a network']
  const annWrote = ['meanwhile one', 'meanwhile two']
  for (const text of bobWrote) await expect(message(anns, text)).toBeVisible()
  for (const text of annWrote) await expect(message(bobs, text)).toBeVisible()
  const inOrder = ['hello from Ann', ...annWrote, ...bobWrote]
  await expect.poll(() => orderOf(anns, inOrder)).toEqual(inOrder)
  await expect.poll(() => orderOf(bobs, inOrder)).toEqual(inOrder)
})

test('a message of a tab that was closed while sending is there afterwards and goes by itself', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const anns = await deviceOf(ann)
  await openChat(anns, bob)
  await anns.context().setOffline(true)
  await say(anns, 'half way')
  await anns.close()

  await anns.context().setOffline(false)
  const reopened = await anns.context().newPage()
  await openChat(reopened, bob)
  await expect(message(reopened, 'half way')).toBeVisible()
  // it goes on by itself.
  await expect(message(reopened, 'half way').getByLabel('Sent', { exact: true })).toBeVisible()

  const bobs = await deviceOf(bob)
  await openChat(bobs, ann)
  await expect(message(bobs, 'half way')).toHaveCount(1)
})

test('two tabs of a member share one socket, and the second goes on when the first is closed', async ({ browser }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const context = await browser.newContext()
  const sockets = { opened: 0, open: 0 }
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      sockets.opened += 1
      sockets.open += 1
      socket.on('close', () => {
        sockets.open -= 1
      })
    }),
  )
  const firstTab = await context.newPage()
  await signIn(firstTab, ann)
  await openChat(firstTab, bob)
  const secondTab = await context.newPage()
  await openChat(secondTab, bob)

  await say(secondTab, 'from the second tab')
  await expect(message(secondTab, 'from the second tab').getByLabel('Sent', { exact: true })).toBeVisible()
  await expect(message(firstTab, 'from the second tab')).toBeVisible()
  expect(sockets).toEqual({ opened: 1, open: 1 })

  await firstTab.close()
  await expect.poll(() => sockets.opened).toBe(2)
  await say(secondTab, 'alone now')
  await expect(message(secondTab, 'alone now').getByLabel('Sent', { exact: true })).toBeVisible()
  await context.close()
})
