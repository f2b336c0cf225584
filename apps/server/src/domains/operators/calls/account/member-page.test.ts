import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { memberOperatorCalls as calls } from '@cliffhanger/contract/account/operator-member-calls.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newDrama } from '../../../../testing/dramas.ts'
import { deviceOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperator, newOperatorToken, signInOperator } from '../../../../testing/operators.ts'
import { plansOf } from '../../../../testing/plans.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { newGroup } from '../../../groups/testing.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let support: string
let auditor: string
let member: Member
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '99999999' })
  support = await newOperatorToken(server, 'support')
  auditor = await newOperatorToken(server, 'auditor')
})
afterAll(() => server.close())
beforeEach(async () => {
  member = await newMember(server)
})

const sessions = (token = support, part: { page?: number; limit?: number } = {}) =>
  server.succeed(calls.listMemberSessions, { user_id: member.userId, ...part }, { token })

/** Signs the member in once more, on the device they have. */
const signInAgain = async (address: string): Promise<string | undefined> =>
  (
    await server.succeed(
      sessionCalls.signInByDevice,
      { ...deviceOf(member.deviceId), confirm: 1, device_secret: member.deviceSecret },
      { address },
    )
  ).access_token

const profileOf = (token: string) => server.call(accountCalls.getAccount, {}, { token })

it('lists sign-ins with where they came from, the end of the address hidden', async () => {
  await signInAgain('203.0.113.77')
  const { list, total } = await sessions(auditor)
  expect(total).toBe(2)
  expect(list[0]).toMatchObject({ address: '203.0.113.*', device_type: 'h5', device_os: 'Linux', end_reason: '' })
  expect(await sessions(auditor, { page: 2, limit: 1 })).toMatchObject({ list: [{ id: list[1]?.id }], total: 2 })
  const editor = await newOperatorToken(server, 'editor')
  expect((await server.call(calls.listMemberSessions, { user_id: member.userId }, { token: editor })).code).toBe(4001)
})

it('R-23: ends one sign-in and leaves the others; twice is once, and that of somebody else is none of theirs', async () => {
  const second = (await signInAgain('203.0.113.77')) ?? ''
  const [newest] = (await sessions()).list
  const end = (user_id: number, session_id: number, token = support) =>
    server.call(calls.endMemberSession, { user_id, session_id, reason }, { token })
  const other = await newMember(server)
  expect((await end(other.userId, newest?.id ?? 0)).code).toBe(4002)
  expect((await end(member.userId, newest?.id ?? 0, auditor)).code).toBe(4001)
  expect((await end(member.userId, newest?.id ?? 0)).code).toBe(200)
  expect((await end(member.userId, newest?.id ?? 0)).code).toBe(200)
  expect([(await profileOf(second)).code, (await profileOf(member.token)).code]).toEqual([6001, 200])
  expect((await sessions()).list[0]).toMatchObject({ id: newest?.id, end_reason: 'operator' })
  const log = await actionsUpon(server, `member ${member.userId}`, auditor)
  expect(log).toMatchObject([{ action: 'member.endSession', reason, after: { session: newest?.id } }])
})

it('says when a member was here last, and who holds no membership', async () => {
  const { activity } = await server.succeed(
    accountOperatorCalls.getMember,
    { user_id: member.userId },
    { token: auditor },
  )
  expect(activity).toMatchObject({ is_online: 0, vip_type: 0, vip_end_time: 0 })
  const agoSeconds = server.context.clock() / 1000 - activity.seen_time
  expect(agoSeconds).toBeGreaterThanOrEqual(0)
  expect(agoSeconds).toBeLessThan(300)
})

it('shows what was watched, and notes once an hour in the log who looked', async () => {
  const moon = await newDrama(server.context.db, server.domains.drama.authoring)
  server.advance(30_000)
  const watched = { video_id: moon, number: 1, timeDetail: 20, seconds: 20 }
  await server.succeed(dramaCalls.reportWatch, watched, { token: member.token })
  const operator = await newOperator(server, 'support')
  const first = await signInOperator(server, operator)
  const look = (token: string, page = 1) =>
    server.succeed(calls.openMemberHistory, { user_id: member.userId, page }, { token })
  expect(await look(first)).toMatchObject({ list: [{ id: moon, number: 1, position: 20 }], total: 1 })
  expect(await look(first, 2)).toMatchObject({ list: [], total: 1 })
  const target = `member ${member.userId}`
  const looks = async (token = auditor) =>
    (await actionsUpon(server, target, token)).filter(({ action }) => action === 'member.history')
  expect(await looks()).toHaveLength(1)
  await look(auditor)
  expect(await looks()).toHaveLength(2)
  // No sign-in of an operator outlives an idle hour.
  server.advance(hourMs + 1000)
  await look(await signInOperator(server, operator))
  auditor = await newOperatorToken(server, 'auditor')
  support = await newOperatorToken(server, 'support')
  expect(await looks()).toHaveLength(3)
})

it('shows which groups a member is in and nothing of what is said, to those who may see groups', async () => {
  const group = await newGroup(server)
  const creator = group.creator.userId
  const { list, total } = await server.succeed(calls.listMemberGroups, { user_id: creator }, { token: support })
  expect({ list, total }).toMatchObject({ list: [{ group_id: group.groupId, role: 'creator', is_muted: 0 }], total: 1 })
  const finance = await newOperatorToken(server, 'finance')
  expect((await server.call(calls.listMemberGroups, { user_id: creator }, { token: finance })).code).toBe(4001)
})

it('reads each list of a member by an index', async () => {
  const { session, drama } = server.domains
  await server.owner.transaction(async (tx) => {
    // Of the few rows of a test an index would be no use.
    await tx.execute('set local enable_seqscan = off')
    const plans = await plansOf(tx, async (db) => {
      await session.operator.listSessionsOf(db, member.userId, 20, 0)
      await session.operator.findLastSeen(db, member.userId)
      await drama.operator.history.list(db, member.userId, 20, 0)
      await drama.operator.purchases.list(db, member.userId, 20)
    })
    for (const index of ['login_sessions_of_account', 'watch_marks_by_update', 'unlocks_of_member_by_time'])
      expect(plans).toContain(index)
  })
})
