import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { noteCopies } from '../../../shared/offline/has-copies.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { SettingsScreen } from './settings-screen.tsx'

afterEach(() => noteCopies(exampleUser.user_id, false))

it.each([
  [true, 'Chats, downloads and cached data will be removed from this device.'],
  [false, 'Chats and cached data will be removed from this device.'],
])('S-114: the logout names downloads where there are any: %s', async (isAny, text) => {
  void new FakeServer()
  noteCopies(exampleUser.user_id, isAny)
  const screen = await draw(<SettingsScreen />)
  await screen.getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await expect.element(question.getByText(text)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
})
