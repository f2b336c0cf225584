import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { supportCalls } from '@cliffhanger/contract/support/calls.ts'
import type { SupportHours } from '@cliffhanger/contract/support/operator-schemas.ts'
import { supportOperatorCalls } from '@cliffhanger/contract/support/operator-support-calls.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { soon } from '../groups/testing.ts'
import { answerAway } from './answer-away.ts'
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

const hoursNow = () => server.succeed(supportOperatorCalls.getSupportHours, {}, { token: owner })
const setHours = async (hours: Partial<SupportHours>) => {
  const before = await hoursNow()
  return server.call(
    supportOperatorCalls.setSupportHours,
    { version: before.version, hours: { ...before.hours, ...hours } },
    { token: owner },
  )
}
const presenceOf = async (who: Member) =>
  (await server.succeed(supportCalls.getSupportCase, { target_id: account.userId }, { token: who.token })).presence
const chatOf = async (who: Member) =>
  (
    await server.succeed(
      chatCalls.listPrivateMessages,
      { friend_id: account.userId, select_type: 'up', limit: 50, msg_id: 0 },
      { token: who.token },
    )
  ).list
    .map(({ sender_id, content_text }) => [sender_id === who.userId ? 'member' : 'account', textOf(content_text)])
    .toReversed()
/** The day of the week, Monday 1, so many days from now. */
const dayAhead = (days: number): number => ((new Date(server.context.clock()).getUTCDay() + 6 + days) % 7) + 1
const tomorrow = () => ({ day: dayAhead(1), from_minute: 540, to_minute: 600 })

it('S-143: are off at first: nobody is answered by itself, and customer service is there', async () => {
  expect(await hoursNow()).toMatchObject({ version: 0, hours: { is_on: 0, texts: {} } })
  const { member } = await on.newCase(account, 'At night')
  expect(await presenceOf(member)).toEqual({ is_open: 1, opens_time: 0 })
  expect((await on.messages(owner, (await on.caseOf(member, account))?.case_id ?? 0)).list).toHaveLength(1)
})

it('S-143: refuse shifts that overlap, zones there are none of, and a version that was changed meanwhile', async () => {
  const { version, hours } = await hoursNow()
  const overlap = [tomorrow(), { ...tomorrow(), from_minute: 590, to_minute: 700 }]
  expect(await setHours({ shifts: overlap })).toMatchObject({ code: 4000, data: { field: 'shifts' } })
  for (const time_zone of ['Mars/Olympus', '+07:00', 'posix/UTC'])
    expect(await setHours({ time_zone })).toMatchObject({ code: 4000, data: { field: 'time_zone' } })
  const set = () => server.call(supportOperatorCalls.setSupportHours, { version, hours }, { token: owner })
  const codes = (await Promise.all([set(), set()])).map(({ code }) => code)
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 4003])
  const support = await newOperatorToken(server, 'support')
  expect((await server.call(supportOperatorCalls.setSupportHours, { version, hours }, { token: support })).code).toBe(
    4001,
  )
})

it('S-143: answer the first message of a case out of hours once, in the language of its member, which is no first answer', async () => {
  await setHours({ is_on: 1, time_zone: 'UTC', shifts: [tomorrow()], texts: { en: 'Back tomorrow at nine' } })
  const said = { en: 'Back tomorrow at nine', pt: /não está disponível/ } as const
  for (const language of ['en', 'pt'] as const) {
    const member = await newMember(server)
    await server.succeed(accountCalls.setLanguage, { language }, { token: member.token })
    await on.write(member, account, 'Hello?')
    await vi.waitFor(async () => expect(await chatOf(member)).toHaveLength(2), soon)
    const [, answer] = await chatOf(member)
    expect(answer?.[0]).toBe('account')
    expect(answer?.[1]).toMatch(said[language])
    const found = await on.caseOf(member, account)
    expect(found).toMatchObject({ state: 'waiting', answer_time: 0 })
    expect(found?.position).toBeGreaterThan(0)
    const again = () => answerAway(server.context, server.domains, found?.case_id ?? 0)
    await Promise.all([again(), again(), again()])
    await on.write(member, account, 'Anybody?')
    expect(await chatOf(member)).toHaveLength(3)
    const { list } = await on.messages(owner, found?.case_id ?? 0)
    expect(list.map(({ is_automatic }) => is_automatic)).toEqual([0, 1, 0])
  }
})

it('S-143: say nothing where somebody answered meanwhile, and come once where a run breaks off', async () => {
  const member = await newMember(server)
  const enqueue = vi.spyOn(server.context.jobs, 'enqueue').mockResolvedValue(undefined)
  await on.write(member, account, 'Hello?')
  enqueue.mockRestore()
  const id = (await on.caseOf(member, account))?.case_id ?? 0
  const run = () => answerAway(server.context, server.domains, id)
  const killed = vi.spyOn(server.domains.chat, 'postOnce').mockRejectedValueOnce(new Error('killed'))
  await expect(run()).rejects.toThrow('killed')
  killed.mockRestore()
  expect(await chatOf(member)).toHaveLength(1)
  await on.take(owner, id)
  await on.answer(owner, id, 'Here I am')
  await run()
  expect((await chatOf(member)).map(([who]) => who)).toEqual(['member', 'account'])
})

it('S-143: begin and end to the second, and say when', async () => {
  const member = await newMember(server)
  const { is_open, opens_time } = await presenceOf(member)
  const opens = new Date(opens_time * 1000)
  expect([is_open, opens.getUTCHours(), opens.getUTCMinutes()]).toEqual([0, 9, 0])
  const goTo = (atMs: number) => server.advance(atMs - server.context.clock())
  goTo(opens_time * 1000 - 5000)
  expect(await presenceOf(member)).toEqual({ is_open: 0, opens_time })
  goTo(opens_time * 1000)
  expect(await presenceOf(member)).toEqual({ is_open: 1, opens_time: 0 })
  await on.write(member, account, 'In time')
  goTo(opens_time * 1000 + 3_600_000 - 5000)
  expect((await presenceOf(member)).is_open).toBe(1)
  goTo(opens_time * 1000 + 3_600_000)
  expect(await presenceOf(member)).toEqual({ is_open: 0, opens_time: opens_time + 7 * 86_400 })
  expect(await chatOf(member)).toHaveLength(1)
})
