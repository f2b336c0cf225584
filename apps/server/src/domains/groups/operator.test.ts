import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newFriend, newGroup, pulled, say } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const operate = <T>(work: (tx: Db) => Promise<T>) => server.context.db.transaction(work)

describe('an operator', () => {
  it('bans a group, which then takes no message, guest or edit, and reopens it', async () => {
    const { operator } = server.domains.groups
    const { groupId, creator, members } = await newGroup(server)
    const friend = await newFriend(server, creator)
    const { before, after } = await operate((tx) => operator.ban(tx, groupId, 'Gambling'))
    expect([before.status, after.status, after.ban_reason]).toEqual([1, 2, 'Gambling'])
    await operate((tx) => operator.ban(tx, groupId, 'Gambling'))
    const { token } = creator
    const invitation = { group_id: groupId, members: [friend.userId] }
    expect((await say(server, members[0], groupId, 'Bets, please')).code).toBe(5006)
    expect((await server.call(groupsCalls.inviteMembers, invitation, { token })).code).toBe(5006)
    expect(
      (await server.call(groupsCalls.editGroupBase, { group_id: groupId, group_name: 'Dice' }, { token })).code,
    ).toBe(5006)
    expect((await server.succeed(groupsCalls.getGroup, { group_id: groupId }, { token })).group).toMatchObject({
      status: 2,
    })
    await operate((tx) => operator.reopen(tx, groupId))
    expect((await say(server, members[0], groupId, 'Films, please')).code).toBe(200)
    const bans = (await pulled(server, members[0], `g_${groupId}`)).filter(({ action }) => action === 'group_banned')
    expect(bans.map(({ data }) => data)).toEqual([
      { target_id: groupId, status: 2, reason: 'Gambling' },
      { target_id: groupId, status: 1, reason: '' },
    ])
  })

  it('gives a group its badges, which its members see', async () => {
    const { operator } = server.domains.groups
    const { groupId, members } = await newGroup(server)
    await operate((tx) => operator.setBadges(tx, groupId, { isVip: true, level: 3 }))
    await operate((tx) => operator.setBadges(tx, groupId, { level: 3 }))
    const confs = (await pulled(server, members[0], `g_${groupId}`)).filter(({ action }) => action === 'group_conf')
    expect(confs.map(({ data }) => data)).toEqual([
      {
        target_id: groupId,
        changed: { is_vip: 1, qun_level: 3, update_time: expect.any(Number) },
        operator_id: 0,
      },
    ])
  })

  it('finds groups by number, by a part of the name and by status', async () => {
    const { operator } = server.domains.groups
    const { groupId, creator } = await newGroup(server)
    await server.succeed(
      groupsCalls.editGroupBase,
      { group_id: groupId, group_name: 'Café 100%' },
      { token: creator.token },
    )
    const { db } = server.context
    const filter = { keyword: 'é 100%', status: undefined }
    const rows = await operator.list(db, filter, 10, 0)
    expect([rows.map((row) => row.group_id), await operator.count(db, filter)]).toEqual([[groupId], 1])
    const byNumber = await operator.list(db, { keyword: rows[0]?.g_no ?? '', status: 1 }, 10, 0)
    expect(byNumber).toMatchObject([{ group_id: groupId, creator_name: creator.nickName }])
    const dissolved = { keyword: '', status: 0 } as const
    expect(await operator.list(db, dissolved, 10, 0)).toEqual([])
    expect(await operator.count(db, dissolved)).toBe(0)
  })

  it('finds nothing to do in a group that is gone', async () => {
    const { operator } = server.domains.groups
    const { groupId, creator } = await newGroup(server)
    await server.succeed(groupsCalls.dissolveGroup, { group_id: groupId }, { token: creator.token })
    await expect(operate((tx) => operator.ban(tx, groupId, 'Spam'))).rejects.toMatchObject({ refusal: 'stateChanged' })
    await expect(operate((tx) => operator.setDefault(tx, 9_999_999, true))).rejects.toMatchObject({
      refusal: 'notFound',
    })
  })
})
