import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { friendsOperatorCalls } from '@cliffhanger/contract/friends/operator-calls.ts'
import { supportCalls, supportCaseChanged } from '@cliffhanger/contract/support/calls.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Device } from '../../testing/device.ts'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { makeFriends } from '../friends/testing.ts'
import { soon } from '../groups/testing.ts'
import { inSupport } from './testing.ts'

let server: TestServer
let owner: string
let account: Member
let on: ReturnType<typeof inSupport>
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '1000000000', SEND_PER_MINUTE: '100000' })
  owner = await newOperatorToken(server, 'owner')
  on = inSupport(server)
  account = await on.newAccount(owner)
})
afterAll(() => server.close())

const countCases = async (who: Member): Promise<number> =>
  (
    await server.context.db.one<{ total: number }>(
      `select count(*)::int as total from support_cases where member_id = $1`,
      [who.userId],
    )
  ).total

describe('cases of customer service', () => {
  it('S-140: open with the first message, once, also where many arrive at the same time, and say their place', async () => {
    const member = await newMember(server)
    expect(await on.caseOf(member, account)).toBeNull()
    const words = Array.from({ length: 12 }, (_, place) => `Message ${place}`)
    const repeated = crypto.randomUUID()
    const replies = await Promise.all([
      ...words.map((text) => on.write(member, account, text)),
      ...[1, 2, 3].map(() => on.write(member, account, 'Again', repeated)),
    ])
    expect(new Set(codesOf(replies))).toEqual(new Set([200]))
    expect(await countCases(member)).toBe(1)
    const first = await on.caseOf(member, account)
    expect(first).toMatchObject({ state: 'waiting', answer_time: 0, close_time: 0, rate_until: 0, rating: 0 })
    const { id } = await on.newCase(account)
    const places = [first?.position ?? 0, (await on.caseOf((await on.newCase(account)).member, account))?.position ?? 0]
    expect(places[1]).toBe((places[0] ?? 0) + 2)
    expect((await on.list(owner, 'waiting')).list.map((one) => one.case_id)).toContain(id)
  })

  it('S-140: are opened by nobody but members who write to an official account', async () => {
    const [one, two] = [await newMember(server), await newMember(server)]
    await makeFriends(server, one, two)
    await on.write(one, two, 'Hello')
    const colleague = await on.newAccount(owner)
    await on.write(account, colleague, 'Are you there?')
    for (const who of [one, two, colleague, account]) expect(await countCases(who)).toBe(0)
    // The account writes first: that is no question.
    await makeFriends(server, account, one)
    await on.write(account, one, 'Welcome')
    expect(await on.caseOf(one, account)).toBeNull()
  })

  it('S-140: are answered from the client, too, open anew after they were closed, and notify the member’s devices', async () => {
    const { member, id } = await on.newCase(account)
    const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, member.token, member.deviceId)
    await on.write(account, member, 'What is it?')
    expect(await on.caseOf(member, account)).toMatchObject({ state: 'waiting', position: 0 })
    expect((await on.caseOf(member, account))?.answer_time).toBeGreaterThan(0)
    await on.take(owner, id)
    await on.close(owner, id)
    const states = () => device.frames.filter(({ action }) => action === supportCaseChanged.action)
    await vi.waitFor(() => expect(states()).toHaveLength(2), soon)
    expect(states().map(({ data }) => data)).toEqual(
      ['assigned', 'closed'].map((state) => ({ case_id: id, target_id: account.userId, state })),
    )
    device.leave()
    await on.write(member, account, 'One more thing')
    expect(await on.caseOf(member, account)).toMatchObject({ state: 'waiting', rate_until: 0 })
    expect(await countCases(member)).toBe(2)
  })

  it('S-140: stand or fall with the message that opens them', async () => {
    const member = await newMember(server)
    const local_id = crypto.randomUUID()
    const killed = vi.spyOn(server.domains.support, 'noteMessages').mockRejectedValue(new Error('killed'))
    await expect(on.write(member, account, 'Hello?', local_id)).rejects.toThrow('500')
    killed.mockRestore()
    expect(await countCases(member)).toBe(0)
    expect((await on.write(member, account, 'Hello?', local_id)).code).toBe(200)
    expect(await countCases(member)).toBe(1)
    const { list } = await server.succeed(
      chatCalls.listPrivateMessages,
      { friend_id: account.userId, select_type: 'up', limit: 20, msg_id: 0 },
      { token: member.token },
    )
    expect(list.map(({ content_text }) => textOf(content_text))).toEqual(['Hello?'])
  })

  it('S-140: end without a word when their member is disabled, and when the account is customer service no longer', async () => {
    const colleague = await on.newAccount(owner)
    const [gone, other] = [await on.newCase(account), await on.newCase(colleague)]
    await server.succeed(
      accountOperatorCalls.setMemberState,
      { user_id: gone.member.userId, status: 0, reason: 'abuse' },
      { token: owner },
    )
    await server.succeed(
      friendsOperatorCalls.setMemberType,
      { user_id: colleague.userId, user_type: 0, reason: 'left us' },
      { token: owner },
    )
    expect(await on.detail(owner, gone.id)).toMatchObject({ state: 'closed', operator: null, wait_time: 0 })
    expect(await on.caseOf(other.member, colleague)).toMatchObject({ state: 'closed', rate_until: 0 })
    expect((await on.rate(other.member, other.id, 5)).code).toBe(5044)
    expect((await on.take(owner, other.id)).code).toBe(5042)
    await makeFriends(server, other.member, colleague)
    await on.write(other.member, colleague, 'Hello')
    expect(await countCases(other.member)).toBe(1)
  })
})

describe('ratings', () => {
  it('S-142: a case that is closed says so in the chat, in the language of its member', async () => {
    const { member, id } = await on.newCase(account)
    await on.take(owner, id)
    expect((await on.close(owner, id)).data.case).toMatchObject({ state: 'closed', wait_time: 0 })
    const { list } = await server.succeed(
      chatCalls.listPrivateMessages,
      { friend_id: account.userId, select_type: 'up', limit: 20, msg_id: 0 },
      { token: member.token },
    )
    const notice = list.find(({ msg_type }) => msg_type === 'sys_notice')
    expect(notice?.content_text).toContain('support_closed')
    expect((await on.close(owner, id)).code).toBe(5042)
    expect(
      (await server.call(supportCalls.getSupportCase, { target_id: 999_999 }, { token: member.token })).data,
    ).toEqual({ case: null, presence: { is_open: 1, opens_time: 0 } })
  })

  it('S-142: are given once, by the member, for a case that an operator closed, within seven days', async () => {
    const [rated, late] = [await on.newCase(account), await on.newCase(account)]
    expect((await on.rate(rated.member, rated.id, 5)).code).toBe(4003)
    for (const { id } of [rated, late]) {
      await on.take(owner, id)
      await on.close(owner, id)
    }
    expect((await on.caseOf(rated.member, account))?.rate_until).toBeGreaterThan(0)
    expect((await on.rate(late.member, rated.id, 5)).code).toBe(4002)
    expect((await on.rate(rated.member, 999_999, 5)).code).toBe(4002)
    for (const wrong of [0, 6, 2.5]) expect((await on.rate(rated.member, rated.id, wrong)).code).toBe(4000)
    expect((await on.rate(rated.member, rated.id, 4, 'x'.repeat(501))).code).toBe(4000)
    const codes = codesOf(
      await Promise.all([on.rate(rated.member, rated.id, 4, ' Quick '), on.rate(rated.member, rated.id, 2)]),
    )
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 7027])
    const stored = await on.caseOf(rated.member, account)
    expect([4, 2]).toContain(stored?.rating)
    expect(stored).toMatchObject({ rate_until: 0, comment: stored?.rating === 4 ? 'Quick' : '' })
    expect((await on.rate(rated.member, rated.id, stored?.rating ?? 0, stored?.comment)).code).toBe(200)
    server.advance(7 * dayMs)
    expect((await on.caseOf(late.member, account))?.rate_until).toBe(0)
    expect((await on.rate(late.member, late.id, 5)).code).toBe(5044)
  })
})
