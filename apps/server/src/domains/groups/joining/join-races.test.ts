import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { heard, newGroup } from '../testing.ts'
import { joiningIn, sizesOf } from './testing.ts'

let server: TestServer
let joining: ReturnType<typeof joiningIn>
beforeAll(async () => {
  server = await startTestServer({ GROUP_MEMBER_LIMIT: '24' })
  joining = joiningIn(server)
})
afterAll(() => server.close())

const newComers = (count: number) => Promise.all(Array.from({ length: count }, () => newMember(server)))
const totals = (codes: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]))

describe('fifty at once', () => {
  it('S-135: as many come in as there is room', async () => {
    const { groupId, creator } = await newGroup(server, { friends: 2 })
    const link = (await joining.add(creator, groupId)).data
    const replies = await Promise.all((await newComers(50)).map((comer) => joining.join(comer, link)))
    expect(totals(replies.map(({ code }) => code))).toEqual({ 200: 21, 5006: 29 })
    expect(await sizesOf(server, groupId)).toEqual({ total: 24, present: 24 })
    expect((await joining.uses(creator, link)).data.total).toBe(21)
  })

  it('S-135: as many come in as the link allows', async () => {
    const { groupId, creator } = await newGroup(server, { friends: 2 })
    const link = (await joining.add(creator, groupId, { use_limit: 7 })).data
    const replies = await Promise.all((await newComers(50)).map((comer) => joining.join(comer, link)))
    expect(totals(replies.map(({ code }) => code))).toEqual({ 200: 7, 5030: 43 })
    expect(await sizesOf(server, groupId)).toEqual({ total: 10, present: 10 })
  })

  it('one person who presses often comes in once, and uses the link once', async () => {
    const { groupId, creator } = await newGroup(server, { friends: 2 })
    const link = (await joining.add(creator, groupId, { use_limit: 2 })).data
    const [comer] = await newComers(1)
    if (!comer) throw new Error('nobody came')
    const replies = await Promise.all(Array.from({ length: 10 }, () => joining.join(comer, link)))
    expect(totals(replies.map(({ code }) => code))).toEqual({ 200: 10 })
    expect(await heard(server, comer, groupEvents.convAdded)).toHaveLength(1)
    expect((await joining.list(creator, groupId)).data.list).toMatchObject([{ used: 1 }])
    expect(await sizesOf(server, groupId)).toEqual({ total: 4, present: 4 })
  })
})

describe('while the group changes', () => {
  it('S-135: nobody comes in by a link after it was revoked', async () => {
    for (let round = 0; round < 3; round++) {
      const { groupId, creator } = await newGroup(server, { friends: 2 })
      const link = (await joining.add(creator, groupId)).data
      const comers = await newComers(12)
      const [revoked, ...replies] = await Promise.all([
        joining.revoke(creator, link),
        ...comers.map((comer) => joining.join(comer, link)),
      ])
      expect(revoked.data.state).toBe('revoked')
      const came = replies.filter(({ code }) => code === 200).length
      expect(replies.every(({ code }) => code === 200 || code === 5025)).toBe(true)
      // Whoever came is counted in what the revocation answered, or came before it.
      expect(revoked.data.used).toBe(came)
      expect(await sizesOf(server, groupId)).toEqual({ total: 3 + came, present: 3 + came })
    }
  })

  it('dissolved while people join: the dissolution is the last event, and whoever came too late was refused', async () => {
    const { groupId, creator } = await newGroup(server, { friends: 2 })
    const link = (await joining.add(creator, groupId)).data
    const comers = await newComers(12)
    const [dissolved, ...replies] = await Promise.all([
      server.call(groupsCalls.dissolveGroup, { group_id: groupId }, { token: creator.token }),
      ...comers.map((comer) => joining.join(comer, link)),
    ])
    expect(dissolved.code).toBe(200)
    expect(replies.every(({ code }) => code === 200 || code === 5014)).toBe(true)
    const events = await server.context.db.query<{ action: string }>(
      'select e.action from events e join groups g on g.stream_id = e.stream_id where g.group_id = $1 order by e.seq',
      [groupId],
    )
    expect(events.at(-1)?.action).toBe('group_dissolved')
  })
})
