import { randomUUID } from 'node:crypto'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inGroups } from '../domains/chat/testing.ts'
import { newFriend, newGroup } from '../domains/groups/testing.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { heldBy } from '../testing/device-state.ts'
import { freshDevice, MemberDevice, patience } from '../testing/member-device.ts'
import { type Member, newMember } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** What a device finds that was away: nothing is lost, doubled or shown that is gone by now. */

const environment = {
  ACCESS_TOKEN_SECONDS: '10000000',
  SEND_PER_MINUTE: '100000',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
}

let test: TestDatabase
let server: TestServer
let group: ReturnType<typeof inGroups>
beforeAll(async () => {
  test = await createTestDatabase()
  server = await startTestServer(environment, { test })
  group = inGroups(server)
})
afterAll(async () => {
  await server.close()
  await test.drop()
})

/** A device that knew everything, then lost its connection. */
async function deviceOf(member: Member): Promise<MemberDevice> {
  const device = new MemberDevice(member, server)
  await device.connect()
  await vi.waitFor(() => expect(device.store.mark).toBeDefined(), patience)
  device.disconnect()
  return device
}

/** It comes back and holds what a new device holds. */
async function expectCaughtUp(device: MemberDevice, at = server): Promise<void> {
  await device.connect(at)
  device.wake()
  const fresh = await freshDevice(device.member, at)
  await vi.waitFor(
    () => expect(heldBy(device.store, device.store)).toEqual(heldBy(fresh.store, device.store)),
    patience,
  )
  await fresh.close()
}

const sendText = (by: Member, to: Member, content: string) =>
  server.succeed(
    chatCalls.sendPrivateMessage,
    { local_id: randomUUID(), target_id: to.userId, content_text: textContent(content) },
    { token: by.token },
  )
const headsOf = (who: Member) => server.succeed(syncCalls.heads, { after: 0 }, { token: who.token })

/** 25 friends who write to a member, and 25 groups of the member and two of these friends. */
async function fiftyConversations(me: Member): Promise<{ friends: Member[]; writer: Member; groupIds: number[] }> {
  const writer = await newFriend(server, me)
  const other = await newFriend(server, writer)
  const friends = [writer]
  while (friends.length < 25) friends.push(await newFriend(server, me))
  const groupIds: number[] = []
  while (groupIds.length < 25) {
    const { group: made } = await server.succeed(
      groupsCalls.createGroup,
      { group_name: 'One of many', avatar_url: shippedAvatars[0], members: [me.userId, other.userId] },
      { token: writer.token },
    )
    groupIds.push(made.group_id)
  }
  return { friends, writer, groupIds }
}

describe('a device that was away', () => {
  it('scenario 9, test 5: finds 1000 messages of 50 conversations, and how many before it has pulled one; then 100,000', async () => {
    const me = await newMember(server)
    const { friends, writer, groupIds } = await fiftyConversations(me)
    const device = await deviceOf(me)
    for (let round = 0; round < 20; round++)
      await Promise.all([
        ...friends.map((friend) => sendText(friend, me, `${round}`)),
        ...groupIds.map((groupId) => group.say(writer, groupId, `${round}`)),
      ])
    const { list } = await headsOf(me)
    const conversations = list.filter(({ unread }) => unread > 0)
    expect(conversations.map(({ unread }) => unread)).toEqual(Array.from({ length: 50 }, () => 20))
    await expectCaughtUp(device)
    expect(device.store.resets).toEqual([])
    device.disconnect()

    await server.context.db.execute(
      `with more as (
         select s.id, s.last_seq, m.sender_id, m.target_id, m.chat_type, n
           from streams s cross join lateral (select * from messages m where m.stream_id = s.id order by m.seq desc limit 1) m
          cross join generate_series(1, 2000) n where s.name = any ($1)
       ), moved as (
         update streams set last_seq = last_seq + 2000, changed_ms = $2 where name = any ($1)
       )
       insert into messages (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, created_ms)
         select id, last_seq + n, nextval('message_ids'), sender_id, target_id, gen_random_uuid(), chat_type, 'text', $3, 0, $2
           from (select * from more order by id, n) ordered`,
      [conversations.map(({ stream }) => stream), server.context.clock(), textContent('many')],
    )
    await device.connect()
    await vi.waitFor(() => expect(device.store.resets).toHaveLength(50), patience)
    for (const { stream, seq } of conversations) {
      expect(device.store.cursors.get(stream)).toBe(seq + 2000)
      expect(device.store.heads.get(stream)?.unread).toBe(101)
      const newest = [...device.store.at(stream).messages.values()].filter((message) => message.seq > seq)
      expect(newest.map((message) => message.seq)).toEqual(Array.from({ length: 50 }, (_, index) => seq + 1951 + index))
    }
    await device.close()
  })

  it('test 13: forgets a group it was removed from meanwhile, and hears nothing of what came after', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const [gone, stays] = [await deviceOf(one), await deviceOf(two)]
    await stays.connect()
    await server.succeed(
      groupsCalls.removeMembers,
      { group_id: groupId, members: [one.userId] },
      { token: creator.token },
    )
    await group.say(creator, groupId, 'behind his back')
    await gone.connect()
    await vi.waitFor(() => expect(gone.store.conversations.has(`g_${groupId}`)).toBe(false), patience)
    expect(JSON.stringify([gone.frames, gone.store.applied])).not.toContain('behind his back')
    const about = { token: one.token }
    const listed = { group_id: groupId, msg_id: 0, select_type: 'up' } as const
    expect((await server.call(chatCalls.listGroupMessages, listed, about)).code).toBe(5005)
    expect((await server.call(syncCalls.pull, { stream: `g_${groupId}`, after_seq: 0 }, about)).code).toBe(4001)
    await expectCaughtUp(stays)
    await Promise.all([gone.close(), stays.close()])
  })

  it('scenario 12: never shows what was withdrawn meanwhile, in preview, search, list or quote', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const device = await deviceOf(members[0])
    const { msg_id } = await group.say(creator, groupId, 'take this back')
    const { msg_id: reply } = await group.say(members[1], groupId, 'as you said', { ref_msg_id: msg_id })
    expect(await group.withdraw(creator, groupId, msg_id)).toBe(200)
    await device.connect()
    await vi.waitFor(() => expect(device.store.at(`g_${groupId}`).messages.has(reply)).toBe(true), patience)
    const about = { token: members[0].token }
    const everything = [
      device.frames,
      device.store.applied,
      await server.succeed(chatCalls.listGroupMessages, { group_id: 0, msg_id: 0, select_type: 'offline' }, about),
      await group.listed(members[0], groupId),
      await group.listed(members[0], groupId, { select_type: 'search', keyword: 'take this' }),
    ]
    expect(JSON.stringify(everything)).not.toContain('take this back')
    expect(await group.headOf(members[0], groupId)).toMatchObject({ unread: 1 })
    await device.close()
  })

  it('test 15: drops a group that was dissolved 31 days ago', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const device = await deviceOf(members[0])
    expect(device.store.conversations.has(`g_${groupId}`)).toBe(true)
    await server.succeed(groupsCalls.dissolveGroup, { group_id: groupId }, { token: creator.token })
    server.advance(31 * dayMs)
    await device.connect()
    await vi.waitFor(() => expect(device.store.conversations.has(`g_${groupId}`)).toBe(false), patience)
    await device.close()
  })

  it('test 11, scenario 26: reloads every stream when the database was restored from an older copy', async () => {
    const { groupId, creator, members } = await newGroup(server)
    for (let sent = 0; sent < 5; sent++) await group.say(creator, groupId, `${sent}`)
    const stream = `g_${groupId}`
    const device = await deviceOf(members[0])
    const lost = [...device.store.at(stream).messages.values()].slice(-2).map(({ seq }) => seq)
    const { db } = server.context
    const epoch = randomUUID()
    await db.execute(
      `delete from messages m using streams s where s.id = m.stream_id and s.name = $1 and m.seq = any ($2)`,
      [stream, lost],
    )
    await db.execute(`update streams set last_seq = last_seq - 2 where name = $1`, [stream])
    await db.execute(`update epoch set value = $1`, [epoch])
    const restored = await startTestServer(environment, { test })
    await expectCaughtUp(device, restored)
    // A device marks the list of heads as known once every stream of it is loaded.
    await vi.waitFor(() => expect(device.store.mark?.epoch).toBe(epoch), patience)
    expect(device.store.at(stream).messages.size).toBe(4)
    await device.close()
    await restored.close()
  })
})
