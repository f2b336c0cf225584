import { randomUUID } from 'node:crypto'
import { cannedAnswersLimit } from '@cliffhanger/contract/support/operator-schemas.ts'
import { supportOperatorCalls } from '@cliffhanger/contract/support/operator-support-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../../testing/members.ts'
import { newOperator, newOperatorToken, signInOperator, type TestOperator } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { inSupport } from '../../../support/testing.ts'
import { actionsUpon } from '../../testing.ts'

const calls = supportOperatorCalls
let server: TestServer
let owner: string
let ana: TestOperator
let byAna: string
let account: Member
let on: ReturnType<typeof inSupport>
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '1000000000' })
  owner = await newOperatorToken(server, 'owner')
  ana = await newOperator(server, 'support')
  byAna = await signInOperator(server, ana)
  on = inSupport(server)
  account = await on.newAccount(owner)
})
afterAll(() => server.close())

describe('canned answers', () => {
  const create = (title: string, texts: Record<string, string>, key: string = randomUUID(), token = owner) =>
    server.call(calls.createCannedAnswer, { title, texts }, { token, key })
  const titles = async (token = byAna) =>
    (await server.succeed(calls.listCannedAnswers, {}, { token })).list.map(({ title }) => title)

  it('S-144: are written once per key, changed as they were read, put in order and deleted', async () => {
    const key = randomUUID()
    const [first] = [
      await create('Refund', { en: ' We will refund you. ', vi: '  ' }, key),
      await create('Refund', { en: ' We will refund you. ', vi: '  ' }, key),
    ]
    const { answer } = first.data
    expect(answer).toMatchObject({ title: 'Refund', texts: { en: 'We will refund you.' }, version: 1 })
    await create('Greeting', { pt: 'Olá!' })
    await create('Farewell', { 'zh-CN': '再见' })
    expect(await titles()).toEqual(['Refund', 'Greeting', 'Farewell'])
    const edit = (version: number, texts: Record<string, string>) =>
      server.call(calls.editCannedAnswer, { id: answer.id, version, title: 'Money back', texts }, { token: owner })
    expect((await edit(1, { vi: 'Hoàn tiền' })).data.answer).toMatchObject({ texts: { vi: 'Hoàn tiền' }, version: 2 })
    expect((await edit(1, { en: 'Late' })).code).toBe(4003)
    const { list } = await server.succeed(calls.listCannedAnswers, {}, { token: owner })
    const ids = list.map(({ id }) => id)
    const sorted = await server.succeed(calls.sortCannedAnswers, { ids: [ids[2] ?? 0, 999_999] }, { token: owner })
    expect(sorted.list.map(({ title }) => title)).toEqual(['Farewell', 'Money back', 'Greeting'])
    for (const _time of [1, 2]) await server.succeed(calls.deleteCannedAnswer, { id: answer.id }, { token: owner })
    expect(await titles()).toEqual(['Farewell', 'Greeting'])
    expect((await edit(2, { en: 'Gone' })).code).toBe(4002)
    const acts = await actionsUpon(server, `cannedAnswer ${answer.id}`, owner)
    expect(acts.map(({ action }) => action)).toEqual([
      'cannedAnswer.delete',
      'cannedAnswer.edit',
      'cannedAnswer.create',
    ])
  })

  it('S-144: say something in one language at least, belong to owners, and are so many at most', async () => {
    expect(await create('Empty', { en: ' ' })).toMatchObject({ code: 4000, data: { field: 'texts' } })
    expect(await create('  ', { en: 'Hi' })).toMatchObject({ code: 4000, data: { field: 'title' } })
    expect((await create('Mine', { en: 'Hi' }, randomUUID(), byAna)).code).toBe(4001)
    await server.context.db.execute(
      `insert into canned_answers (title, texts, place) select 'Filler', '{}', 100 from generate_series(1, $1)`,
      [cannedAnswersLimit - 1 - (await titles()).length],
    )
    const codes = (await Promise.all([1, 2, 3].map((n) => create(`Last ${n}`, { en: 'Hi' })))).map(({ code }) => code)
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 5046, 5046])
  })
})

describe('figures', () => {
  it('S-144: count what happened in a period, by operator and by day, and say how long first answers took', async () => {
    const { version, hours } = await server.succeed(calls.getSupportHours, {}, { token: owner })
    await server.succeed(calls.setSupportHours, { version, hours: { ...hours, time_zone: 'UTC' } }, { token: owner })
    const start = Date.UTC(2026, 0, 5)
    const minute = 60_000
    const insert = (row: {
      opened: number
      answered?: number
      by?: number
      closed?: number
      operator?: number
      rating?: number
    }) =>
      server.context.db.execute(
        `insert into support_cases (member_id, account_id, stream_id, state, operator_id, opened_ms, last_msg_id, answered_ms, answered_by,
           closed_ms, rating, rated_ms)
         values (1, 2, 1, 'closed', $1, $2, 1, $3, $4, $5, $6, case when $6::smallint is not null then $5::bigint end)`,
        [
          row.operator ?? null,
          start + row.opened,
          row.answered === undefined ? null : start + row.opened + row.answered,
          row.by ?? null,
          start + (row.closed ?? row.opened + 60 * minute),
          row.rating ?? null,
        ],
      )
    const day = 86_400_000
    for (const [place, took] of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].entries())
      await insert({
        opened: place * minute,
        answered: took * minute,
        by: ana.id,
        operator: ana.id,
        rating: 1 + (place % 5),
      })
    await insert({ opened: day, answered: 30 * minute })
    await insert({ opened: day + minute })
    // Outside of the period: opened before, and closed after.
    await insert({ opened: -minute, answered: minute, by: ana.id, closed: 5 * day, operator: ana.id })
    const { now: _now, ...figures } = await server.succeed(
      calls.getSupportFigures,
      { from: start / 1000, to: (start + 2 * day) / 1000 },
      { token: byAna },
    )
    expect(figures).toEqual({
      opened: 12,
      closed: 12,
      answered: 12,
      median: 300,
      p90: 600,
      ratings: [2, 2, 2, 2, 2],
      operators: expect.arrayContaining([
        {
          operator: { id: ana.id, name: expect.any(String) },
          closed: 10,
          answered: 11,
          median: 300,
          p90: 540,
          ratings: [2, 2, 2, 2, 2],
        },
        { operator: null, closed: 2, answered: 1, median: 1800, p90: 1800, ratings: [0, 0, 0, 0, 0] },
      ]),
      days: [
        { day: '2026-01-05', opened: 10, closed: 10, answered: 11, median: 300, p90: 540 },
        { day: '2026-01-06', opened: 2, closed: 2, answered: 1, median: 1800, p90: 1800 },
      ],
    })
    const wrong = [
      { from: 10, to: 10 },
      { from: 0, to: 367 * 86_400 },
    ]
    for (const span of wrong)
      expect((await server.call(calls.getSupportFigures, span, { token: byAna })).code).toBe(4000)
  })

  it('S-144: say how many wait now and how long, and whom somebody has without an answer', async () => {
    const readNow = async () =>
      (await server.succeed(calls.getSupportFigures, { from: 0, to: 1 }, { token: byAna })).now
    const before = await readNow()
    const [waiting, taken] = [await on.newCase(account), await on.newCase(account)]
    await on.take(byAna, taken.id)
    server.advance(90_000)
    const after = await readNow()
    expect([after.waiting - before.waiting, after.assigned - before.assigned]).toEqual([1, 1])
    expect(after.unanswered).toBe(before.unanswered + 1)
    expect(after.longest_wait).toBeGreaterThanOrEqual(90)
    await on.answer(byAna, taken.id, 'Hello')
    await on.write(account, waiting.member, 'Hello')
    expect(await readNow()).toMatchObject({ unanswered: before.unanswered, longest_wait: before.longest_wait })
  })
})
