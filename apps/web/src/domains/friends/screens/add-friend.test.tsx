import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { AddFriendScreen } from './add-friend-screen.tsx'

it('offers my code, a scan and an invitation beside the search', async () => {
  void new FakeServer()
  const screen = await draw(<AddFriendScreen />)
  await expect.element(screen.getByRole('button', { name: `Copy my ID: My ID: ${exampleUser.user_no}` })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Scan code' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Invite friends' })).toBeVisible()
  await screen.getByRole('button', { name: 'My QR code' }).click()
  await expect.element(page.getByRole('dialog', { name: 'My QR code' })).toBeVisible()
})
