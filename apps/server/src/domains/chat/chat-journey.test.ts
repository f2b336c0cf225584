import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../testing/device.ts'
import { deviceOf, type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let linh: Member
let paulo: Member
const socketUrl = () => `ws://127.0.0.1:${server.port}/ws`

beforeAll(async () => {
  server = await startTestServer()
  linh = await newMember(server, { nickName: 'Linh' })
  paulo = await newMember(server, { nickName: 'Paulo' })
})
afterAll(() => server.close())

const send = (from: Member, to: Member, content: string) =>
  server.call(
    chatCalls.sendPrivateMessage,
    { local_id: randomUUID(), target_id: to.userId, content_text: textContent(content) },
    { token: from.token },
  )

describe('two members of the whole server', () => {
  it('cannot write to each other before they are friends', async () => {
    expect((await send(linh, paulo, 'hi')).code).toBe(5001)
  })

  it('become friends, which each learns by their own stream, and then talk', async () => {
    const [hers, his] = [
      await Device.greeted(socketUrl(), linh.token, linh.deviceId),
      await Device.greeted(socketUrl(), paulo.token, paulo.deviceId),
    ]
    await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, linh.userId, paulo.userId))
    for (const device of [hers, his]) expect((await device.next('friend_added')).stream).toMatch(/^u_/)
    expect((await send(linh, paulo, 'Tập 3 hay quá')).code).toBe(200)
    expect((await his.next('private_msg')).data).toMatchObject({ self: 0, sender: { nick_name: 'Linh' } })
    expect((await hers.next('private_msg')).data).toMatchObject({ self: 1 })
    hers.leave()
    his.leave()
  })

  it('pin and mute a conversation on every device of their own', async () => {
    const his = await Device.greeted(socketUrl(), paulo.token, paulo.deviceId)
    const chat = { chat_type: 'private' as const, target_id: linh.userId, is_top: 1 as const }
    await server.succeed(accountCalls.editOtherInfo, { chat }, { token: paulo.token })
    expect((await his.next('session_changed')).data).toMatchObject({ target_id: linh.userId, is_top: 1, disturbing: 0 })
    const { sessions } = await server.succeed(
      chatCalls.listPrivateMessages,
      { msg_id: 0, select_type: 'offline' },
      { token: paulo.token },
    )
    expect(sessions).toMatchObject([{ chat_id: linh.userId, is_top: 1, disturbing: 0, unread_count: 1 }])
    his.leave()
  })

  it('S-22: a member whose sign-in ends loses their socket, by whatever door', async () => {
    const leaving = await newMember(server)
    const device = await Device.greeted(socketUrl(), leaving.token, leaving.deviceId)
    device.notify({ action: 'logout' })
    expect(await device.closed()).toBe(1000)
    expect((await server.call(syncCalls.heads, { after: 0 }, { token: leaving.token })).code).toBe(6001)
    expect(
      (await server.call(sessionCalls.refreshSession, deviceOf(leaving.deviceId), { token: leaving.refreshToken }))
        .code,
    ).toBe(6001)
    const refused = await Device.connect(socketUrl(), leaving.token, leaving.deviceId)
    expect(await refused.closed()).toBe(4403)
  })
})
