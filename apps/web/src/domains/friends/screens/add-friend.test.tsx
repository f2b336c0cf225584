import type { FriendApp } from '@cliffhanger/contract/friends/schemas.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../platform/storage/local-database.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { AddFriendScreen } from './add-friend-screen.tsx'

const request: FriendApp = {
  id: 1,
  apply_id: 1,
  friend_id: 2,
  requester_user_id: 2,
  isMe: 0,
  message: 'Hi',
  req_status: 'pending',
  nick_name: 'Ann',
  avatar_url: '',
  user_no: '10000002',
  create_time: 1,
  update_time: 1,
}

it('offers my code, a scan and an invitation beside the search', async () => {
  void new FakeServer()
  const screen = await draw(<AddFriendScreen />)
  await expect.element(screen.getByRole('button', { name: `Copy my ID: My ID: ${exampleUser.user_no}` })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Scan code' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Invite friends' })).toBeVisible()
  await screen.getByRole('button', { name: 'My QR code' }).click()
  await expect.element(page.getByRole('dialog', { name: 'My QR code' })).toBeVisible()
})

it('shows my code and who waits for an answer beside the search, where a desktop has room for them', async () => {
  void new FakeServer()
  await page.viewport(1280, 800)
  const database = await openDatabase(exampleUser.user_id)
  await database.friendApps.bulkAdd([
    { ...request, id: 1, nick_name: 'Bob', update_time: 1 },
    { ...request, id: 2, nick_name: 'Ann', update_time: 2 },
    { ...request, id: 3, nick_name: 'Mine', isMe: 1 },
    { ...request, id: 4, nick_name: 'Done', req_status: 'accepted' },
  ])
  const screen = await draw(<AddFriendScreen />)
  await expect.poll(() => screen.getByRole('region', { name: 'My QR code' }).elements().length).toBe(1)
  const waiting = screen.getByRole('region', { name: 'New friends' })
  const names = () =>
    waiting
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(['AnnHi', 'BobHi'])
  await expect.poll(() => screen.getByRole('button', { name: 'My QR code' }).elements()).toEqual([])
  await page.viewport(414, 896)
  closeDatabase()
  await deleteDatabase(exampleUser.user_id)
})
