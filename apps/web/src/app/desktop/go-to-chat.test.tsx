import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleFriend } from '../../domains/friends/testing/people.ts'
import { closeDatabase, deleteDatabase, openDatabase } from '../../platform/storage/local-database.ts'
import { draw } from '../../testing/draw.tsx'
import { exampleUser } from '../../testing/examples.ts'
import { GoToChatKeys } from './go-to-chat-keys.tsx'

const myId = exampleUser.user_id

it('leads to a chat by its name, with the keys alone', async () => {
  const database = await openDatabase(myId)
  await database.friends.bulkAdd([
    { ...exampleFriend, friend_idx: 2, nick_name: 'Anna' },
    { ...exampleFriend, friend_idx: 3, nick_name: 'Annika' },
    { ...exampleFriend, friend_idx: 4, nick_name: 'Bob' },
  ])
  await draw(<GoToChatKeys />)
  const names = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(names).toEqual(['Anna', 'Annika', 'Bob'])
  await userEvent.keyboard('ann')
  await expect.poll(names).toEqual(['Anna', 'Annika'])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => page.getByRole('option', { selected: true }).element().textContent).toBe('Annika')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.hash).toContain('friend_idx=3')
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  closeDatabase()
  await deleteDatabase(myId)
})
