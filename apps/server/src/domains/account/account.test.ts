import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { findUserId, findUsers, seedDemoMembers } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const eventsOf = (userId: number, action: string) =>
  server.context.db.query<{ data: { user_info?: { nick_name: string }; setting?: object; language?: string } }>(
    `select e.data from events e join streams s on s.id = e.stream_id where s.name = $1 and e.action = $2 order by e.seq`,
    [`u_${userId}`, action],
  )

describe('my account', () => {
  it('R-5: is shown to its member with settings and waiting requests', async () => {
    const { token, userId } = await newMember(server)
    const account = await server.succeed(accountCalls.getAccount, {}, { token })
    expect(account).toMatchObject({
      user_info: { user_id: userId, has_pwd: 0, has_google: 0 },
      setting: { disturb: 0, stopAudio: 0, verify_friends: 1, add_friends: 1, show_online: 1, show_ip: 0 },
      friend_badge: 0,
    })
    expect(await server.call(accountCalls.getAccount, {})).toMatchObject({ code: 4005 })
  })

  it('V-36, V-37: changes only the fields sent and tells all devices', async () => {
    const { token, userId } = await newMember(server)
    const edit = (change: CallRequest<typeof accountCalls.editProfile>) =>
      server.call(accountCalls.editProfile, change, { token })
    const { data } = await edit({ nick_name: '  <b>王小雨</b>  ', sex: 'female' })
    expect(data.user_info).toMatchObject({ nick_name: '<b>王小雨</b>', sex: 'female', sign_remark: '' })
    expect((await edit({ sign_remark: '再看一集' })).data.user_info).toMatchObject({
      nick_name: '<b>王小雨</b>',
      sign_remark: '再看一集',
    })
    expect((await edit({ avatar_url: shippedAvatars[7] })).data.user_info.avatar_url).toBe(shippedAvatars[7])
    const events = await eventsOf(userId, 'user_info')
    expect(events).toHaveLength(3)
    expect(events[0]?.data.user_info?.nick_name).toBe('<b>王小雨</b>')
  })

  it('V-37, E-46, E-72: refuses what is no nickname, signature, sex or picture of mine', async () => {
    const { token } = await newMember(server)
    const edit = (change: object) => server.call(accountCalls.editProfile, change, { token })
    const fields: readonly [object, string][] = [
      [{ nick_name: '' }, 'nick_name'],
      [{ nick_name: '   ' }, 'nick_name'],
      [{ nick_name: 'x'.repeat(31) }, 'nick_name'],
      [{ sign_remark: 'x'.repeat(101) }, 'sign_remark'],
      [{ sex: 'robot' }, 'sex'],
      [{ nick_name: 'a\u0000b' }, 'nick_name'],
      [{ nick_name: 7 }, 'nick_name'],
    ]
    for (const [change, field] of fields) expect(await edit(change)).toMatchObject({ code: 4000, data: { field } })
    for (const avatar_url of ['https://evil.example/a.png', 'avatar/1/mine.png', '/public/avatars/../x.svg'])
      expect(await edit({ avatar_url })).toMatchObject({ code: 5019 })
  })

  it('stores preferences, one at a time, and tells all devices', async () => {
    const { token, userId } = await newMember(server)
    await server.succeed(accountCalls.editOtherInfo, { stopAudio: 1, add_friends: 0 }, { token })
    const { setting } = await server.succeed(accountCalls.editOtherInfo, { stopAudio: 0, show_ip: 1 }, { token })
    expect(setting).toMatchObject({ stopAudio: 0, add_friends: 0, show_ip: 1, verify_friends: 1 })
    expect(await eventsOf(userId, 'setting_changed')).toHaveLength(2)
    expect(await server.call(accountCalls.editOtherInfo, { disturb: 2 as 1 }, { token })).toMatchObject({
      code: 4000,
      data: { field: 'disturb' },
    })
  })

  it('stores where a device receives pushes', async () => {
    const { token, userId } = await newMember(server)
    await server.succeed(accountCalls.editOtherInfo, { device_token: '{"endpoint":"x"}' }, { token })
    const stored = await server.context.db.one<{ push_token: string }>(
      `select push_token from login_sessions where account_id = $1`,
      [userId],
    )
    expect(stored.push_token).toBe('{"endpoint":"x"}')
    expect(await eventsOf(userId, 'setting_changed')).toHaveLength(0)
  })

  it('C-50, K-20: stores the language, Japanese included', async () => {
    const { token } = await newMember(server)
    expect(await server.succeed(accountCalls.getLanguage, {}, { token })).toEqual({ language: 'zh-CN' })
    await server.succeed(accountCalls.setLanguage, { language: 'ja' }, { token })
    expect(await server.succeed(accountCalls.getLanguage, {}, { token })).toEqual({ language: 'ja' })
    expect(await server.call(accountCalls.setLanguage, { language: 'xx' as 'ja' }, { token })).toMatchObject({
      code: 4000,
      data: { field: 'language' },
    })
  })
})

describe('the profile of a member', () => {
  it('shows another member without their private fields', async () => {
    const [me, other] = [await newMember(server), await newMember(server, { nickName: 'Paulo Braga' })]
    const { userinfo, ...relation } = await server.succeed(
      accountCalls.getUser,
      { target_id: other.userId },
      { token: me.token },
    )
    expect(userinfo).toEqual({
      user_id: other.userId,
      user_no: other.userNo,
      nick_name: 'Paulo Braga',
      avatar_url: expect.stringMatching(/^\/public\/avatars\//),
      user_type: 0,
      sex: 'secret',
      sign_remark: '',
      friend_remark: '',
      disturbing: 0,
      ip: '',
      friend_group_id: 0,
      friend_group_name: '',
    })
    expect(relation).toEqual({ is_friend: 0, is_black: 0, can_add: 1 })
  })

  it('is the caller’s own without a target, and nobody can add themselves as a friend', async () => {
    const { token, userId } = await newMember(server)
    expect(await server.succeed(accountCalls.getUser, {}, { token })).toMatchObject({
      userinfo: { user_id: userId },
      can_add: 0,
    })
  })

  it('says can_add 0 when the member takes no friend requests, or when nobody on this platform does', async () => {
    const [me, other] = [await newMember(server), await newMember(server)]
    const canAdd = async () =>
      (await server.succeed(accountCalls.getUser, { target_id: other.userId }, { token: me.token })).can_add
    await configure(server, { add_friends: 0 })
    expect(await canAdd()).toBe(0)
    await configure(server, { add_friends: 1 })
    expect(await canAdd()).toBe(1)
    await server.succeed(accountCalls.editOtherInfo, { add_friends: 0 }, { token: other.token })
    expect(await canAdd()).toBe(0)
  })

  it('R-21, E-48: nobody answers 4002', async () => {
    const { token } = await newMember(server)
    expect(await server.call(accountCalls.getUser, { target_id: 999_999_999 }, { token })).toMatchObject({ code: 4002 })
    expect(await server.call(accountCalls.getUser, { target_id: -1 }, { token })).toMatchObject({
      code: 4000,
      data: { field: 'target_id' },
    })
  })

  it('is found by number, phone and mail address only when exact', async () => {
    const member = await newMember(server)
    const { db } = server.context
    await db.execute(`update accounts set phone = '+84900000001', email = 'find@mail.example' where id = $1`, [
      member.userId,
    ])
    for (const search of [member.userNo, '+84 0900 000 001', ' Find@Mail.example '])
      expect(await findUserId(db, search)).toBe(member.userId)
    for (const search of ['', member.userNo.slice(1), '%', '900000001'])
      expect(await findUserId(db, search)).toBeUndefined()
    expect([...(await findUsers(db, [member.userId, 999_999_999])).keys()]).toEqual([member.userId])
  })
})

describe('what the product ships', () => {
  it('serves every picture', async () => {
    for (const path of shippedAvatars) {
      const { status, body } = await server.send({ method: 'GET', path })
      expect([status, body.slice(0, 5)]).toEqual([200, '<svg '])
    }
  })

  it('packs pictures for whoever can unpack them', async () => {
    const [path] = shippedAvatars
    const plain = await server.send({ method: 'GET', path })
    const packed = await server.send({ method: 'GET', path, headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.body.codePointAt(0)).toBe(0x1f)
    expect(packed.body.length).toBeLessThan(plain.body.length / 3)
  })

  it('makes the members of the demonstration once', async () => {
    const [first, second] = await Promise.all([seedDemoMembers(server.context), seedDemoMembers(server.context)])
    expect(second).toEqual(first)
    const names = [...(await findUsers(server.context.db, Object.values(first))).values()].map((user) => user.nick_name)
    expect(names.sort()).toEqual(['Cliffhanger Support', 'Linh Hoàng', 'Paulo Braga', '王小雨', '陈睿'].sort())
  })
})
