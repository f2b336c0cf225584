import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newGroup } from '../../groups/testing.ts'
import { inGroups } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const read = (who: Member, groupId: number, msg_id: number) =>
  server.succeed(
    chatCalls.readGroupMessages,
    { conversation_id: `g_${groupId}`, target_id: groupId, msg_id },
    { token: who.token },
  )

const seqOf = async (msg_id: number): Promise<number> =>
  (await server.context.db.one<{ seq: number }>('select seq from messages where msg_id = $1', [msg_id])).seq

const listedSince = async (who: Member, groupId: number, after: number) =>
  (await server.succeed(syncCalls.heads, { after }, { token: who.token })).list.find(
    ({ stream }) => stream === `g_${groupId}`,
  )

/** A moment that is over, of the server's clock. */
const aMomentAgo = async (): Promise<number> => {
  const nowMs = server.context.clock() + 1
  await expect.poll(() => server.context.clock()).toBeGreaterThan(nowMs)
  return nowMs
}

describe('S-145: the head of a group says how far others have read it', () => {
  it('to whom the newest message belongs, once, however many read it', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const { msg_id } = await inGroups(server).say(creator, groupId, 'who reads this?')
    await read(creator, groupId, msg_id)
    const seq = await seqOf(msg_id)
    expect((await inGroups(server).headOf(creator, groupId))?.peer_read_seq).toBeLessThan(seq)
    const beforeMs = await aMomentAgo()
    await read(one, groupId, msg_id)
    expect(await listedSince(creator, groupId, beforeMs)).toMatchObject({ peer_read_seq: seq })
    expect(await listedSince(two, groupId, beforeMs)).toBeUndefined()
    const laterMs = await aMomentAgo()
    await read(two, groupId, msg_id)
    expect(await listedSince(creator, groupId, laterMs)).toBeUndefined()
  })

  it('not to the other side of a blacklist, nor to ordinary members of a protected group', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const { say, headOf, configure } = inGroups(server)
    const { msg_id } = await say(one, groupId, 'mine')
    const seq = await seqOf(msg_id)
    await server.succeed(blacklistCalls.addToBlacklist, { black_id: creator.userId }, { token: one.token })
    await read(creator, groupId, msg_id)
    expect((await headOf(one, groupId))?.peer_read_seq).toBeLessThan(seq)
    await read(two, groupId, msg_id)
    expect((await headOf(one, groupId))?.peer_read_seq).toBe(seq)
    await configure(creator, groupId, { show_member_list: 0 })
    expect((await headOf(one, groupId))?.peer_read_seq).toBe(0)
    expect((await headOf(creator, groupId))?.peer_read_seq).toBe(seq)
  })

  it('S-42: whoever reads more, or later, moves it forward alone', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 3 })
    const [one, two, three] = members
    const { say, headOf } = inGroups(server)
    const first = await say(creator, groupId, 'one')
    const second = await say(creator, groupId, 'two')
    await Promise.all([read(one, groupId, second.msg_id), read(two, groupId, first.msg_id)])
    await read(three ?? two, groupId, first.msg_id)
    expect((await headOf(creator, groupId))?.peer_read_seq).toBe(await seqOf(second.msg_id))
    expect((await headOf(one, groupId))?.peer_read_seq).toBe(await seqOf(first.msg_id))
    const third = await say(creator, groupId, 'three')
    await Promise.all([one, two].map((who) => read(who, groupId, third.msg_id)))
    expect((await headOf(one, groupId))?.peer_read_seq).toBe(await seqOf(third.msg_id))
  })

  it('and costs no write for whoever reads a message third', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 6 })
    const [one, two, ...others] = members
    const { msg_id } = await inGroups(server).say(creator, groupId, 'all of you')
    // The transaction that wrote the row last.
    const written = () =>
      server.context.db.one(`select xmin::text as written from group_first_readers where group_id = $1`, [groupId])
    await read(one, groupId, msg_id)
    await read(two, groupId, msg_id)
    const before = await written()
    for (const other of others) await read(other, groupId, msg_id)
    expect(await written()).toEqual(before)
  })
})
