import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleGroup, groupId } from '../../chat/testing/groups.ts'
import { InviteScreen } from './invite-screen.tsx'

const open = async (userRole: 'creator' | 'member'): Promise<void> => {
  const server = new FakeServer()
  server.answer(groupsCalls.getGroup, () => ({ group: { ...exampleGroup, is_invitation: 0 as const, userRole } }))
  server.answer(contactCalls.listFriendsForGroup, () => ({ list: [] }))
  await draw(<InviteScreen />)
  location.hash = `#/pagesA/group/invite_group?group_id=${groupId}`
}

it('R-31: leads creator and managers to the links of the group', async () => {
  await open('creator')
  await expect
    .element(page.getByRole('link', { name: 'Invite with a link' }))
    .toHaveAttribute('href', `#/pagesA/group/links?group_id=${groupId}`)
})

it('R-31: leads ordinary members to no links, whom they may invite all the same', async () => {
  await open('member')
  await expect.element(page.getByText('No friends to invite')).toBeVisible()
  expect(page.getByRole('link', { name: 'Invite with a link' }).query()).toBeNull()
})
