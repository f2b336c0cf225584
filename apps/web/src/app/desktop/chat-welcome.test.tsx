import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { conversationWith } from '../../domains/chat/conversations/conversation.ts'
import { newConversation } from '../../domains/chat/conversations/conversation-row.ts'
import { exampleFriend } from '../../domains/friends/testing/people.ts'
import { closeDatabase, deleteDatabase, openDatabase } from '../../platform/storage/local-database.ts'
import { draw } from '../../testing/draw.tsx'
import { exampleUser } from '../../testing/examples.ts'
import { ChatWelcome } from './chat-welcome.tsx'

const myId = exampleUser.user_id

const friends = [
  { ...exampleFriend, friend_idx: 2, nick_name: 'Long ago' },
  { ...exampleFriend, friend_idx: 3, nick_name: 'Yesterday' },
  { ...exampleFriend, friend_idx: 4, nick_name: 'Here now', is_online: 1 as const },
]

it('opens no chat, and leads to those one is likely to write to', async () => {
  const database = await openDatabase(myId)
  await database.friends.bulkAdd(friends)
  await database.sessions.bulkAdd(
    [2, 3].map((targetId) => {
      const { id } = conversationWith(myId, { chatType: 'private', targetId })
      return { ...newConversation(id, targetId), last_time: 1000 * targetId, unread_count: 1 }
    }),
  )
  await draw(<ChatWelcome />)
  const faces = page.getByRole('region', { name: 'Message a friend' }).getByRole('link')
  await expect
    .poll(() => faces.all().map((face) => face.element().textContent))
    .toEqual(['Here now', 'Yesterday', 'Long ago'])
  expect(faces.first().element().getAttribute('href')).toContain('friend_idx=4')
  expect(page.getByRole('link', { name: 'Contacts' }).elements()).toHaveLength(1)
  expect((await database.sessions.toArray()).map(({ unread_count }) => unread_count)).toEqual([1, 1])
  await page.getByRole('button', { name: 'Scan code' }).click()
  await expect.poll(() => page.getByRole('dialog', { name: 'Scan code' }).elements().length).toBe(1)
  closeDatabase()
  await deleteDatabase(myId)
})
