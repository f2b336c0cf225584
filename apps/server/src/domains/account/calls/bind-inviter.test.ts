import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { inviterCalls } from '@cliffhanger/contract/account/inviter-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, configure, type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { heardBy } from '../../friends/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const bind = (who: Member, code: string) => server.call(inviterCalls.bindInviter, { code }, { token: who.token })
/** The oldest first. */
const people = async (total: number): Promise<Member[]> => {
  const made = await Promise.all(Array.from({ length: total }, () => newMember(server)))
  return made.toSorted((one, other) => one.userId - other.userId)
}

/** Number of members whose chain of inviters leads back to themselves. */
const loops = async (): Promise<number> =>
  (
    await server.context.db.one<{ total: number }>(
      `with recursive line as (
         select id as start, inviter_id as above, 1 as depth from accounts
         union all
         select start, a.inviter_id, depth + 1 from line join accounts a on a.id = line.above where depth < 50
       ) select count(*)::int as total from line where above = start`,
    )
  ).total

describe('vp-bind', () => {
  it('binds the inviter with this code, in any letter case; every device of the member receives the changed record', async () => {
    const [bao, ana] = (await people(2)) as [Member, Member]
    const reply = await bind(ana, ` ${bao.userCode.toLowerCase()} `)
    expect(reply.data.parent).toMatchObject({ user_id: bao.userId, nick_name: bao.nickName })
    expect(await heardBy(server, ana, 'user_info')).toMatchObject([{ user_info: { parent_code: bao.userCode } }])
  })

  it('4003: is for once, also for several at once, and for nobody who was invited at registration', async () => {
    const [bao, cai, ana] = (await people(3)) as [Member, Member, Member]
    const replies = await Promise.all([bind(ana, bao.userCode), bind(ana, cai.userCode), bind(ana, bao.userCode)])
    expect(codesOf(replies)).toEqual([200, 4003, 4003])
    const invited = await newMember(server, { parentCode: bao.userCode })
    expect((await bind(invited, cai.userCode)).code).toBe(4003)
  })

  it('3008: a code of nobody, 5021: the own one', async () => {
    const ana = await newMember(server)
    expect((await bind(ana, 'NOBODY1')).code).toBe(3008)
    expect((await bind(ana, ana.userCode)).code).toBe(5021)
  })

  it('4003: an inviter is older than whom they invite, so no loop closes in the tree: not by hand, not by three at once', async () => {
    const [ana, bao, cai] = (await people(3)) as [Member, Member, Member]
    await bind(bao, ana.userCode)
    await bind(cai, bao.userCode)
    expect((await bind(ana, cai.userCode)).code).toBe(4003)
    for (let round = 0; round < 5; round++) {
      const ring = await people(3)
      const replies = await Promise.all(ring.map((who, index) => bind(who, ring[(index + 1) % 3]?.userCode ?? '')))
      expect(codesOf(replies)).toEqual([200, 4003, 4003])
    }
    expect(await loops()).toBe(0)
  })

  it('no statement closes one, and none changes or takes away an inviter', async () => {
    const [ana, bao, cai] = (await people(3)) as [Member, Member, Member]
    await bind(bao, ana.userCode)
    const { db } = server.context
    const set = (who: Member, inviter: Member | null) =>
      db.execute(`update accounts set inviter_id = $2 where id = $1`, [who.userId, inviter?.userId ?? null])
    await expect(set(ana, bao)).rejects.toThrow('accounts_inviter_is_older')
    await expect(set(ana, ana)).rejects.toThrow('accounts_inviter_is_older')
    await set(cai, bao)
    await expect(set(cai, ana)).rejects.toThrow('never changes')
    await expect(set(cai, null)).rejects.toThrow('never changes')
    const since = `update accounts set invited_ms = 1 where id = $1 returning invited_ms > 1 as is_unchanged`
    expect(await db.one(since, [cai.userId])).toEqual({ is_unchanged: true })
  })

  it('neither does the page of first information', async () => {
    await configure(server, { is_need_avatar_nickname: 0 })
    const ana = await newMember(server)
    const bao = await newMember(server, { parentCode: ana.userCode })
    const edit = await server.call(accountCalls.firstEdit, { invite_code: bao.userCode }, { token: ana.token })
    expect(edit.code).toBe(3008)
    expect(await loops()).toBe(0)
  })
})
