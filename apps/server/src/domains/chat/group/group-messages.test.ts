import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupMemberCalls } from '@cliffhanger/contract/groups/member-calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { mentionOf } from '@cliffhanger/rules/chat/mentions.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newFriend, newGroup, pulled } from '../../groups/testing.ts'
import { inGroups, textTo } from '../testing.ts'

let server: TestServer
let group: ReturnType<typeof inGroups>
beforeAll(async () => {
  server = await startTestServer()
  group = inGroups(server)
})
afterAll(() => server.close())

describe('sending to a group', () => {
  it('delivers to everybody in it, once, and to nobody else', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const stranger = await newFriend(server, creator)
    const devices = await Promise.all([creator, one, two, stranger].map(group.connect))
    const { msg_id } = await group.say(one, groupId, 'hello')
    for (const device of devices.slice(0, 3)) {
      const frame = await device.next('group_msg')
      expect(frame.data).toMatchObject({
        message: { msg_id, chat_type: 'group', ip: '' },
        sender: { user_id: one.userId, role: 'member' },
        self: device === devices[1] ? 1 : 0,
      })
    }
    await group.say(creator, groupId, 'again')
    await devices[0]?.next('group_msg')
    expect(devices[3]?.heard('group_msg')).toEqual([])
    for (const device of devices) device.socket.close()
  })

  it('S-38, scenario 2: the same local_id many times at once is one message; another body is refused 4008', async () => {
    const { groupId, members } = await newGroup(server)
    const message = textTo(groupId, 'once')
    const options = { token: members[0].token }
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => server.succeed(chatCalls.sendGroupMessage, message, options)),
    )
    expect(new Set(replies.map(({ msg_id }) => msg_id)).size).toBe(1)
    const other = { ...message, content_text: textContent('another') }
    expect((await server.call(chatCalls.sendGroupMessage, other, options)).code).toBe(4008)
    expect(await group.listed(members[1], groupId)).toHaveLength(1)
  })

  it('numbers without holes whatever is refused between (socket.md 3.1)', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    await server.succeed(
      groupsCalls.muteMembers,
      { group_id: groupId, members: [one.userId], is_muted: 1 },
      { token: creator.token },
    )
    const sends = await Promise.all(
      Array.from({ length: 20 }, (_, index) => group.trySay(index % 2 ? creator : one, groupId, `${index}`)),
    )
    expect(sends.filter((code) => code === 5003)).toHaveLength(10)
    const seqs = (await pulled(server, members[1], `g_${groupId}`)).map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 1) + index))
  })

  it('R-16, R-18: mutes and scopes decide by role', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, member] = members
    await group.configure(creator, groupId, { is_muted: 1 })
    expect(await group.trySay(member, groupId, 'x')).toBe(5004)
    expect(await group.trySay(manager, groupId, 'x')).toBe(200)
    await group.configure(creator, groupId, { is_muted: 0, can_send_msg: 2 })
    expect(await group.trySay(member, groupId, 'x')).toBe(5006)
    await group.configure(creator, groupId, { can_send_msg: 0 })
    expect(await group.trySay(await newFriend(server, creator), groupId, 'x')).toBe(5005)
    expect(await group.trySay(member, 999_999, 'x')).toBe(5005)
  })

  it('V-31: everybody is called by creator and managers only; a mention sets `at` until it is read', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    expect(await group.trySay(one, groupId, mentionOf('all', 'all'))).toBe(5006)
    const { msg_id } = await group.say(one, groupId, `hi ${mentionOf('two', two.userId)}`)
    expect(await group.headOf(two, groupId)).toMatchObject({ at: 1, unread: 1 })
    expect(await group.headOf(creator, groupId)).toMatchObject({ at: 0, unread: 1 })
    await server.succeed(
      chatCalls.readGroupMessages,
      { conversation_id: `g_${groupId}`, target_id: groupId, msg_id },
      { token: two.token },
    )
    expect(await group.headOf(two, groupId)).toMatchObject({ at: 0, unread: 0 })
    await group.say(creator, groupId, mentionOf('all', 'all'))
    expect(await group.headOf(two, groupId)).toMatchObject({ at: 1, unread: 1 })
  })

  it('scenario 14: who is removed in a burst keeps what came before, and hears nothing after', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const [gone, stays] = await Promise.all([group.connect(one), group.connect(two)])
    const burst = Array.from({ length: 30 }, (_, index) => group.trySay(one, groupId, `${index}`))
    const kick = server.call(
      groupsCalls.removeMembers,
      { group_id: groupId, members: [one.userId] },
      { token: creator.token },
    )
    const [codes] = await Promise.all([Promise.all(burst), kick])
    const stored = codes.filter((code) => code === 200).length
    expect(codes.every((code) => code === 200 || code === 5005)).toBe(true)
    await gone.next('conv_removed')
    const { msg_id } = await group.say(creator, groupId, 'after')
    const removedSeq = (await pulled(server, two, `g_${groupId}`)).find(({ action }) => action === 'group_removed')?.seq
    await expect
      .poll(() => stays.heard('group_msg').filter((frame) => !JSON.stringify(frame).includes('sys_notice')).length, {
        timeout: 20_000,
      })
      .toBe(stored + 1)
    const late = gone.frames.filter(({ stream, seq = 0 }) => stream === `g_${groupId}` && seq >= (removedSeq ?? 0))
    expect(late).toEqual([])
    expect((await group.listed(two, groupId)).map(({ msg_id: id }) => id)).toContain(msg_id)
    const pull = await server.call(syncCalls.pull, { stream: `g_${groupId}`, after_seq: 0 }, { token: one.token })
    expect(pull.code).toBe(4001)
    gone.socket.close()
    stays.socket.close()
  })
})

describe('history and coming later', () => {
  it('test 14: a member who may not see what was before them gets it by no way; the scope opened later brings it', async () => {
    const { groupId, creator } = await newGroup(server)
    await group.configure(creator, groupId, { show_history: 2 })
    const { msg_id } = await group.say(creator, groupId, 'before the newcomer')
    const late = await newFriend(server, creator)
    await server.succeed(
      groupsCalls.inviteMembers,
      { group_id: groupId, members: [late.userId] },
      { token: creator.token },
    )
    await group.say(creator, groupId, 'welcome')
    expect((await group.listed(late, groupId)).map(({ content_text }) => content_text)).toEqual([
      textContent('welcome'),
    ])
    expect(await group.listed(late, groupId, { select_type: 'search', keyword: 'newcomer' })).toEqual([])
    const seen = await pulled(server, late, `g_${groupId}`)
    expect(JSON.stringify(seen)).not.toContain('before the newcomer')
    expect(await group.trySay(late, groupId, 'quote', { ref_msg_id: msg_id })).toBe(5007)
    await group.configure(creator, groupId, { show_history: 0 })
    expect(await group.listed(late, groupId)).toHaveLength(2)
  })
})

describe('a group that ends or hides its members', () => {
  it('answers 5014 to a list, and nothing can be changed in it any more', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const { msg_id } = await group.say(creator, groupId, 'the end')
    await server.succeed(groupsCalls.dissolveGroup, { group_id: groupId }, { token: creator.token })
    const list = { group_id: groupId, msg_id: 0, select_type: 'up' } as const
    expect((await server.call(chatCalls.listGroupMessages, list, { token: members[0].token })).code).toBe(5014)
    expect(await group.withdraw(creator, groupId, msg_id)).toBe(5005)
    const last = (await pulled(server, members[0], `g_${groupId}`)).at(-1)
    expect(last?.action).toBe('group_dissolved')
  })

  it('R-14: keeps the names of its beginning from members who may not see each other', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    await group.configure(creator, groupId, { show_member_list: 0 })
    const created = (await pulled(server, one, `g_${groupId}`)).find(({ action }) => action === 'group_created')
    expect(JSON.stringify(created)).toContain(`"user_id":${one.userId},`)
    expect(JSON.stringify(created)).not.toContain(`"user_id":${two.userId},`)
  })
})

describe('favorites', () => {
  it('R-21: keeps a copy that outlives the message; a foreign id answers 4002', async () => {
    const { groupId, members } = await newGroup(server)
    const [one, two] = members
    const { msg_id } = await group.say(one, groupId, 'keep me')
    const add = { msg_id, chat_type: 'group', msg_type: 'text', content_text: 'forged' } as const
    const { favorite } = await server.succeed(chatCalls.addFavorite, add, { token: two.token })
    expect(favorite).toMatchObject({ content_text: textContent('keep me'), chat_id: groupId })
    expect((await server.call(chatCalls.addFavorite, add, { token: two.token })).code).toBe(5018)
    await group.withdraw(one, groupId, msg_id)
    const found = (keyword: string) => server.succeed(chatCalls.listFavorites, { keyword }, { token: two.token })
    expect(await found('KEEP')).toMatchObject({ total: 1, list: [{ msg_id }] })
    expect(await found(favorite.sender_name.toUpperCase())).toMatchObject({ total: 1, list: [{ msg_id }] })
    expect(await found('group_id')).toMatchObject({ total: 0, list: [] })
    const remove = { ids: [favorite.id] }
    expect((await server.call(chatCalls.deleteFavorites, remove, { token: one.token })).code).toBe(4002)
    expect((await server.call(chatCalls.deleteFavorites, remove, { token: two.token })).code).toBe(200)
  })
})

describe('a new device', () => {
  it('S-39: gets groups with their sessions at the first sync', async () => {
    const { groupId, creator, members } = await newGroup(server)
    await group.say(creator, groupId, 'first')
    const { list, sessions } = await server.succeed(
      chatCalls.listGroupMessages,
      { group_id: 0, msg_id: 0, select_type: 'offline' },
      { token: members[0].token },
    )
    expect(list.some(({ content_text }) => content_text === textContent('first'))).toBe(true)
    expect(sessions).toMatchObject([{ chat_id: groupId, chat_type: 'group', unread_count: 1, last_msg: 'first' }])
  })

  it('S-50: learns who wrote last in each group; not of what it wrote itself', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    const lastSenderFor = async (member: Member) => {
      const question = { group_id: 0, msg_id: 0, select_type: 'offline' } as const
      const { sessions } = await server.succeed(chatCalls.listGroupMessages, question, { token: member.token })
      return sessions?.map(({ last_sender }) => last_sender)
    }
    await group.say(one, groupId, 'hello')
    expect(await lastSenderFor(creator)).toEqual([one.nickName])
    expect(await lastSenderFor(one)).toEqual([''])
    const nickname = { group_id: groupId, group_nickname: 'The first' }
    await server.succeed(groupMemberCalls.setMyNickname, nickname, { token: one.token })
    expect(await lastSenderFor(creator)).toEqual(['The first'])
  })
})
