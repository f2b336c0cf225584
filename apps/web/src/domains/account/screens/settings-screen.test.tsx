import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
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

it('rows tell how things stand', async () => {
  const server = new FakeServer()
  const { user_id, user_no, nick_name, avatar_url, user_code, parent_code } = exampleUser
  server.answer(overviewCalls.getOverview, () => ({
    user: { user_id, user_no, nick_name, avatar_url, user_code, parent_code },
    vip_type: 0 as const,
    vip_end_time: 0,
    wallets: [],
    star: null,
    coupon_total: 0,
    notice_unread: 0,
    real_status: 1 as const,
    is_set_pass: 0 as const,
    passkey_total: 2,
    counts: { history: 0, binge: 0, skr: 0, bought: 0 },
  }))
  server.answer(accountCalls.getAccount, () => ({
    user_info: { ...exampleUser, user_phone: '', has_google: 1 as const },
    setting: {
      ...({ disturb: 1, stopAudio: 0, stopNewMsg: 0, stopMsgDel: 0, new_episodes: 1 } as const),
      ...({ verify_friends: 0, add_friends: 1, show_online: 1, show_ip: 0 } as const),
    },
    friend_badge: 0,
  }))
  await draw(<SettingsScreen />)
  const row = (name: RegExp) => page.getByRole('link', { name })
  await expect.element(row(/^Notifications\s*Off/)).toBeVisible()
  await expect.element(row(/^Password\s*Set/)).toBeVisible()
  await expect.element(row(/^Payment PIN\s*Not set/)).toBeVisible()
  await expect.element(row(/^Fingerprint or face\s*2 devices/)).toBeVisible()
  await expect.element(row(/^Linked accounts\s*Email.*Authenticator/)).toBeVisible()
  await expect.element(row(/^Identity verification\s*In review/)).toBeVisible()
})

it('appearance and size of text say what is chosen, and change at once', async () => {
  void new FakeServer()
  await draw(<SettingsScreen />)
  const size = page.getByRole('button', { name: /^Text size/ })
  await expect.element(size).toHaveTextContent('Text size100%')
  await size.click()
  const choice = (name: RegExp) => page.getByRole('dialog', { name: 'Text size' }).getByRole('button', { name })
  await choice(/^Large/).click()
  await expect.element(choice(/^Large/)).toHaveAttribute('aria-pressed', 'true')
  await choice(/^Default/).click()
  await expect.element(choice(/^Default/)).toHaveAttribute('aria-pressed', 'true')
})
