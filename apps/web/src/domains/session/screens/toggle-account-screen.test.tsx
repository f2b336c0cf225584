import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentUser } from '../../../platform/session/session.ts'
import { removeStored } from '../../../platform/storage/storage.ts'
import { noteCopies } from '../../../shared/offline/has-copies.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { saveAccount } from '../saved-accounts.ts'
import { ToggleAccountScreen } from './toggle-account-screen.tsx'

const other = { ...exampleUser, user_id: exampleUser.user_id + 1, nick_name: 'Paulo' }
const tokens = { accessToken: 'a', refreshToken: 'r' }

beforeEach(() => {
  void new FakeServer()
  saveAccount({ ...tokens, user: exampleUser }, 'login', 1)
  saveAccount({ ...tokens, user: other }, 'login', 2)
})
afterEach(() => {
  noteCopies(exampleUser.user_id, false)
  removeStored('accounts')
})

it('S-114: a member with downloads is asked before they change accounts, for downloads go with the session', async () => {
  noteCopies(exampleUser.user_id, true)
  const screen = await draw(<ToggleAccountScreen />)
  await screen.getByRole('button', { name: /Paulo/ }).click()
  const question = page.getByRole('dialog', { name: 'Switch to “Paulo”?' })
  await expect
    .element(question.getByText('Downloads for your current account will be removed from this device.'))
    .toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(currentUser()?.user_id).toBe(exampleUser.user_id)
  await screen.getByRole('button', { name: /Paulo/ }).click()
  await question.getByRole('button', { name: 'Switch account' }).click()
  await expect.poll(() => currentUser()?.user_id).toBe(other.user_id)
})

it('a member without downloads changes accounts with one tap', async () => {
  const screen = await draw(<ToggleAccountScreen />)
  await screen.getByRole('button', { name: /Paulo/ }).click()
  await expect.poll(() => currentUser()?.user_id).toBe(other.user_id)
})
