import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Device } from '../../testing/device.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newFriend, newGroup, soon } from './testing.ts'

let server: TestServer
const devices: Device[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => {
  for (const device of devices.splice(0)) device.leave()
})
afterAll(() => server.close())

const connect = async (member: Member): Promise<Device> => {
  const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, member.token, member.deviceId)
  devices.push(device)
  return device
}
const onlineTo = async (member: Member, groupId: number) => {
  const { list, count } = await server.succeed(
    groupsCalls.listOnlineMembers,
    { group_id: groupId },
    { token: member.token },
  )
  return { count, ids: list.map(({ user_id }) => user_id).toSorted((one, other) => one - other) }
}
const watch = (device: Device, groupId: number, on: 0 | 1 = 1) =>
  device.notify({ action: 'watch_group', data: { group_id: groupId, on } })

describe('who is online in a group', () => {
  it('is whoever has a socket and shows it, for those whom show_online_number includes', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    await connect(one)
    await connect(two)
    await connect(await newMember(server))
    expect(await onlineTo(creator, groupId)).toEqual({ count: 2, ids: [one.userId, two.userId] })
    await server.succeed(accountCalls.editOtherInfo, { show_online: 0 }, { token: two.token })
    server.advance(31_000)
    expect(await onlineTo(creator, groupId)).toEqual({ count: 1, ids: [one.userId] })
    const { list } = await server.succeed(groupsCalls.listAllMembers, { group_id: groupId }, { token: one.token })
    expect(list.filter(({ is_online }) => is_online === 1).map(({ user_id }) => user_id)).toEqual([one.userId])
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, show_online_number: 2 },
      { token: creator.token },
    )
    expect(await onlineTo(one, groupId)).toEqual({ count: 0, ids: [] })
    expect(await onlineTo(creator, groupId)).toEqual({ count: 1, ids: [one.userId] })
    const hidden = await server.succeed(groupsCalls.listAllMembers, { group_id: groupId }, { token: one.token })
    expect(hidden.list.every(({ is_online }) => is_online === 0)).toBe(true)
  })

  it('watch_group: is told at once and when it changes, until it is switched off', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const device = await connect(creator)
    watch(device, groupId)
    expect((await device.next('group_online')).data).toMatchObject({ group_id: groupId, count: 1 })
    await connect(one)
    expect((await device.next('group_online')).data).toMatchObject({ group_id: groupId, count: 2 })
    const friend = await newFriend(server, creator)
    await connect(friend)
    await server.succeed(
      groupsCalls.inviteMembers,
      { group_id: groupId, members: [friend.userId] },
      { token: creator.token },
    )
    const grown = await device.next('group_online')
    expect(grown.data).toMatchObject({
      count: 3,
      list: expect.arrayContaining([expect.objectContaining({ user_id: friend.userId })]),
    })
    watch(device, groupId, 0)
    await device.settled()
    await connect(two)
    await vi.waitFor(async () => expect((await onlineTo(creator, groupId)).count).toBe(4), soon)
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(device.heard('group_online')).toEqual([])
  })

  it('watch_group: nothing for somebody outside, and nothing more for whoever was removed', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const stranger = await connect(await newMember(server))
    watch(stranger, groupId)
    expect((await stranger.next('error')).data).toMatchObject({ code: 4001, of: 'watch_group' })
    const device = await connect(one)
    const ofCreator = await connect(creator)
    watch(device, groupId)
    await device.next('group_online')
    watch(ofCreator, groupId)
    await ofCreator.next('group_online')
    await server.succeed(
      groupsCalls.removeMembers,
      { group_id: groupId, members: [one.userId] },
      { token: creator.token },
    )
    await connect(two)
    await vi.waitFor(
      () =>
        expect(ofCreator.heard('group_online').at(-1)?.data).toMatchObject({
          count: 2,
          list: expect.arrayContaining([expect.objectContaining({ user_id: two.userId })]),
        }),
      soon,
    )
    await device.settled()
    expect(device.heard('group_online').filter(({ data }) => JSON.stringify(data).includes(`${two.userId}`))).toEqual(
      [],
    )
  })
})
