import { commissionOperatorCalls as calls } from '@cliffhanger/contract/commission/operator-calls.ts'
import type { StatementSums } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import { type CommissionWorld, startCommissionServer } from '../../../commission/testing.ts'
import { sumNext } from '../../../ledger/operate/sum-days.ts'
import { rollUp } from '../../../ledger/roll-up.ts'
import { sealNext } from '../../../ledger/seal.ts'
import { actionsUpon } from '../../testing.ts'

let world: CommissionWorld
let finance: string
/** The month of the first sales, and the one they are settled in. */
let months: readonly [string, string]
beforeAll(async () => {
  world = await startCommissionServer()
  await sellOverTwoMonths()
  finance = await newOperatorToken(world.server, 'finance')
})
afterAll(() => world.server.close())

const today = () => platformDay(world.server.context.clock(), 'UTC')
const read = (month: string, limit = 100) =>
  world.server.succeed(calls.getCommissionStatement, { month, limit }, { token: finance })

/** Sales late in a month, half of which are refunded; the rest is settled in the next month, and one of it goes back then. */
async function sellOverTwoMonths(): Promise<void> {
  const plan = await world.newPlan('3000')
  const nextMonth = `${addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7)}-01`
  while (today() < addDays(nextMonth, -2)) world.server.advance(dayMs)
  const before = today().slice(0, 7)
  const [, , cai] = await world.newLine()
  const [, , dan] = await world.newLine()
  const first = await world.buy(cai, plan)
  const lasting = await world.buy(dan, plan)
  await world.buy(dan, plan)
  await world.tend()
  await world.refund(first)
  await world.tend()
  world.server.advance(10 * dayMs)
  await world.tend()
  await world.refund(lasting)
  await world.tend()
  months = [before, today().slice(0, 7)]
}

const cents = (amount: string): number => Math.round(Number(amount) * 100)
const all = ({ vip, video, fee }: StatementSums['earned']): number => cents(vip) + cents(video) + cents(fee)
/** What waits after a month follows from what waited before it. */
const expectToAddUp = (sums: StatementSums): void =>
  expect(cents(sums.open_after)).toBe(
    cents(sums.open_before) +
      all(sums.earned) -
      all(sums.reversed) +
      cents(sums.reversed_settled) -
      cents(sums.settled),
  )

describe('statements of commission', () => {
  it('S-100: add up by earner and month, and one month goes on where the other ended', async () => {
    const [one, other] = await Promise.all(months.map((month) => read(month)))
    if (!one || !other) throw new Error('There are two months')
    for (const { list, sums } of [one, other]) {
      for (const line of [...list, sums]) expectToAddUp(line)
      const total = list.reduce((sum, { earned }) => sum + all(earned), 0)
      expect(total).toBe(all(sums.earned))
    }
    expect(one.sums).toMatchObject({ open_before: '0.00', earned: { vip: '13.50' }, settled: '0.00' })
    expect(other.sums.open_before).toBe(one.sums.open_after)
    expect(cents(other.sums.reversed_settled)).toBeGreaterThan(0)
    expect(one.total).toBe(4)
    expect((await read(months[0], 1)).list).toHaveLength(1)
  })

  it('reconcile with the ledger: its days, and what waits in its accounts', async () => {
    await expectSoundLedger(world.server)
    const [one, other] = await Promise.all(months.map((month) => read(month)))
    const { db } = world.server.context
    const { moved, reversed } = await db.one<{ moved: number; reversed: number }>(
      `select coalesce(sum(e.amount) filter (where t.kind = 'commission'), 0)::bigint as moved,
              coalesce(sum(-e.amount) filter (where t.kind = 'commission_back'), 0)::bigint as reversed
         from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
        where a.owner_id > 0 and t.kind in ('commission', 'commission_back')`,
    )
    const sumOf = (of: (sums: StatementSums) => number) =>
      [one, other].reduce((sum, month) => sum + (month ? of(month.sums) : 0), 0)
    expect(sumOf(({ earned }) => all(earned))).toBe(moved)
    expect(sumOf(({ reversed: back }) => all(back))).toBe(reversed)
    const { waiting } = await db.one<{ waiting: number }>(
      `select coalesce(sum(balance), 0)::bigint as waiting from ledger_accounts where purpose = 'commission_pending'`,
    )
    expect(cents(other?.sums.open_after ?? '')).toBe(waiting)
  })

  it('days are those of the ledger, with what waits at the end of each', async () => {
    const { db, clock } = world.server.context
    await rollUp(db)
    while ((await sealNext(db, clock() + dayMs)) > 0);
    while (await sumNext(world.server.context));
    const { list } = await world.server.succeed(calls.listCommissionDays, { days: 30 }, { token: finance })
    const [one, other] = await Promise.all(months.map((month) => read(month)))
    expect(list[0]?.open).toBe(other?.sums.open_after)
    const ofMonths = (one ? all(one.sums.earned) : 0) + (other ? all(other.sums.earned) : 0)
    expect(list.reduce((sum, { earned }) => sum + all(earned), 0)).toBe(ofMonths)
    const lastOfMonth = list.find(({ day }) => day === addDays(`${months[1]}-01`, -1))
    expect(lastOfMonth?.open).toBe(one?.sums.open_after)
  })

  it('R-23: as CSV they say the same, and the log keeps who took them', async () => {
    const [month] = months
    const file = await world.server.succeed(
      calls.exportCommissionStatement,
      { month, format: 'csv' },
      { token: finance },
    )
    expect(file).toMatchObject({ name: `commission-${month}.csv`, type: 'text/csv' })
    const csv = Buffer.from(file.content, 'base64').toString()
    const rows = csv.trim().split('\r\n')
    const { list, sums } = await read(month)
    expect(rows).toHaveLength(list.length + 2)
    const { open_before, earned, reversed, reversed_settled, settled, open_after } = sums
    const total = [
      open_before,
      ...Object.values(earned),
      ...Object.values(reversed),
      reversed_settled,
      settled,
      open_after,
    ]
    expect(rows.at(-1)).toBe([month, '0', '', 'total', ...total].join(','))
    const owner = await newOperatorToken(world.server, 'owner')
    expect(await actionsUpon(world.server, `commission ${month}`, owner)).toMatchObject([
      { action: 'commission.export' },
    ])
  })

  it('as PDF they are a document in the language of who reads it', async () => {
    const [month] = months
    const file = (language: 'en' | 'zh-CN') =>
      world.server.succeed(calls.exportCommissionStatement, { month, format: 'pdf' }, { token: finance, language })
    for (const language of ['en', 'zh-CN'] as const) {
      const { name, type, content } = await file(language)
      expect([name, type]).toEqual([`commission-${month}.pdf`, 'application/pdf'])
      const pdf = Buffer.from(content, 'base64').toString('latin1')
      expect(pdf.slice(0, 5)).toBe('%PDF-')
      expect(pdf).toContain(`/Lang (${language})`)
    }
  })
})
