import { randomBytes } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { onlineStatus } from '@cliffhanger/contract/friends/events.ts'
import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Device } from '../../testing/device.ts'
import { configure, type Member, newMember } from '../../testing/members.ts'
import { startNats, type TestNats } from '../../testing/nats.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { makeFriends, twoFriends } from './testing.ts'

/** Two processes on one database with NATS between: `far` holds the sockets of those who come and go. */
let nats: TestNats
let near: TestServer
let far: TestServer
beforeAll(async () => {
  nats = await startNats()
  const shared = { NATS_URL: nats.url, SECRET_KEY: randomBytes(32).toString('base64') }
  near = await startTestServer(shared)
  far = await startTestServer({ ...shared, DATABASE_URL: near.context.settings.DATABASE_URL })
})
afterAll(async () => {
  await far.close()
  await near.close()
  await nats.stop()
})

const connect = (server: TestServer, member: Member) => Device.greeted(`ws://127.0.0.1:${server.port}/ws`, member.token)
const onlineOf = async (member: Member) =>
  (await near.succeed(contactCalls.listOnlineFriends, {}, { token: member.token })).list
const waitOptions = { timeout: 30_000, interval: 50 }

describe('who is online', () => {
  it('S-71: a friend with a socket at another process is, in every list', async () => {
    const [linh, paulo] = await twoFriends(near)
    expect(await onlineOf(linh)).toEqual([])
    const device = await connect(far, paulo)
    await vi.waitFor(async () => {
      expect(await onlineOf(linh)).toMatchObject([{ user_id: paulo.userId, is_online: 1 }])
    }, waitOptions)
    const token = { token: linh.token }
    expect((await near.succeed(friendsCalls.listFriends, {}, token)).list).toMatchObject([{ is_online: 1 }])
    expect(await near.succeed(contactCalls.getFriend, { friend_id: paulo.userId }, token)).toMatchObject({
      is_online: 1,
    })
    const groups = await near.succeed(friendGroupCalls.listFriendGroups, {}, token)
    expect(groups.list).toMatchObject([{ group_id: 0, total: 1, online_total: 1 }])
    device.leave()
  })

  it('is not shown of whoever hides it, of strangers, or where the platform shows it of nobody', async () => {
    const [linh, paulo] = await twoFriends(near)
    const stranger = await newMember(near)
    const devices = [await connect(near, paulo), await connect(near, stranger)]
    expect((await onlineOf(linh)).map((friend) => friend.user_id)).toEqual([paulo.userId])
    await near.succeed(accountCalls.editOtherInfo, { show_online: 0 }, { token: paulo.token })
    expect(await onlineOf(linh)).toEqual([])
    const token = { token: linh.token }
    expect((await near.succeed(friendsCalls.listFriends, {}, token)).list).toMatchObject([{ is_online: 0 }])
    await near.succeed(accountCalls.editOtherInfo, { show_online: 1 }, { token: paulo.token })
    await configure(near, { show_online: 0 })
    expect(await onlineOf(linh)).toEqual([])
    await configure(near, { show_online: 1 })
    expect(
      await near.succeed(contactCalls.getFriend, { friend_id: stranger.userId }, { token: linh.token }),
    ).toMatchObject({ is_online: 0 })
    for (const device of devices) device.leave()
  })
})

describe('online_status', () => {
  it('tells friends who are online, at whatever process, that somebody came and went', async () => {
    const [linh, paulo] = await twoFriends(near)
    const stranger = await newMember(near)
    const listener = await connect(near, linh)
    const bystander = await connect(near, stranger)
    await vi.waitFor(() => expect(far.domains.gateway.presence.isOnline(linh.userId)).toBe(true), waitOptions)
    const device = await connect(far, paulo)
    const came = await listener.next('online_status')
    expect(came.data).toMatchObject({ list: [{ user_id: paulo.userId, is_online: 1 }] })
    expect([came.stream, came.seq]).toEqual([undefined, undefined])
    device.leave()
    const left = await listener.next('online_status')
    expect(left.data).toMatchObject({ list: [{ user_id: paulo.userId, is_online: 0 }] })
    expect(bystander.heard('online_status')).toEqual([])
    listener.leave()
    bystander.leave()
  })

  it('reaches the last of very many friends in a later round', async () => {
    const paulo = await newMember(near)
    await near.context.db.execute(
      `with filler as (
         insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
           select 'o' || n, 'o' || n, 'auto', 'o', '', '', 0, 0 from generate_series(1, 1500) n returning id
       )
       insert into friends (user_id, friend_id, created_ms, updated_ms) select $1, id, 0, 0 from filler`,
      [paulo.userId],
    )
    const linh = await newMember(near)
    await makeFriends(near, linh, paulo)
    const listener = await connect(near, linh)
    const device = await connect(near, paulo)
    const came = await listener.next('online_status')
    expect(came.data).toMatchObject({ list: [{ user_id: paulo.userId, is_online: 1 }] })
    listener.leave()
    device.leave()
  })

  it('is one frame for many who come at once, and none for who hides it', async () => {
    const linh = await newMember(near)
    const friends = [await newMember(near), await newMember(near), await newMember(near)]
    for (const friend of friends) await makeFriends(near, linh, friend)
    const [hidden, ...shown] = friends
    if (!hidden) throw new Error('no friend')
    await near.succeed(accountCalls.editOtherInfo, { show_online: 0 }, { token: hidden.token })
    const listener = await connect(near, linh)
    await listener.settled()
    const devices = await Promise.all(friends.map((friend) => connect(near, friend)))
    await vi.waitFor(() => {
      const notified = listener.heard('online_status').flatMap(({ data }) => onlineStatus.data.parse(data).list)
      expect(notified.map((one) => one.user_id).sort((one, other) => one - other)).toEqual(
        shown.map((friend) => friend.userId),
      )
    }, waitOptions)
    expect(listener.heard('online_status').length).toBeLessThanOrEqual(2)
    for (const device of [listener, ...devices]) device.leave()
  })
})
