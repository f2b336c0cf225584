import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleGroup, groupId } from '../../chat/testing/groups.ts'
import { GroupSettingsScreen } from './group-settings-screen.tsx'

const announcing = page.getByRole('switch', { name: /^Announcement group/ })
const muteAll = page.getByRole('switch', { name: /^Mute all/ })

const open = async (userRole: 'creator' | 'manager', settings: { can_send_msg?: 0 | 2 } = {}): Promise<FakeServer> => {
  const server = new FakeServer()
  const group = { ...exampleGroup, userRole, ...settings }
  server.answer(groupsCalls.getGroup, () => ({ group }))
  server.answer(groupsCalls.editGroupSettings, () => ({ group }))
  await draw(<GroupSettingsScreen />)
  location.hash = `#/pagesA/chat/group_chat_config?group_id=${groupId}`
  await expect.element(announcing).toBeVisible()
  return server
}

it('S-149: one switch makes an announcement group of it, and hides the list of members', async () => {
  const server = await open('creator')
  await expect.element(muteAll).toBeVisible()
  await expect.element(page.getByText(/^Only the owner and managers post/)).toBeVisible()
  await announcing.click()
  await expect
    .poll(() => server.requested(groupsCalls.editGroupSettings))
    .toEqual([{ group_id: groupId, can_send_msg: 2, show_member_list: 0 }])
})

it('S-149: what holds for the messages of members is not asked among announcements, and the switch leads back', async () => {
  const server = await open('creator', { can_send_msg: 2 })
  await expect.element(announcing).toHaveAttribute('aria-checked', 'true')
  await expect.element(muteAll).not.toBeInTheDocument()
  await expect.element(page.getByText('Send messages')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Send photos.*Owner and managers/ }).click()
  const choice = (name: string) => page.getByRole('dialog').getByRole('button', { name })
  await expect.element(choice('Owner and managers')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(choice('Everyone')).not.toBeInTheDocument()
  await choice('Nobody').click()
  await expect
    .poll(() => server.requested(groupsCalls.editGroupSettings))
    .toEqual([{ group_id: groupId, can_send_images: 3 }])
  await announcing.click()
  await expect
    .poll(() => server.requested(groupsCalls.editGroupSettings))
    .toContainEqual({ group_id: groupId, can_send_msg: 0, show_member_list: 1 })
})

it("S-149, R-14: the switch is the owner's, for it hides the list of members", async () => {
  await open('manager')
  await expect.element(announcing).toBeDisabled()
  await expect.element(muteAll).toBeEnabled()
})
