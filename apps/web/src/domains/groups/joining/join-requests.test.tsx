import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { JoinRequest } from '@cliffhanger/contract/groups/join-links.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { JoinRequests } from './join-requests.tsx'

const requestOf = (user_id: number, nick_name: string, was_removed: 0 | 1 = 0): JoinRequest => ({
  ...{ user_id, nick_name, avatar_url: '', link_id: 1, was_removed, ask_time: 1_800_000_000 },
})

let server: FakeServer
let list: JoinRequest[]
beforeEach(() => {
  server = new FakeServer()
  list = [requestOf(5, 'Ana'), requestOf(6, 'Bao', 1)]
  server.answer(groupsCalls.listJoinRequests, () => ({ list, total: list.length, page: 1, limit: 50 }))
})

const answer = (name: string, what: string) => page.getByRole('article', { name }).getByRole('button', { name: what })

describe('who asks to come in (S-135)', () => {
  it('is let in or not with one press each, and says who was removed before', async () => {
    server.answer(groupsCalls.decideJoinRequest, ({ body }) => {
      list = list.filter(({ user_id }) => user_id !== (body as { readonly user_id: number }).user_id)
      return {}
    })
    await draw(<JoinRequests groupId={7} />)
    await expect.element(page.getByText('Was removed from this group before')).toBeVisible()
    await answer('Ana', 'Approve').click()
    await expect.element(page.getByText('Ana is in the group')).toBeVisible()
    await answer('Bao', 'Reject').click()
    await expect.element(page.getByText('No join requests')).toBeVisible()
    expect(server.requested(groupsCalls.decideJoinRequest)).toEqual([
      { group_id: 7, user_id: 5, is_approved: 1 },
      { group_id: 7, user_id: 6, is_approved: 0 },
    ])
  })

  it('is gone from the list where another manager was faster', async () => {
    server.refuse(groupsCalls.decideJoinRequest, 4003, null, 'This changed meanwhile')
    await draw(<JoinRequests groupId={7} />)
    await expect.element(answer('Ana', 'Approve')).toBeVisible()
    list = list.slice(1)
    await answer('Ana', 'Approve').click()
    await expect.element(page.getByText('This changed meanwhile')).toBeVisible()
    await expect.element(page.getByRole('article', { name: 'Ana' })).not.toBeInTheDocument()
    await expect.element(answer('Bao', 'Approve')).toBeVisible()
  })

  it('stays where the group is full', async () => {
    server.refuse(groupsCalls.decideJoinRequest, 5006, null, 'This group is full (limit 5 members)')
    await draw(<JoinRequests groupId={7} />)
    await answer('Ana', 'Approve').click()
    await expect.element(page.getByText('This group is full (limit 5 members)')).toBeVisible()
    await expect.element(answer('Ana', 'Approve')).toBeVisible()
  })
})
