import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { inviterCalls } from '@cliffhanger/contract/account/inviter-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { maskName } from '@cliffhanger/rules/account/masked-name.ts'
import { maskUserNo } from '@cliffhanger/rules/teams/masks.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let ana: Member
let bao: Member
let cai: Member
let dan: Member
beforeAll(async () => {
  server = await startTestServer()
  ana = await newMember(server, { nickName: 'Ana Silva' })
  bao = await newMember(server, { nickName: 'Bao Nguyen', parentCode: ana.userCode })
  cai = await newMember(server, { nickName: 'Cai', parentCode: ana.userCode })
  dan = await newMember(server, { nickName: '+8613800138000', parentCode: bao.userCode })
  await newMember(server, { nickName: 'Third', parentCode: dan.userCode })
})
afterAll(() => server.close())

const invitation = ({ token }: Member) => server.succeed(teamCalls.getInvitation, {}, { token, language: 'en' })
const team = ({ token }: Member, question: object = {}) =>
  server.succeed(teamCalls.listTeam, { level: 1, ...question }, { token })
const members = ({ token }: Member, question: object = {}) =>
  server.succeed(teamCalls.listTeamMembers, question, { token })
const ids = ({ list }: { readonly list: readonly { readonly user_id: number }[] }) => list.map((each) => each.user_id)

describe('vg-invite', () => {
  it('has my code, my link and who invited me', async () => {
    const mine = await invitation(ana)
    expect(mine).toMatchObject({
      user_code: ana.userCode,
      invite_total: 2,
      reward_total: '0',
      coin_code: 'gold',
      parent: null,
    })
    expect(mine.url).toMatch(new RegExp(`^http.*/u/${ana.userCode}$`))
    expect((await invitation(dan)).parent).toMatchObject({ user_id: bao.userId, nick_name: 'Bao Nguyen' })
  })

  it('has the rules of teams in the language of who reads them', async () => {
    const { rule } = await invitation(ana)
    expect(rule).toContain('<p>')
    const vi = await server.succeed(teamCalls.getInvitation, {}, { token: ana.token, language: 'vi' })
    expect(vi.rule).not.toBe(rule)
  })
})

describe('vg-inviteUserInfo', () => {
  it('says whose code it is, in any letter case', async () => {
    const found = await server.succeed(
      teamCalls.getInviter,
      { code: ` ${ana.userCode.toLowerCase()} ` },
      { token: dan.token },
    )
    expect(Object.keys(found)).toEqual(['user_id', 'nick_name', 'avatar_url'])
    expect(found.nick_name).toBe('Ana Silva')
  })

  it('3008: a code of nobody', async () => {
    expect((await server.call(teamCalls.getInviter, { code: 'NOBODY' }, { token: dan.token })).code).toBe(3008)
  })
})

describe('vp-team', () => {
  it('is two levels deep and no deeper', async () => {
    expect(ids(await team(ana))).toEqual([cai.userId, bao.userId])
    expect(ids(await team(ana, { level: 2 }))).toEqual([dan.userId])
    expect((await team(ana)).totals).toEqual({ level_1: 2, level_2: 1, today_new: 3, active: 3 })
    expect(await team(cai)).toMatchObject({
      list: [],
      total: 0,
      totals: { level_1: 0, level_2: 0, today_new: 0, active: 0 },
    })
  })

  it('masks names and numbers, also a phone number that somebody has for a name', async () => {
    const [, second] = (await team(ana)).list
    expect(second).toMatchObject({
      nick_name: 'B•••',
      user_no: maskUserNo(bao.userNo),
      level: 1,
      is_star: 0,
      vip_type: 0,
      contribute: '0.00',
    })
    const deep = await team(ana, { level: 2 })
    expect(deep.list[0]?.nick_name).toBe(maskName(dan.nickName))
    expect(JSON.stringify(deep)).not.toMatch(/8613800138000|@/)
    expect(JSON.stringify(deep)).not.toContain(dan.userNo)
  })

  it('finds by a part of the name or the whole number, never by a part of the number', async () => {
    expect(ids(await team(ana, { keyword: 'nguy' }))).toEqual([bao.userId])
    expect(ids(await team(ana, { keyword: cai.userNo }))).toEqual([cai.userId])
    expect(ids(await team(ana, { keyword: cai.userNo.slice(0, 5) }))).toEqual([])
    expect(ids(await team(ana, { keyword: '%' }))).toEqual([])
  })

  it('lists who joined in a period, from its start until before its end', async () => {
    const [newest, first] = (await team(ana)).list
    const [start, end] = [first?.join_time ?? 0, (newest?.join_time ?? 0) + 1]
    expect(await team(ana, { start, end })).toMatchObject({ total: 2, totals: { level_1: 2 } })
    expect(await team(ana, { start: end })).toMatchObject({ list: [], total: 0, totals: { level_1: 2 } })
    expect(await server.call(teamCalls.listTeam, { level: 1, start, end: start }, { token: ana.token })).toMatchObject({
      code: 4000,
      data: { field: 'end' },
    })
  })

  it('counts who was not here for a week as not active', async () => {
    const longAgo = server.context.clock() - 8 * dayMs
    await server.context.db.execute(`update login_sessions set rotated_ms = $2 where account_id = $1`, [
      cai.userId,
      longAgo,
    ])
    server.advance(60_000)
    expect((await team(ana)).totals).toMatchObject({ level_1: 2, active: 2 })
  })

  it('counts who is online as active, however old their session is, and who was here and signed out', async () => {
    await server.succeed(accountCalls.getAccount, {}, { token: cai.token })
    expect((await team(ana)).totals).toMatchObject({ active: 3 })
    await server.context.db.execute(
      `update login_sessions set ended_ms = rotated_ms, end_reason = 'logout' where account_id = $1`,
      [dan.userId],
    )
    expect((await team(ana)).totals).toMatchObject({ active: 3 })
  })

  it('who binds an inviter later brings those they invited', async () => {
    const [root, middle] = [await newMember(server), await newMember(server)]
    const leaf = await newMember(server, { parentCode: middle.userCode })
    await server.succeed(inviterCalls.bindInviter, { code: root.userCode }, { token: middle.token })
    expect(ids(await team(root, { level: 2 }))).toEqual([leaf.userId])
  })
})

describe('vg-memberList', () => {
  it('pages through both levels, each member once', async () => {
    const all = await members(ana)
    expect(all).toMatchObject({ total: 3, page: 1, limit: 20 })
    expect(ids(all)).toEqual([dan.userId, cai.userId, bao.userId])
    const pages = await Promise.all([1, 2, 3, 4].map((page) => members(ana, { page, limit: 1 })))
    expect(pages.flatMap(ids)).toEqual(ids(all))
    expect(ids(await members(ana, { level: 2 }))).toEqual([dan.userId])
  })

  it('a star of the platform has no badge of a package', async () => {
    await server.context.db.transaction((tx) => server.domains.account.operator.changeUserType(tx, cai.userId, 2))
    expect((await members(ana, { is_star: 1 })).list).toEqual([])
    expect(ids(await members(ana, { is_star: 0 }))).toEqual([dan.userId, cai.userId, bao.userId])
  })
})
