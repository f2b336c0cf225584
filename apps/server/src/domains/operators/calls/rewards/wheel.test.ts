import { randomUUID } from 'node:crypto'
import { wheelOperatorCalls } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import { earnSpins, layOut, spinOnce, thanks } from '../../../rewards/wheel/testing.ts'
import { actionsUpon, agreeTo, reason } from '../../testing.ts'

let server: TestServer
let token: string
let second: string
let owner: string
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'finance')
  second = await newOperatorToken(server, 'finance')
  owner = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const { listWheelPrizes, createWheelPrize, editWheelPrize, publishWheel } = wheelOperatorCalls
const { getWheelSettings, changeWheelSettings, getWheelReport } = wheelOperatorCalls

const form = {
  names: { en: 'Twelve points' },
  image_key: '',
  kind: 'coin' as const,
  coin_code: 'point' as const,
  amount: '12',
  target_id: 0,
  weight: 100,
  daily_budget: '1200',
  stock: -1,
  fallback: 0 as const,
  sort: 5,
  is_open: 1 as const,
}
type Form = Parameters<typeof create>[0]
const create = async (changes: { readonly [Name in keyof typeof form]?: unknown } = {}) =>
  server.call(createWheelPrize, { ...form, ...changes } as typeof form, { token, key: randomUUID() })
const read = () => server.succeed(listWheelPrizes, {}, { token })
const publish = async (by = token) => {
  const { draft, table } = await read()
  return server.call(publishWheel, { version: draft.version, table_id: table.table_id, reason }, { token: by })
}

describe('prizes of the turntable', () => {
  it('S-107: change what members draw only once they are published; the odds of the draft are what is published', async () => {
    const before = await read()
    expect(before).toMatchObject({ draft: { is_changed: 0, needs_two: 0, problem: '' } })
    const { prize } = (await create()).data
    expect(prize).toMatchObject({ amount: '12', daily_budget: '1200', probability: '0.09090909', stock: -1 })
    const { draft, table } = await read()
    expect(table).toEqual(before.table)
    expect(draft).toMatchObject({ is_changed: 1, needs_two: 0 })
    const who = await newMember(server)
    const shown = () => server.succeed(wheelCalls.getWheel, {}, { token: who.token, language: 'en' })
    expect((await shown()).prizes.map(({ id }) => id)).not.toContain(prize.id)

    const done = await publish()
    expect(done.data.change).toBeNull()
    expect(done.data.table.segments).toEqual(draft.segments)
    expect((await shown()).prizes.find(({ id }) => id === prize.id)).toMatchObject({ probability: '0.09090909' })
    expect((await read()).draft.is_changed).toBe(0)
    const line = {
      kind: 'coin',
      coin_code: 'point',
      amount: '12',
      weight: 100,
      probability: '0.09090909',
      daily_budget: '1200',
    }
    const after = { [`prize ${prize.id}`]: line }
    expect(await actionsUpon(server, `wheel ${done.data.table.table_id}`, owner)).toMatchObject([
      { action: 'wheel.table', reason, after },
    ])
  })

  it('are made once per key, and changed by who has read them: of two at once one is stored', async () => {
    const key = randomUUID()
    const make = () => server.succeed(createWheelPrize, { ...form, is_open: 0 }, { token, key })
    const [one, other] = await Promise.all([make(), make()])
    expect(other).toEqual(one)
    const { id, version } = one.prize
    const wanted = { ...form, id, version, is_open: 0, amount: '15' } as const
    const edits = await Promise.all([token, second].map((by) => server.call(editWheelPrize, wanted, { token: by })))
    expect(codesOf(edits)).toEqual([200, 4003])
    expect((await server.call(editWheelPrize, { ...wanted, id: 999_999 }, { token })).code).toBe(4002)
    expect(await actionsUpon(server, `prize ${id}`, owner)).toMatchObject([
      { action: 'wheelPrize.edit', before: { amount: '12' }, after: { amount: '15' } },
      { action: 'wheelPrize.create' },
    ])
  })

  it('keep a stock that members took from while somebody edited the rest', async () => {
    const { id, version } = (await create({ stock: 5, is_open: 0 })).data.prize
    await server.owner.execute(`update wheel_prizes set stock = stock - 2 where id = $1`, [id])
    const { stock: _stock, ...rest } = form
    const edit = async (changes: object, newest: number) =>
      (await server.succeed(editWheelPrize, { ...rest, id, version: newest, is_open: 0, ...changes }, { token })).prize
    const edited = await edit({ sort: 9 }, version)
    expect(edited).toMatchObject({ stock: 3, sort: 9 })
    expect(await edit({ stock: 50 }, edited.version)).toMatchObject({ stock: 50 })
  })

  it.each<[string, { readonly [Name in keyof Form]?: unknown }, string]>([
    ['V-33: a part of a point', { amount: '0.5' }, 'amount'],
    ['nothing', { amount: '0' }, 'amount'],
    ['coins without a name', { coin_code: '' }, 'coin_code'],
    ['savings', { coin_code: 'treasure' }, 'coin_code'],
    ['a coupon of no kind', { kind: 'coupon', coin_code: '', amount: '1', daily_budget: '' }, 'target_id'],
    ['goods, which nobody could send', { kind: 'goods', coin_code: '', amount: '1' }, 'kind'],
    ['S-107: a fallback that can run out', { fallback: 1 }, 'fallback'],
    ['a budget in parts of a point', { daily_budget: '0.5' }, 'daily_budget'],
    ['a weight below nothing', { weight: -1 }, 'weight'],
    ['no name', { names: {} }, 'names'],
  ])('refuse %s', async (_what, changes, field) => {
    expect(await create(changes)).toMatchObject({ code: 4000, data: { field } })
  })

  it('R-23: are no matter of an editor', async () => {
    const editor = await newOperatorToken(server, 'editor')
    expect((await server.call(listWheelPrizes, {}, { token: editor })).code).toBe(4001)
    expect((await publish(editor)).code).toBe(4001)
  })
})

describe('publishing a turntable', () => {
  it('refuses what nobody has read, and of two at once one is laid out', async () => {
    const { draft, table } = await read()
    const wanted = { version: draft.version, table_id: table.table_id, reason }
    const replies = await Promise.all([token, second].map((by) => server.call(publishWheel, wanted, { token: by })))
    expect(codesOf(replies)).toEqual([200, 4003])
    const { table: newest } = await read()
    expect(
      (await server.call(publishWheel, { ...wanted, table_id: newest.table_id, version: 0 }, { token })).code,
    ).toBe(4003)
  })

  it('S-107: refuses a table with two fallbacks, and says so before', async () => {
    const { prize } = (await create({ fallback: 1, daily_budget: '', weight: 0 })).data
    expect((await read()).draft.problem).toBe('fallback')
    expect(await publish()).toMatchObject({ code: 4000, data: { field: 'fallback' } })
    const { stock: _stock, ...rest } = form
    const { id, version } = prize
    await server.succeed(editWheelPrize, { ...rest, id, version, is_open: 0 }, { token })
    expect((await read()).draft.problem).toBe('')
  })

  it('A-4: one that gives money away waits for a second operator, and is laid out as it was asked for', async () => {
    const { prize } = (await create({ coin_code: 'money', amount: '0.50', daily_budget: '5.00', weight: 10 })).data
    const { draft, table } = await read()
    expect(draft.needs_two).toBe(1)
    const asked = (await publish()).data
    expect(asked.table).toEqual(table)
    expect(asked.change).toMatchObject({ kind: 'wheel.table', state: 0 })
    // What is edited meanwhile is no part of it.
    const { stock: _stock, ...rest } = form
    const cheaper = { ...rest, id: prize.id, version: prize.version, is_open: 0 as const }
    await server.succeed(editWheelPrize, cheaper, { token })
    expect((await agreeTo(server, asked.change, token)).code).toBe(5021)
    expect((await agreeTo(server, asked.change, second)).code).toBe(200)
    const { table: published } = await read()
    expect(published.segments).toEqual(draft.segments)
    expect((await agreeTo(server, asked.change, second)).code).toBe(4003)
    expect(await actionsUpon(server, `wheel ${published.table_id}`, owner)).toMatchObject([{ action: 'wheel.table' }])
  })

  it('A-4: what was asked for upon an older table is refused', async () => {
    const { prize } = (await create({ coin_code: 'money', amount: '0.50', daily_budget: '5.00', weight: 10 })).data
    const { change } = (await publish()).data
    const { stock: _stock, ...rest } = form
    await server.succeed(editWheelPrize, { ...rest, id: prize.id, version: prize.version, is_open: 0 }, { token })
    expect((await publish()).data.change).toBeNull()
    expect((await agreeTo(server, change, second)).code).toBe(4003)
  })
})

describe('settings of the turntable', () => {
  const settings = () => server.succeed(getWheelSettings, {}, { token })
  const change = (changes: object, version: number, by = token) =>
    server.call(changeWheelSettings, { version, changes, reason }, { token: by })

  it('V-42: one operator changes free spins and the rules, which lose whatever runs', async () => {
    const { version } = await settings()
    const rules = { en: '<p>One a day</p><script>alert(1)</script>' }
    const done = (await change({ free_daily: 2, rules }, version)).data
    expect(done).toMatchObject({ change: null, settings: { free_daily: 2, rules: { en: '<p>One a day</p>' } } })
    expect(await settings()).toEqual({ version: done.version, settings: done.settings })
    expect(await actionsUpon(server, 'wheel', owner)).toMatchObject([
      { action: 'wheel.settings', before: { free_daily: 1 }, after: { free_daily: 2 } },
    ])
    expect((await change({ free_daily: 3 }, version)).code).toBe(4003)
  })

  it('A-4: spins that are paid for take two', async () => {
    const { version } = await settings()
    const asked = (await change({ is_paid: true, takes_bought: true }, version)).data
    expect(asked).toMatchObject({ settings: { is_paid: false }, change: { kind: 'wheel.settings', state: 0 } })
    expect((await agreeTo(server, asked.change, token)).code).toBe(5021)
    expect((await agreeTo(server, asked.change, second)).code).toBe(200)
    const now = await settings()
    expect(now.settings).toMatchObject({ is_paid: true, takes_bought: true })
    expect((await change({ is_paid: false }, now.version)).data).toMatchObject({ change: null })
  })

  it('name the one that makes no sense', async () => {
    const { version } = await settings()
    const wrong = { code: 4000, data: { field: 'free_daily' } }
    expect(await change({ free_daily: 30, daily_max: 20 }, version)).toMatchObject(wrong)
    expect(await change({ is_paid: true, cost_amount: '0' }, version)).toMatchObject({ data: { field: 'cost_amount' } })
  })
})

describe('the fairness report', () => {
  it('S-107: holds what was drawn against the odds, of the present table and of those before', async () => {
    const former = (await read()).table
    const [often, seldom] = await layOut(server, [{ weight: 3 }, { weight: 1 }, thanks])
    const who = await newMember(server)
    await earnSpins(server, who, 8)
    for (let spin = 0; spin < 8; spin++) expect((await spinOnce(server, who)).code).toBe(200)
    const report = await server.succeed(getWheelReport, {}, { token })
    const [first, other, none] = report.prizes
    expect(report).toMatchObject({
      draws: 8,
      degrees: 1,
      is_enough: 0,
      prizes: [{ prize_id: often }, { prize_id: seldom }, {}],
    })
    expect([first?.expected, other?.expected, none?.expected]).toEqual([6, 2, 0])
    expect((first?.drawn ?? 0) + (other?.drawn ?? 0)).toBe(8)
    expect((first?.part ?? 0) + (other?.part ?? 0)).toBeCloseTo(report.statistic, 10)
    expect(report.p_value).toBeGreaterThan(0)
    expect(report.tables.map((table) => table.table_id)).toContain(former.table_id)
    const old = await server.succeed(getWheelReport, { table_id: former.table_id }, { token })
    expect(old).toMatchObject({ table_id: former.table_id, draws: 0, p_value: 1 })
    expect((await server.call(getWheelReport, { table_id: 999_999 }, { token })).code).toBe(4002)
  })
})
