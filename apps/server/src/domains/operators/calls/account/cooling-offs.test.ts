import { coolingOffOperatorCalls as calls } from '@cliffhanger/contract/account/operator-cooling-off-calls.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperator, newOperatorToken, signInOperator } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { refuseWhileCoolingOff } from '../../../account/index.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let one: string
let two: string
let member: Member
beforeAll(async () => {
  server = await startTestServer()
  one = await newOperatorToken(server, 'finance')
  two = await newOperatorToken(server, 'finance')
})
afterAll(() => server.close())
beforeEach(async () => {
  member = await hold(24)
})

/** A member whose money does not leave for so many hours. */
async function hold(hours: number): Promise<Member> {
  const held = await newMember(server)
  const untilMs = server.context.clock() + hours * hourMs
  await server.context.db.execute(`insert into cooling_offs (account_id, until_ms) values ($1, $2)`, [
    held.userId,
    untilMs,
  ])
  return held
}

const lift = (token: string, user_id = member.userId) =>
  server.call(calls.liftCoolingOff, { user_id, reason }, { token })
const lineOf = async ({ userId }: Member) =>
  (await server.succeed(calls.listCoolingOffs, { limit: 100 }, { token: one })).list.find(
    ({ user }) => user.user_id === userId,
  )
const isHeld = (userId: number): Promise<boolean> =>
  refuseWhileCoolingOff(server.context.db, userId, server.context.clock()).then(
    () => false,
    () => true,
  )

it('A-2: one asks, another ends it; the list says who asked and why, and the log keeps both', async () => {
  expect(await lineOf(member)).toMatchObject({ lift_asked_by: 0, lift_asked_by_name: '', lift_asked_time: 0 })
  expect(await lift(one)).toMatchObject({ code: 200, data: { is_lifted: 0 } })
  expect(await lineOf(member)).toMatchObject({ lift_asked_by_name: expect.stringMatching(/./), lift_reason: reason })
  expect((await lift(one)).code).toBe(5021)
  const liftsFor = async (token: string) =>
    (await server.succeed(financeOperatorCalls.getMoneyWaiting, {}, { token })).waiting.lifts
  expect([await liftsFor(one), await liftsFor(two)]).toEqual([0, 1])
  expect(await isHeld(member.userId)).toBe(true)
  expect(await lift(two)).toMatchObject({ code: 200, data: { is_lifted: 1 } })
  expect(await isHeld(member.userId)).toBe(false)
  expect(await lineOf(member)).toBeUndefined()
  expect((await lift(two)).code).toBe(4002)
  const actions = await actionsUpon(server, `member ${member.userId}`, await newOperatorToken(server, 'auditor'))
  expect(actions.map(({ action }) => action)).toEqual(['cooling.lift', 'cooling.ask'])
})

it('A-2: of two who ask at once one asked and one ended it', async () => {
  const replies = await Promise.all([lift(one), lift(two)])
  expect(codesOf(replies)).toEqual([200, 200])
  expect(new Set(replies.map(({ data }) => data.is_lifted))).toEqual(new Set([0, 1]))
})

it('A-4: who was set up today is neither the first nor the second of two', async () => {
  const young = await newOperator(server, 'finance')
  const token = await signInOperator(server, young)
  const setUpMs = (ms: number) =>
    server.context.db.execute(`update operators set set_up_ms = $2 where id = $1`, [young.id, ms])
  await setUpMs(server.context.clock())
  expect(await lift(token)).toMatchObject({ code: 4001, data: { cause: 'too_new' } })
  await lift(one)
  expect(await lift(token)).toMatchObject({ code: 4001, data: { cause: 'too_new' } })
  expect(await isHeld(member.userId)).toBe(true)

  // A request no longer counts when its operator was set up anew since; the next operator who asks makes it theirs.
  const other = await hold(24)
  await setUpMs(0)
  expect((await lift(token, other.userId)).data).toEqual({ is_lifted: 0 })
  await setUpMs(server.context.clock())
  expect((await lift(one, other.userId)).data).toEqual({ is_lifted: 0 })
  expect((await lift(two, other.userId)).data).toEqual({ is_lifted: 1 })
})

it('A-4: on a platform of one operator, one is enough', async () => {
  const single = (isSingle: boolean) => server.owner.execute(`update operator_policy set is_single = $1`, [isSingle])
  expect((await lift(one)).data).toEqual({ is_lifted: 0 })
  await single(true)
  try {
    expect((await lift(one)).data).toEqual({ is_lifted: 1 })
    expect((await lift(one, (await hold(24)).userId)).data).toEqual({ is_lifted: 1 })
  } finally {
    await single(false)
  }
})

it('A-2: lists the first to end first, and none that is over', async () => {
  const [later, sooner, over] = [await hold(100), await hold(1), await hold(-1)]
  const { list, total } = await server.succeed(calls.listCoolingOffs, { limit: 100 }, { token: one })
  const ids = list.map(({ user }) => user.user_id)
  expect(total).toBe(ids.length)
  expect(ids.indexOf(sooner.userId)).toBeLessThan(ids.indexOf(member.userId))
  expect(ids.indexOf(member.userId)).toBeLessThan(ids.indexOf(later.userId))
  expect(ids).not.toContain(over.userId)
})

it('4001: who handles no money sees no list and ends nothing', async () => {
  const editor = await newOperatorToken(server, 'editor')
  expect((await server.call(calls.listCoolingOffs, {}, { token: editor })).code).toBe(4001)
  expect((await lift(editor)).code).toBe(4001)
  expect((await lift(await newOperatorToken(server, 'auditor'))).code).toBe(4001)
})
