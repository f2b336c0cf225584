import '../../../testing/browser.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { newConversation } from '../conversations/conversation-row.ts'
import { exampleGroup, groupChat, groupId, groupMessageFrom } from '../testing/groups.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'
import { answerOf, canAnswerIn } from './answer-card.ts'

let database: LocalDatabase
beforeEach(async () => {
  database = await openDatabase(me)
  await database.groups.add(exampleGroup)
})
afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const group = newConversation(groupChat, groupId)
const stranger = newConversation('p_1_2', peer)

describe('S-146: the answer to a message in its card', () => {
  it.each([
    ['lets members write', {}, true],
    ['muted me', { userMuted: 1 as const }, false],
    ['is gone', { status: 0 as const }, false],
    ['has me wait between messages', { slow_seconds: 60 }, false],
  ])('in a group that %s', async (_case, changes, can) => {
    await database.groups.update(groupId, changes)
    expect(await canAnswerIn(database, group)).toBe(can)
  })

  it('is not offered to strangers, but to customer service', async () => {
    expect(await canAnswerIn(database, stranger)).toBe(false)
    expect(await canAnswerIn(database, { ...stranger, chat_member_type: 1 })).toBe(true)
  })

  it('waits in the outbox as any message, and in a group says what it answers', async () => {
    await answerOf(me, messageFrom(peer, 1))?.send('here')
    await answerOf(me, groupMessageFrom(peer, 2))?.send('there')
    const rows = await database.outbox.orderBy('order').toArray()
    expect(rows.map(({ conversation_id, ref_msg_id, state }) => [conversation_id, ref_msg_id, state])).toEqual([
      ['p_1_2', 0, 'loading'],
      [groupChat, groupMessageFrom(peer, 2).msg_id, 'loading'],
    ])
  })
})
