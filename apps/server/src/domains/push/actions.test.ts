import { randomUUID } from 'node:crypto'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { PushActions, PushSubscription } from '@cliffhanger/contract/push/schemas.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Device } from '../../testing/device.ts'
import { type PushServiceDouble, startPushService } from '../../testing/doubles/push-service.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let service: PushServiceDouble
let server: TestServer
let ana: Member
let bao: Member
let browser: PushSubscription

beforeAll(async () => {
  service = await startPushService()
  server = await startTestServer({ PUSH_PRIVATE: '1' })
})

afterAll(async () => {
  await server.close()
  await service.close()
})

const setReach = (reach: 'open' | 'stranger') =>
  server.context.db.transaction((tx) => server.domains.chat.setReach(tx, bao.userId, ana.userId, reach))

beforeEach(async () => {
  ana = await newMember(server, { nickName: 'Ana' })
  bao = await newMember(server, { nickName: 'Bao' })
  browser = service.newBrowser()
  await server.context.db.transaction((tx) => server.domains.chat.setReach(tx, ana.userId, bao.userId, 'open'))
  await setReach('open')
  await server.succeed(pushCalls.subscribePush, browser, { token: bao.token })
})

const heard = async (text: string): Promise<PushActions> => {
  const notice = await vi.waitUntil(
    () =>
      service.arrived.find(({ endpoint, notice: { body } }) => endpoint === browser.endpoint && body.includes(text)),
    { timeout: 10_000, interval: 20 },
  )
  return notice.notice.actions ?? expect.fail('no actions')
}

/** Ana writes to Bao; what Bao's browser can do with the notification. */
const notified = async (text: string): Promise<PushActions> => {
  await server.succeed(
    chatCalls.sendPrivateMessage,
    { local_id: randomUUID(), target_id: bao.userId, msg_type: 'text', content_text: textContent(text) },
    { token: ana.token },
  )
  return heard(text)
}

/** The same in a group that Ana made. */
const notifiedInGroup = async (text: string) => {
  const third = await newMember(server)
  for (const { userId } of [bao, third])
    await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, ana.userId, userId))
  const { group } = await server.succeed(
    groupsCalls.createGroup,
    { group_name: 'Both', avatar_url: shippedAvatars[0], members: [bao.userId, third.userId] },
    { token: ana.token },
  )
  const message = { local_id: randomUUID(), target_id: group.group_id, content_text: textContent(text) }
  await server.succeed(chatCalls.sendGroupMessage, { ...message, msg_type: 'text' }, { token: ana.token })
  return { group_id: group.group_id, key: (await heard(text)).key }
}

const written = async () =>
  (
    await server.succeed(
      chatCalls.listPrivateMessages,
      { friend_id: bao.userId, msg_id: 0, select_type: 'down' },
      { token: ana.token },
    )
  ).list.map(({ content_text, sender_id }) => [sender_id, content_text])

describe('S-150: from the notification of a message its reader', () => {
  it('answers once, and has read', async () => {
    const actions = await notified('come?')
    expect(actions).toMatchObject({
      ...{ user_id: bao.userId, target_id: ana.userId, ref_msg_id: 0, read: '标为已读' },
      reply: { label: '回复', hint: '输入消息' },
    })
    const reply = { key: actions.key, local_id: randomUUID(), content_text: textContent('yes') }
    expect(await server.succeed(pushCalls.replyPush, reply, {})).toEqual({ badge: 0 })
    expect(await server.succeed(pushCalls.replyPush, reply, {})).toEqual({ badge: 0 })
    // As the app sends what it finds waiting.
    const again = { local_id: reply.local_id, target_id: ana.userId, content_text: reply.content_text }
    await server.succeed(chatCalls.sendPrivateMessage, again, { token: bao.token })
    const all = await written()
    expect(all.filter(([sender]) => sender === bao.userId)).toEqual([[bao.userId, textContent('yes')]])
  })

  it('marks it as read', async () => {
    const { key } = await notified('one')
    expect(await server.succeed(pushCalls.readPush, { key }, {})).toEqual({ badge: 0 })
  })

  it('cannot answer where they may not write: neither is it offered, nor accepted', async () => {
    const { key } = await notified('two')
    await setReach('stranger')
    expect((await notified('three')).reply).toBeUndefined()
    const reply = { key, local_id: randomUUID(), content_text: textContent('no') }
    expect((await server.call(pushCalls.replyPush, reply)).code).toBe(refusalCodes.notFriends)
  })

  it('can do nothing with a key of somebody else’s making, or once their sign-in is over', async () => {
    const { key } = await notified('four')
    const wrong = `${key.slice(0, -4)}AAAA`
    expect((await server.call(pushCalls.readPush, { key: wrong })).code).toBe(refusalCodes.notFound)
    await server.succeed(pushCalls.unsubscribePush, {}, { token: bao.token })
    const reply = { key, local_id: randomUUID(), content_text: textContent('late') }
    expect((await server.call(pushCalls.replyPush, reply)).code).toBe(refusalCodes.notFound)
  })

  it('cannot answer who blocked them', async () => {
    const { key } = await notified('blocked')
    await server.succeed(blacklistCalls.addToBlacklist, { black_id: bao.userId }, { token: ana.token })
    const reply = { key, local_id: randomUUID(), content_text: textContent('no') }
    expect((await server.call(pushCalls.replyPush, reply)).code).toBe(refusalCodes.blacklisted)
  })

  it('cannot answer in a group that muted or removed them', async () => {
    const { group_id, key } = await notifiedInGroup('all')
    const reply = { key, local_id: randomUUID(), content_text: textContent('no') }
    const of = { group_id, members: [bao.userId] }
    await server.succeed(groupsCalls.muteMembers, { ...of, is_muted: 1 }, { token: ana.token })
    expect((await server.call(pushCalls.replyPush, reply)).code).toBe(refusalCodes.mutedInGroup)
    await server.succeed(groupsCalls.removeMembers, of, { token: ana.token })
    expect((await server.call(pushCalls.replyPush, reply)).code).toBe(refusalCodes.notGroupMember)
    expect((await server.call(pushCalls.readPush, { key })).code).toBe(refusalCodes.notGroupMember)
  })

  it('can do nothing after they sign out', async () => {
    const { key } = await notified('six')
    const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, bao.token)
    device.notify({ action: 'logout' })
    await device.closed()
    expect((await server.call(pushCalls.readPush, { key })).code).toBe(refusalCodes.notFound)
  })

  it.each([
    ['blank', textContent(' ')],
    ['no words', 'hello'],
  ])('sends words: not what is %s', async (_case, content_text) => {
    const { key } = await notified('five')
    const reply = { key, local_id: randomUUID(), content_text }
    expect((await server.call(pushCalls.replyPush, reply)).code).toBe(refusalCodes.invalidParameter)
  })
})
