import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newGroup } from '../groups/testing.ts'
import { indexMessages } from './queries/search.ts'
import { inGroups } from './testing.ts'

let server: TestServer
let group: ReturnType<typeof inGroups>
beforeAll(async () => {
  server = await startTestServer()
  group = inGroups(server)
})
afterAll(() => server.close())

const search = async (who: Member, keyword: string, group_id = 0) =>
  (
    await server.succeed(
      chatCalls.listGroupMessages,
      { group_id, msg_id: 0, select_type: 'search', keyword },
      { token: who.token },
    )
  ).list.map(({ content_text }) => textOf(content_text))

/** Puts everything there is into the index, as the job does minutes later. */
const index = async () => {
  while ((await indexMessages(server.context.db, Date.now() + hourMs)) > 0);
}

const talk = ['Hà Nội đẹp quá', '今晚一起追剧吗', 'O coração não mente', 'see you at the BRIDGE']
const questions = [
  ['ha noi', [talk[0]]],
  ['đẹp', [talk[0]]],
  ['追剧', [talk[1]]],
  ['剧', [talk[1]]],
  ['今晚一起', [talk[1]]],
  ['晚追', []],
  ['coracao', [talk[2]]],
  ['ridg', [talk[3]]],
  ['nothing of it', []],
  ['_', []],
] as const

describe('searching messages', () => {
  it('finds parts of words in every script, without accents and case, before and after they are in the index', async () => {
    const { groupId, creator, members } = await newGroup(server)
    for (const content of talk) await group.say(creator, groupId, content)
    for (const [keyword, found] of questions)
      expect([keyword, await search(members[0], keyword)]).toEqual([keyword, found])
    await index()
    for (const [keyword, found] of questions)
      expect([keyword, await search(members[0], keyword, groupId)]).toEqual([keyword, found])
    expect(await server.context.db.query('select from message_texts')).not.toEqual([])
  })

  it('S-136: finds and lists what one member wrote, of each kind and until a day', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    for (const [who, content] of [
      [one, 'the bridge at night'],
      [two, 'which bridge?'],
      [one, 'I cannot sleep'],
      [creator, 'no spoilers'],
    ] as const)
      await group.say(who, groupId, content)
    const by = async (who: Member, more: object = {}) =>
      (await group.listed(two, groupId, { sender_id: who.userId, ...more })).map(({ content_text }) =>
        textOf(content_text),
      )
    const found = { select_type: 'search', keyword: 'bridge' }
    expect(await by(one)).toEqual(['I cannot sleep', 'the bridge at night'])
    expect(await by(two, { msg_type: 'text' })).toEqual(['which bridge?'])
    expect(await by(one, { end_time: 1 })).toEqual([])
    expect(await by(one, found)).toEqual(['the bridge at night'])
    await index()
    expect(await by(one, found)).toEqual(['the bridge at night'])
    expect(await by(creator, found)).toEqual([])
  })

  it('finds nothing for a member without any conversation', async () => {
    expect(await search(await newMember(server), 'secret')).toEqual([])
  })

  it('finds nothing of conversations one is not in, nor what was taken back or is hidden', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const { groupId: other, creator: stranger } = await newGroup(server)
    const { msg_id } = await group.say(creator, groupId, 'secret garden')
    await group.say(stranger, other, 'secret door')
    await index()
    expect(await search(members[0], 'secret')).toEqual(['secret garden'])
    await group.withdraw(creator, groupId, msg_id)
    expect(await search(members[0], 'secret')).toEqual([])
    const { row } = await server.context.db.one<{ row: number }>(
      `select count(*)::int as row from message_texts where folded like '%garden%'`,
    )
    expect(row).toBe(0)
  })
})
