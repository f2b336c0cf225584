import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { mentionOf } from '@cliffhanger/rules/chat/mentions.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newGroup } from '../../groups/testing.ts'
import { eventsIn, inGroups, inPrivate, streamOf, textTo } from '../testing.ts'

let server: TestServer
let group: ReturnType<typeof inGroups>
let pair: ReturnType<typeof inPrivate>
beforeAll(async () => {
  server = await startTestServer()
  group = inGroups(server)
  pair = inPrivate(server)
})
afterAll(() => server.close())

type Kind = 'private' | 'group'

const edit = (who: Member, chat_type: Kind, target_id: number, msg_id: number, text: string) =>
  server.call(chatCalls.editMessage, { chat_type, target_id, msg_id, text }, { token: who.token })

const codeOf = async (...edited: Parameters<typeof edit>): Promise<number> => (await edit(...edited)).code

const write = (who: Member, peer: Member, words: string, local_id = randomUUID()) =>
  server.call(
    chatCalls.sendPrivateMessage,
    { local_id, target_id: peer.userId, content_text: textContent(words) },
    { token: who.token },
  )

const idOf = (answer: { data: { msg_id: number } | null }): number => answer.data?.msg_id ?? 0

const found = async (who: Member, peer: Member, keyword: string): Promise<number[]> =>
  (
    await server.succeed(
      chatCalls.listPrivateMessages,
      { friend_id: peer.userId, msg_id: 0, select_type: 'search', keyword },
      { token: who.token },
    )
  ).list.map(({ msg_id }) => msg_id)

const editsIn = (who: Member, stream: string) => eventsIn(server, who, stream, chatEvents.edited)

describe('S-116: editing what one wrote to a friend', () => {
  it('changes it for both, marked, found by its new words; the same again is no event', async () => {
    const [one, two] = await pair.friends()
    const stream = streamOf(one, two)
    const local = randomUUID()
    const msg_id = idOf(await write(one, two, 'the wolf howls', local))
    const device = await group.connect(two)
    expect(await codeOf(one, 'private', two.userId, msg_id, 'the fox barks')).toBe(200)
    expect(await codeOf(one, 'private', two.userId, msg_id, 'the fox barks')).toBe(200)
    const [event, ...more] = await editsIn(two, stream)
    expect(more).toEqual([])
    expect((await device.next('msg_edited')).data).toEqual(event)
    expect(event).toMatchObject({ msg_id, content_text: textContent('the fox barks') })
    expect(await pair.shown(two, one, msg_id)).toMatchObject({
      content_text: event?.content_text,
      edit_time: event?.edit_time,
    })
    expect(await found(two, one, 'fox')).toEqual([msg_id])
    expect(await found(two, one, 'wolf')).toEqual([])
    // A repeat of the send is still the same message.
    expect(idOf(await write(one, two, 'the wolf howls', local))).toBe(msg_id)
    expect((await write(one, two, 'the fox barks', local)).code).toBe(4008)
    device.socket.close()
  })

  it("is for one's own texts, while they may be unsent, and as long as one may write", async () => {
    const [one, two] = await pair.friends()
    const msg_id = idOf(await write(one, two, 'mine'))
    expect(await codeOf(two, 'private', one.userId, msg_id, 'yours')).toBe(5023)
    expect(await codeOf(await newMember(server), 'private', one.userId, msg_id, 'x')).toBe(5007)
    expect(await codeOf(one, 'private', two.userId, msg_id, '   ')).toBe(4000)
    expect(await codeOf(one, 'private', two.userId, 999_999_999, 'x')).toBe(5007)
    await server.context.db.execute(`update messages set created_ms = created_ms - 3600000 where msg_id = $1`, [msg_id])
    expect(await codeOf(one, 'private', two.userId, msg_id, 'too late')).toBe(5023)
    const later = idOf(await write(one, two, 'later'))
    await server.context.db.transaction((tx) => server.domains.chat.setReach(tx, one.userId, two.userId, 'blacklisted'))
    expect(await codeOf(one, 'private', two.userId, later, 'x')).toBe(5002)
  })

  it('A-9: leaves nothing of it where it is unsent afterwards, or deleted for oneself', async () => {
    const [one, two] = await pair.friends()
    const stream = streamOf(one, two)
    const msg_id = idOf(await write(one, two, 'first'))
    const other = idOf(await write(one, two, 'other'))
    await edit(one, 'private', two.userId, msg_id, 'second')
    await edit(one, 'private', two.userId, other, 'other on')
    await server.succeed(
      chatCalls.deletePrivateMessages,
      { target_id: one.userId, conversation_id: stream, del_msg_type: 1, msg_ids: [other] },
      { token: two.token },
    )
    expect((await editsIn(two, stream)).map((event) => event.msg_id)).toEqual([msg_id])
    await server.succeed(chatCalls.withdrawPrivateMessage, { target_id: two.userId, msg_id }, { token: one.token })
    expect(await editsIn(two, stream)).toEqual([])
    expect((await editsIn(one, stream)).map((event) => event.msg_id)).toEqual([other])
  })
})

describe('S-116: editing in a group', () => {
  it('needs the right to send what it says then; where messages are reviewed, members do not', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const { msg_id } = await group.say(one, groupId, 'hello')
    expect(await codeOf(one, 'group', groupId, msg_id, mentionOf('all', 'all'))).toBe(5006)
    expect(await codeOf(one, 'group', groupId, msg_id, `hi ${mentionOf('two', two.userId)}`)).toBe(200)
    expect(await group.headOf(two, groupId)).toMatchObject({ at: 1 })
    expect(await codeOf(creator, 'group', groupId, msg_id, 'not mine')).toBe(5023)
    await group.configure(creator, groupId, { is_review: 1 })
    expect(await codeOf(one, 'group', groupId, msg_id, 'x')).toBe(5006)
    await group.configure(creator, groupId, { is_review: 0 })
    await server.succeed(
      groupsCalls.muteMembers,
      { group_id: groupId, members: [one.userId], is_muted: 1 },
      { token: creator.token },
    )
    expect(await codeOf(one, 'group', groupId, msg_id, 'x')).toBe(5003)
    await server.succeed(
      groupsCalls.removeMembers,
      { group_id: groupId, members: [one.userId] },
      { token: creator.token },
    )
    expect(await codeOf(one, 'group', groupId, msg_id, 'x')).toBe(5005)
  })

  it('at once with unsending, pinning and reporting ends in one of their orders', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    for (let round = 0; round < 6; round++) {
      const { msg_id } = await group.say(one, groupId, `round ${round}`)
      const [edited, withdrawn] = await Promise.all([
        edit(one, 'group', groupId, msg_id, `edited ${round}`),
        group.withdraw(one, groupId, msg_id),
        server.call(chatCalls.pinMessage, { target_id: groupId, msg_id, is_top: 1 }, { token: creator.token }),
        server.call(
          chatCalls.setReaction,
          { chat_type: 'group', target_id: groupId, msg_id, emoji: '👍' },
          { token: two.token },
        ),
      ])
      expect(withdrawn).toBe(200)
      expect([200, 5007]).toContain(edited.code)
    }
    expect(await editsIn(two, `g_${groupId}`)).toEqual([])
    expect(await group.listed(two, groupId)).toEqual([])
    const left = await server.context.db.one<{ total: number }>(
      `select count(*)::int as total from message_reactions r join messages m using (stream_id, seq) where m.is_gone`,
    )
    expect(left.total).toBe(0)
  })

  it('a repeat of the send after an edit answers the first result', async () => {
    const { groupId, members } = await newGroup(server)
    const message = textTo(groupId, 'once')
    const options = { token: members[0].token }
    const { msg_id } = await server.succeed(chatCalls.sendGroupMessage, message, options)
    await edit(members[0], 'group', groupId, msg_id, 'twice')
    expect((await server.succeed(chatCalls.sendGroupMessage, message, options)).msg_id).toBe(msg_id)
  })
})
