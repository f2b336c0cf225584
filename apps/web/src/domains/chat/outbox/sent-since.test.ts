import '../../../testing/browser.ts'
import { expect, it, onTestFinished } from 'vitest'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../platform/storage/local-database.ts'
import { conversationWith } from '../conversations/conversation.ts'
import { sendText } from '../messages/send-message.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'
import { hasSentSince } from './sent-since.ts'

it('S-116: what is on its way counts as written later, until it is given up; so does what another device wrote', async () => {
  const database = await openDatabase(me)
  onTestFinished(async () => {
    closeDatabase()
    await deleteDatabase(me)
  })
  const chat = conversationWith(me, { chatType: 'private', targetId: peer })
  await database.messages.bulkPut([messageFrom(me, 5), messageFrom(peer, 6)])
  expect(await hasSentSince(database, chat.id, 105)).toBe(false)
  expect(await hasSentSince(database, chat.id, 104)).toBe(true)
  await sendText(me, chat, 'On its way')
  expect(await hasSentSince(database, chat.id, 105)).toBe(true)
  await database.outbox.toCollection().modify({ state: 'failed' })
  expect(await hasSentSince(database, chat.id, 105)).toBe(false)
})
