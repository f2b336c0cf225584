import { randomUUID } from 'node:crypto'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { addStatement } from '@cliffhanger/rules/wallet/bills/statement.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newPayer, payPassword } from '../../../testing/wallet.ts'
import { listLines, sumSpan } from '../../ledger/index.ts'
import { accountsOf } from './lines.ts'
import { statementDocument } from './statement-document.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_FACTOR: '100' })
})
afterAll(() => server.close())

const monthNow = (): string => new Date(server.context.clock()).toISOString().slice(0, 7)

describe('a statement', () => {
  it('is printed in the language of its reader, also for a month in which nothing was', async () => {
    const ana = await newPayer(server, '10.00')
    for (const [language, month] of [
      ['zh-CN', monthNow()],
      ['vi', '2020-02'],
    ] as const) {
      const { pdf } = await server.succeed(overviewCalls.getStatement, { month }, { token: ana.token, language })
      const bytes = Buffer.from(pdf, 'base64').toString('latin1')
      expect(bytes.slice(0, 5)).toBe('%PDF-')
      expect(bytes).toContain(`/Lang (${language})`)
    }
  })

  it('names the field where the month is none, and is nobody else’s', async () => {
    const ana = await newPayer(server)
    const wrong = await server.call(overviewCalls.getStatement, { month: '2026-13' }, { token: ana.token })
    expect(wrong).toMatchObject({ code: 4000 })
    const open = await server.call(overviewCalls.getStatement, { month: monthNow() })
    expect(open.code).not.toBe(200)
  })

  it('adds up over random transfers: opening and lines are the closing balance, at every cut of time', async () => {
    const [ana, bao] = [await newPayer(server, '500.00'), await newPayer(server, '500.00')]
    const marks: number[] = []
    for (let step = 0; step < 12; step++) {
      const [from, to] = Math.random() < 0.5 ? [ana, bao] : [bao, ana]
      const amount = `${1 + Math.floor(Math.random() * 9)}.00`
      await server.succeed(
        transferCalls.transfer,
        { to_user_id: to.userId, amount, pay_password: payPassword },
        { token: from.token, key: randomUUID(), address: newAddress() },
      )
      server.advance(1000)
      marks.push(server.context.clock())
    }
    const { db } = server.context
    const ids = (await accountsOf(db, ana.userId, 'money')).map(({ id }) => id)
    const balanceAt = async (ms: number) => (await sumSpan(db, ids, { sinceMs: ms, untilMs: ms, billType: '' })).opening
    for (const [index, sinceMs] of marks.entries())
      for (const untilMs of marks.slice(index)) {
        const totals = await sumSpan(db, ids, { sinceMs, untilMs, billType: '' })
        const filter = { accountIds: ids, sign: 0, billType: '', sinceMs, untilMs } as const
        const rows = (await listLines(db, filter, { offset: 0, limit: 3 })).toReversed()
        const added = addStatement(
          {
            opening: BigInt(totals.opening),
            ins: BigInt(totals.in_sum),
            outs: BigInt(totals.out_sum),
            count: totals.in_total + totals.out_total,
          },
          rows.map(({ amount }) => ({ amount: BigInt(amount) })),
        )
        expect(String(added.closing)).toBe(await balanceAt(untilMs))
        expect(added.lines.map(({ after }) => String(after))).toEqual(rows.map(({ balance_after: after }) => after))
      }
  })
})

it('says per coin what it began with, each line with what was there after it, and what it ended with', () => {
  const bill = {
    id: 4,
    user_id: 2,
    coin_code: 'gold',
    purse: 'bought',
    direction: 'out',
    amount: '60',
    balance_after: '40',
    bill_type: 'buy_video',
    biz_no: 'U3',
    title: 'Episode unlocked',
    remark: '',
    other_user: null,
    subject: { kind: 'drama', id: 5, name: 'The Heir', picture: '' },
    create_time: 1_790_000_000,
  } as const
  const added = addStatement({ opening: 1500n, ins: 100n, outs: 60n, count: 3 }, [{ amount: -60n, bill }])
  const outside = {
    order_no: 'V1',
    bill_type: 'buy_vip',
    title: 'Membership',
    amount: '9.99',
    refunded: '0.00',
    channel: 'Card',
    pay_time: 1_790_000_000,
  } as const
  const { blocks, title } = statementDocument([{ coin: 'gold', added }], [outside], {
    month: '2026-11',
    member: { name: 'Ana', number: '1000' },
    language: 'en',
    timeZone: 'America/New_York',
    moneyName: 'USD',
    nowMs: 0,
  })
  expect(title).toBe('Cliffhanger · Statement, November 2026')
  expect(blocks).toMatchObject([
    // Its clocks went back on the first of this month (S-152).
    {
      kind: 'facts',
      facts: [
        ['Member', 'Ana (1000)'],
        ['Period', 'November 2026'],
        ['Time zone', 'EDT / EST'],
      ],
    },
    { kind: 'heading', text: 'Gold' },
    {
      kind: 'facts',
      facts: [
        ['Opening balance', '1,500 Gold'],
        ['Total in', '100 Gold'],
        ['Total out', '60 Gold'],
        ['Closing balance', '1,540 Gold'],
      ],
    },
    {
      kind: 'table',
      rows: [
        ['', '2 earlier transactions (see the CSV file)', '+100', '1,600'],
        [expect.stringContaining('2026'), 'Episode unlocked · The Heir', '−60', '1,540'],
      ],
    },
    { kind: 'heading', text: 'Paid outside your balance' },
    { kind: 'paragraph' },
    { kind: 'table', rows: [[expect.stringContaining('2026'), 'Membership', 'Card', '$9.99']] },
  ])
})

it('says what was refunded of what was paid outside of the balance, in the money of the platform', () => {
  const paid = {
    order_no: 'V1',
    bill_type: 'buy_vip',
    title: 'Membership',
    amount: '1200.00',
    refunded: '0.00',
    channel: 'Card',
    pay_time: 1_790_000_000,
  } as const
  const { blocks } = statementDocument([], [paid, { ...paid, order_no: 'V2', refunded: '799.50' }], {
    month: '2026-11',
    member: { name: 'Ana', number: '1000' },
    language: 'pt',
    timeZone: 'UTC',
    moneyName: 'BRL',
    nowMs: 0,
  })
  const titles = ['Data e hora', 'Descrição', 'Forma de pagamento', 'Valor', 'Reembolsado']
  expect(blocks.at(-1)).toMatchObject({
    kind: 'table',
    columns: titles.map((title) => ({ title })),
    rows: [
      [expect.any(String), 'Membership', 'Card', 'R$\u00A01.200,00', ''],
      [expect.any(String), 'Membership', 'Card', 'R$\u00A01.200,00', 'R$\u00A0799,50'],
    ],
  })
})
