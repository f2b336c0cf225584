import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { JoinLink, JoinLinkUse } from '@cliffhanger/contract/groups/join-links.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleGroup, groupId } from '../../chat/testing/groups.ts'
import { JoinLinksScreen } from './join-links-screen.tsx'

const linkWith = (link_id: number, changes: Partial<JoinLink> = {}): JoinLink => ({
  ...{ link_id, group_id: groupId, code: `${link_id}`.padEnd(22, 'x'), url: `https://h5.example/g/${link_id}` },
  ...{ maker: { user_id: 3, nick_name: `Maker ${link_id}`, avatar_url: '' }, needs_approval: 0, expire_time: 0 },
  ...{ use_limit: 0, used: 0, state: 'open', create_time: 1_800_000_000 },
  ...changes,
})

let server: FakeServer
let links: JoinLink[]
let uses: JoinLinkUse[]
let role: 'creator' | 'manager' | 'member'
beforeEach(() => {
  server = new FakeServer()
  links = []
  uses = []
  role = 'creator'
  server.answer(groupsCalls.getGroup, () => ({ group: { ...exampleGroup, group_id: groupId, userRole: role } }))
  server.answer(groupsCalls.listJoinLinks, () => ({ list: links, total: links.length, page: 1, limit: 50 }))
  server.answer(groupsCalls.listJoinLinkUses, () => ({ list: uses, total: uses.length, page: 1, limit: 50 }))
})

const open = async (): Promise<void> => {
  await draw(<JoinLinksScreen />)
  location.hash = `#/pagesA/group/links?group_id=${groupId}`
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('links of a group (S-135)', () => {
  it('are made with an end and a limit, and shown as a code at once', async () => {
    server.answer(groupsCalls.createJoinLink, () => {
      links = [linkWith(1, { use_limit: 10, expire_time: 1_900_000_000 })]
      return linkWith(1, { use_limit: 10, expire_time: 1_900_000_000 })
    })
    await open()
    await expect.element(page.getByText('No invite links yet')).toBeVisible()
    await button('New link').click()
    await button('7 days').click()
    await button('10').click()
    await button('Create link').click()
    const sheet = page.getByRole('dialog', { name: 'Link by Maker 1' })
    await expect.element(sheet.getByRole('img', { name: /QR code to join/ })).toBeVisible()
    await expect.element(sheet.getByText('https://h5.example/g/1')).toBeVisible()
    expect(server.requested(groupsCalls.createJoinLink)).toEqual([
      { group_id: groupId, last_seconds: 604_800, use_limit: 10, needs_approval: 0 },
    ])
  })

  it('with approval have no limit', async () => {
    server.answer(groupsCalls.createJoinLink, () => linkWith(1, { needs_approval: 1 }))
    await open()
    await button('New link').click()
    await button('100').click()
    await page.getByRole('switch', { name: /Approve new members/ }).click()
    expect(button('No limit').query()).toBeNull()
    await button('Create link').click()
    await vi.waitFor(() =>
      expect(server.requested(groupsCalls.createJoinLink)).toEqual([
        { group_id: groupId, last_seconds: 0, use_limit: 0, needs_approval: 1 },
      ]),
    )
  })

  it('say how many came, and why they have ended', async () => {
    links = [
      linkWith(1, { used: 2, needs_approval: 1 }),
      linkWith(2, { used: 3, use_limit: 3, state: 'used' }),
      linkWith(3, { state: 'expired', expire_time: 1 }),
      linkWith(4, { state: 'revoked' }),
    ]
    await open()
    for (const words of [
      '2 joined · Approve new members',
      '3 of 3 joined · Limit reached',
      '0 joined · Expired',
      '0 joined · Turned off',
    ])
      await expect.element(page.getByText(words)).toBeVisible()
    await button(/Maker 4/).click()
    await expect.element(page.getByRole('dialog').getByText('0 joined · Turned off')).toBeVisible()
    expect(page.getByRole('img', { name: /QR code/ }).query()).toBeNull()
    expect(button('Turn off link').query()).toBeNull()
  })

  it('show who came by them, and are ended after a question', async () => {
    links = [linkWith(1, { used: 2 })]
    uses = [
      { user_id: 9, nick_name: 'Paulo', avatar_url: '', join_time: 1_800_000_000, is_member: 1 },
      { user_id: 8, nick_name: 'Chi', avatar_url: '', join_time: 1_700_000_000, is_member: 0 },
    ]
    server.answer(groupsCalls.revokeJoinLink, () => {
      links = [linkWith(1, { used: 2, state: 'revoked' })]
      return linkWith(1, { used: 2, state: 'revoked' })
    })
    await open()
    await button(/Maker 1/).click()
    await expect.element(page.getByRole('link', { name: /Paulo/ })).toBeVisible()
    await expect.element(page.getByText('No longer in this group')).toBeVisible()
    await button('Turn off link').click()
    await page
      .getByRole('dialog', { name: 'Turn off this link?' })
      .getByRole('button', { name: 'Turn off link' })
      .click()
    await expect.element(page.getByRole('dialog').getByText('2 joined · Turned off')).toBeVisible()
    expect(server.requested(groupsCalls.revokeJoinLink)).toEqual([{ group_id: groupId, link_id: 1 }])
  })

  it('R-31: are not for ordinary members', async () => {
    role = 'member'
    await open()
    await expect.element(page.getByText('Only owners and managers can do this')).toBeVisible()
    expect(button('New link').query()).toBeNull()
  })
})
