import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** What this member heard about friends whose profile changed. */
const heardBy = async (member: Member) => {
  const question = { stream: `u_${member.userId}`, after_seq: 0 }
  const { events } = await server.succeed(syncCalls.pull, question, { token: member.token })
  return events.filter(({ action }) => action === 'friend_info').map(({ data }) => data)
}

describe('a changed profile', () => {
  it('is told to every friend and to nobody else', async () => {
    const linh = await newMember(server)
    const friends = [await newMember(server), await newMember(server)]
    const stranger = await newMember(server)
    for (const friend of friends)
      await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, linh.userId, friend.userId))
    await server.succeed(accountCalls.editProfile, { nick_name: 'Linh Hoàng' }, { token: linh.token })
    const expected = { userinfo: expect.objectContaining({ user_id: linh.userId, nick_name: 'Linh Hoàng' }) }
    for (const friend of friends)
      await vi.waitFor(async () => expect(await heardBy(friend)).toEqual([expected]), {
        timeout: 30_000,
        interval: 100,
      })
    expect(await heardBy(stranger)).toEqual([])
    expect(await heardBy(linh)).toEqual([])
  })
})
