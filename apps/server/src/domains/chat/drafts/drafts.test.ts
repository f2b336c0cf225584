import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { groupMemberCalls } from '@cliffhanger/contract/groups/member-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../../testing/device.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newFriend, newGroup } from '../../groups/testing.ts'
import { inGroups } from '../testing.ts'

let server: TestServer
let connect: (who: Member) => Promise<Device>
beforeAll(async () => {
  server = await startTestServer()
  connect = inGroups(server).connect
})
afterAll(() => server.close())

const conversationOf = (one: Member, other: Member): string =>
  `p_${Math.min(one.userId, other.userId)}_${Math.max(one.userId, other.userId)}`

const save = (who: Member, conversation_id: string, text: string, saved_ms = server.context.clock(), ref_msg_id = 0) =>
  server.call(chatCalls.saveDraft, { conversation_id, text, saved_ms, ref_msg_id }, { token: who.token })
const draftsOf = async (who: Member) =>
  (await server.succeed(chatCalls.listDrafts, {}, { token: who.token })).list.map(({ conversation_id, text }) => [
    conversation_id,
    text,
  ])

async function twoWithChat(): Promise<readonly [Member, Member, string]> {
  const one = await newMember(server)
  const two = await newFriend(server, one)
  return [one, two, conversationOf(one, two)]
}

describe('drafts', () => {
  it('S-119: are on every device of the member, by event and by list, and nowhere else', async () => {
    const [one, two, chat] = await twoWithChat()
    const [mine, theirs] = [await connect(one), await connect(two)]
    const other = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, one.token, 'another device')
    const at = server.context.clock()
    expect((await save(one, chat, 'Hello the', at)).code).toBe(200)
    const draft = { conversation_id: chat, text: 'Hello the', ref_msg_id: 0, saved_ms: at }
    for (const device of [mine, other]) expect((await device.next('draft')).data).toEqual(draft)
    expect(await draftsOf(one)).toEqual([[chat, 'Hello the']])
    await save(one, chat, '  ', at + 1)
    expect((await other.next('draft')).data).toMatchObject({ text: '' })
    expect([await draftsOf(one), await draftsOf(two)]).toEqual([[], []])
    await theirs.settled()
    expect(theirs.heard('draft')).toEqual([])
    for (const device of [mine, other, theirs]) device.leave()
  })

  it('S-119: the newest by its time stays, whatever the order, twice or at once', async () => {
    const [one, , chat] = await twoWithChat()
    const device = await connect(one)
    const at = server.context.clock() - 1000
    const times = [3, 1, 20, 7, 12, 20, 5]
    await Promise.all(times.map((time) => save(one, chat, `typed ${time}`, at + time)))
    expect(await draftsOf(one)).toEqual([[chat, 'typed 20']])
    const late = await save(one, chat, 'an older one', at)
    expect(late.data).toMatchObject({ text: 'typed 20', saved_ms: at + 20 })
    await device.settled()
    const heard = device.heard('draft').length
    expect((await save(one, chat, 'typed 20', at + 20)).code).toBe(200)
    await device.settled()
    expect(device.heard('draft')).toHaveLength(heard)
    device.leave()
  })

  it('S-119: a clock that goes fast does not win for ever', async () => {
    const [one, , chat] = await twoWithChat()
    await save(one, chat, 'from tomorrow', server.context.clock() + 86_400_000)
    await save(one, chat, 'from now', server.context.clock() + 1)
    expect(await draftsOf(one)).toEqual([[chat, 'from now']])
  })

  it('S-119: not in the chats of others, and at most as long as a message', async () => {
    const [one, two, chat] = await twoWithChat()
    const stranger = await newMember(server)
    expect((await save(stranger, chat, 'x')).code).toBe(4002)
    expect((await save(one, conversationOf(one, stranger), 'x')).code).toBe(4002)
    expect((await save(one, `p_${one.userId}_${one.userId}`, 'x')).code).toBe(4002)
    expect((await save(one, 'g_999999', 'x')).code).toBe(4002)
    expect((await save(one, 'u_1', 'x')).code).toBe(4000)
    expect((await save(one, chat, 'x'.repeat(5001))).code).toBe(4000)
    expect((await save(one, chat, 'x'.repeat(5000))).code).toBe(200)
    expect(await draftsOf(two)).toEqual([])
  })

  it('S-119: stay with whoever is blocked, who tells nobody by them', async () => {
    const [one, two, chat] = await twoWithChat()
    await server.succeed(blacklistCalls.addToBlacklist, { black_id: two.userId }, { token: one.token })
    const theirs = await connect(one)
    expect((await save(two, chat, 'unsent')).code).toBe(200)
    await theirs.settled()
    expect(theirs.heard('draft')).toEqual([])
    theirs.leave()
  })

  it('S-119: whoever was removed from a group saves and sees none there', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    expect((await save(one, `g_${groupId}`, 'a word')).code).toBe(200)
    expect(await draftsOf(one)).toEqual([[`g_${groupId}`, 'a word']])
    await server.succeed(
      groupMemberCalls.removeMembers,
      { group_id: groupId, members: [one.userId] },
      { token: creator.token },
    )
    expect(await draftsOf(one)).toEqual([])
    expect((await save(one, `g_${groupId}`, 'more')).code).toBe(4002)
  })

  it.each(['leaves', 'is removed from'] as const)(
    'S-119: a member who %s a group has no draft there when they come back, also where a device saves an older one then',
    async (how) => {
      const { groupId, creator, members } = await newGroup(server)
      const [one] = members
      const chat = `g_${groupId}`
      const typedMs = server.context.clock()
      await save(one, chat, 'half a word', typedMs)
      await (how === 'leaves'
        ? server.succeed(groupMemberCalls.leaveGroup, { group_id: groupId }, { token: one.token })
        : server.succeed(
            groupMemberCalls.removeMembers,
            { group_id: groupId, members: [one.userId] },
            { token: creator.token },
          ))
      const back = { group_id: groupId, members: [one.userId] }
      await server.succeed(groupMemberCalls.inviteMembers, back, { token: creator.token })
      expect(await draftsOf(one)).toEqual([])
      expect((await save(one, chat, 'half a word', typedMs)).data).toMatchObject({ text: '' })
      expect(await draftsOf(one)).toEqual([])
      await save(one, chat, 'a new one', server.context.clock() + 1)
      expect(await draftsOf(one)).toEqual([[chat, 'a new one']])
    },
  )

  it('S-119: go with the conversation', async () => {
    const [one, two, chat] = await twoWithChat()
    await save(one, chat, 'unsent', server.context.clock() - 10)
    await server.succeed(
      chatCalls.deletePrivateMessages,
      { target_id: two.userId, conversation_id: chat, del_msg_type: 3, msg_ids: [] },
      { token: one.token },
    )
    expect(await draftsOf(one)).toEqual([])
  })
})
