import { randomUUID } from 'node:crypto'
import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { PrintedDocument } from '../../../platform/documents/document.ts'
import { printPdf } from '../../../platform/documents/print.ts'
import { newAddress, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newPayer, payPassword } from '../../../testing/wallet.ts'
import { receiptDocument } from './receipt-document.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('a receipt is printed of what is booked, in the language of its reader, for nobody else', async () => {
  const [ana, bao] = [await newPayer(server, '10.00'), await newPayer(server)]
  const { record } = await server.succeed(
    transferCalls.transfer,
    { to_user_id: bao.userId, amount: '4.00', remark: 'Lunch', pay_password: payPassword },
    { token: ana.token, key: randomUUID(), address: newAddress() },
  )
  const number = record.order_no
  for (const [who, language] of [
    [ana, 'en'],
    [bao, 'zh-CN'],
  ] as const) {
    const { pdf } = await server.succeed(overviewCalls.getReceipt, { number }, { token: who.token, language })
    const bytes = Buffer.from(pdf, 'base64').toString('latin1')
    expect(bytes.slice(0, 5)).toBe('%PDF-')
    expect(bytes).toContain(`/Lang (${language})`)
  }
  const stranger = await newMember(server)
  const read = (of: string) => server.call(overviewCalls.getReceipt, { number: of }, { token: stranger.token })
  expect(await read(number)).toMatchObject({ code: 4002 })
  expect(await read('T000000-NOTHING')).toMatchObject({ code: 4002 })
})

it('nothing is printed for a reader who hung up while others were served', async () => {
  const ana = await newPayer(server, '10.00')
  const long: PrintedDocument = {
    title: 'Long',
    language: 'en',
    createdMs: 0,
    blocks: Array.from({ length: 500 }, (_, index) => ({ kind: 'paragraph', text: `Paragraph ${index}` })),
  }
  const printing = printPdf(long, { hasLeft: () => false })
  const address = `http://127.0.0.1:${server.port}${overviewCalls.getStatement.path}?month=2026-01`
  const headers = { authorization: `Bearer ${ana.token}` }
  await expect(fetch(address, { headers, signal: AbortSignal.timeout(300) })).rejects.toThrow()
  await printing
  const counted = /cliffhanger_call_seconds_count\{[^}]*call="vg-statement"[^}]*code="4006"[^}]*\} 1/
  await vi.waitFor(async () => expect(await server.context.metrics.registry.metrics()).toMatch(counted), 10_000)
})

it('says what moved, for what, when, and leaves out what is not there', () => {
  const bill: Bill = {
    id: 1,
    user_id: 2,
    coin_code: 'gold',
    purse: 'bought',
    direction: 'out',
    amount: '1200',
    balance_after: '0',
    bill_type: 'buy_video',
    biz_no: 'U3',
    title: 'Episode unlocked',
    remark: '',
    other_user: null,
    subject: { kind: 'drama', id: 5, name: 'The Heir', picture: '' },
    create_time: 1_790_000_000,
  }
  const { blocks, title } = receiptDocument([bill], [], {
    number: 'U3',
    language: 'en',
    timeZone: 'UTC',
    moneyName: 'USD',
    nowMs: 0,
  })
  expect(title).toBe('Cliffhanger · Receipt')
  expect(blocks).toMatchObject([
    { kind: 'facts', facts: [['Order no.', 'U3']] },
    {
      kind: 'facts',
      facts: [
        ['Type', 'Episode unlocked'],
        ['For', 'The Heir'],
        ['Amount', '−1,200 Gold'],
        ['Time', expect.stringContaining('2026')],
      ],
    },
  ])
})
