import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inGroups } from '../domains/chat/testing.ts'
import { newFriend, newGroup } from '../domains/groups/testing.ts'
import { Device } from '../testing/device.ts'
import { deviceOf, type Member, newAddress, newMember, newPasswordMember, testPassword } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** Who may not, learns it by a code; nobody else learns anything. */

let server: TestServer
let group: ReturnType<typeof inGroups>
beforeAll(async () => {
  server = await startTestServer({ SEND_PER_MINUTE: '20' })
  group = inGroups(server)
})
afterAll(() => server.close())

const connect = (who: Pick<Member, 'token'>) =>
  Device.greeted(`ws://127.0.0.1:${server.port}/ws`, who.token, randomUUID())
const write = (
  by: Pick<Member, 'token'>,
  to: { readonly userId: number },
  content: string,
  local_id: string = randomUUID(),
) =>
  server.call(
    chatCalls.sendPrivateMessage,
    { local_id, target_id: to.userId, content_text: textContent(content) },
    { token: by.token },
  )

it('scenario 16: who is blocked hears it by a code each time, the other side nothing, and groups go on', async () => {
  const { groupId, creator, members } = await newGroup(server)
  const [blocked] = members
  const device = await connect(creator)
  await server.succeed(blacklistCalls.addToBlacklist, { black_id: blocked.userId }, { token: creator.token })
  const codes = await Promise.all([1, 2, 3].map(async () => (await write(blocked, creator, 'hear me')).code))
  expect(codes).toEqual([5002, 5002, 5002])
  await device.settled()
  expect(JSON.stringify(device.frames)).not.toContain('hear me')
  expect(await group.trySay(blocked, groupId, 'still here')).toBe(200)
  expect(JSON.stringify((await device.next('group_msg')).data)).toContain('still here')
  device.leave()
})

it('scenario 22: a sign-in that ended hears nothing from then on, within two seconds, and is not let in again', async () => {
  const { token, loginName, userId } = await newPasswordMember(server)
  const writer = await newMember(server)
  await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, userId, writer.userId))
  const form = { ...deviceOf(randomUUID()), login_name: loginName, login_pwd: testPassword }
  const { access_token } = await server.succeed(sessionCalls.signIn, form, { address: newAddress() })
  const device = await connect({ token: access_token })
  const passwords = { old_pwd: testPassword, login_pwd: 'battery staple', login_pwd2: 'battery staple' }
  const startedMs = Date.now()
  await server.succeed(accountCalls.changePassword, passwords, { token })
  expect((await write(writer, { userId }, 'not for him')).code).toBe(200)
  expect(await device.closed()).toBe(4403)
  expect(Date.now() - startedMs).toBeLessThan(2000)
  expect(JSON.stringify(device.frames)).not.toContain('not for him')
  const again = await Device.connect(`ws://127.0.0.1:${server.port}/ws`, access_token, randomUUID())
  expect(await again.closed()).toBe(4403)
  expect((await server.call(syncCalls.heads, { after: 0 }, { token: access_token })).code).toBe(6001)
})

it('scenario 23: a picture that was uploaded while pictures were allowed is refused once they are not', async () => {
  const { groupId, creator, members } = await newGroup(server)
  const [member] = members
  const key = `chat/${member.userId}/202611/picture.png`
  await server.context.db.execute(
    `insert into uploads (user_id, upload_type, resource_type, url, thumb_url, file_name, file_total, file_size, file_hash, content_type,
                          stored_size, stored_hash, width, height, duration_ms, created_ms, registered_ms)
       values ($1, 'chat', 'image', $2, '', 'picture.png', 1, 1, repeat('a', 64), 'image/png', 1, repeat('a', 64), 1, 1, 0, 0, 1)`,
    [member.userId, key],
  )
  const picture = {
    msg_type: 'image' as const,
    content_text: JSON.stringify([{ text: { content: '' } }, { image: { url: key, name: 'picture.png' } }]),
  }
  await group.configure(creator, groupId, { can_send_images: 2 })
  expect(await group.trySay(member, groupId, '', picture)).toBe(5006)
  expect(await group.listed(creator, groupId)).toEqual([])
  await group.configure(creator, groupId, { can_send_images: 0 })
  expect(await group.trySay(member, groupId, '', picture)).toBe(200)
})

it('scenario 30: over the budget every send is refused with retry_after, and what is sent again later keeps its order', async () => {
  const writer = await newMember(server)
  const reader = await newFriend(server, writer)
  const queue = Array.from({ length: 25 }, (_, index) => ({ content: `${index}`, localId: randomUUID() }))
  const waits: number[] = []
  for (const { content, localId } of queue) {
    let reply = await write(writer, reader, content, localId)
    if (reply.code === 4006) {
      const { retry_after } = reply.data as unknown as { retry_after: number }
      waits.push(retry_after)
      server.advance(retry_after * 1000)
      reply = await write(writer, reader, content, localId)
    }
    expect(reply.code).toBe(200)
  }
  expect(waits.length).toBeGreaterThan(0)
  expect(Math.min(...waits)).toBeGreaterThan(0)
  const { list } = await server.succeed(
    chatCalls.listPrivateMessages,
    { friend_id: writer.userId, msg_id: 0, select_type: 'down' },
    { token: reader.token },
  )
  const texts = list.filter(({ msg_type }) => msg_type === 'text').map(({ local_id }) => local_id)
  expect(texts).toEqual(queue.map(({ localId }) => localId))
})

it('scenarios 1 and 3: a send whose answer was lost is answered as the first time; with another body it is refused', async () => {
  const writer = await newMember(server)
  const reader = await newFriend(server, writer)
  const device = await connect(reader)
  const localId = randomUUID()
  const body = { local_id: localId, target_id: reader.userId, content_text: textContent('once') }
  // The connection breaks before the answer: as often as the network pleases.
  for (let broken = 0; broken < 5; broken++) {
    const request = fetch(`http://127.0.0.1:${server.port}${chatCalls.sendPrivateMessage.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(broken),
    })
    await request.catch(() => undefined)
  }
  const [one, two] = [await write(writer, reader, 'once', localId), await write(writer, reader, 'once', localId)]
  expect(two.data).toEqual(one.data)
  expect((await write(writer, reader, 'twice', localId)).code).toBe(4008)
  await device.settled()
  expect(device.heard('private_msg').filter((frame) => JSON.stringify(frame).includes(localId))).toHaveLength(1)
  device.leave()
})
