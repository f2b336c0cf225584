import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Member, newAddress } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expectSoundLedger, newPayer, payPassword } from '../../testing/wallet.ts'

/** Both make hundreds of calls one after the other. */
const patienceMs = 240_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const send = (from: Member, to: Member, amount: string, key: string) =>
  server.call(
    transferCalls.transfer,
    { to_user_id: to.userId, amount, pay_password: payPassword },
    { token: from.token, key, address: newAddress() },
  )

/** Sends a transfer and cuts the connection before its answer, `cutMs` after the last byte went. */
async function sendAndCut(from: Member, to: Member, amount: string, key: string, cutMs: number): Promise<void> {
  const body = JSON.stringify({ to_user_id: to.userId, amount, pay_password: payPassword })
  const lines = [
    `POST ${transferCalls.transfer.path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `authorization: Bearer ${from.token}`,
    `idempotency-key: ${key}`,
  ]
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  await new Promise<void>((resolve) => {
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, () => resolve())
  })
  await sleep(cutMs)
  socket.resetAndDestroy()
}

const isPosted = async (from: Member, key: string): Promise<boolean> =>
  (await server.context.db.find(`select 1 from ledger_transfers where natural_key = $1`, [
    `transfer:u${from.userId}:${key}`,
  ])) !== undefined

async function untilPosted(from: Member, key: string): Promise<void> {
  while (!(await isPosted(from, key))) await sleep(5)
}

it(
  'check 14: a connection cut at any moment leaves one transfer, and the same key finds its first answer',
  async () => {
    const [ana, bao] = [await newPayer(server, '100.00'), await newPayer(server)]
    const cuts = 16
    let before = 0
    for (let turn = 0; turn < cuts; turn++) {
      const key = randomUUID()
      const isLate = turn % 2 === 1
      await sendAndCut(ana, bao, '1.00', key, isLate ? 0 : turn * 4)
      // Every other time the answer was certainly on its way: what is stored by then must be what the retry finds.
      if (isLate) await untilPosted(ana, key)
      const stored = await isPosted(ana, key)
      if (stored) before++
      await expect.poll(async () => (await send(ana, bao, '1.00', key)).code, { timeout: 20_000 }).toBe(200)
      const [one, other] = [await send(ana, bao, '1.00', key), await send(ana, bao, '1.00', key)]
      expect(other.data).toEqual(one.data)
      expect((await send(ana, bao, '2.00', key)).code).toBe(4008)
      expect(one.data.balance).toBe(`${99 - turn}.00`)
    }
    expect(before).toBeGreaterThanOrEqual(cuts / 2)
    const { total } = await server.succeed(transferCalls.listTransfers, {}, { token: bao.token })
    expect(total).toBe(cuts)
  },
  patienceMs,
)

it(
  'docs/rules/money-checks.md: a bill of 10,000 lines, read page by page while lines are added, has no gap',
  async () => {
    const [ana, bao] = [await newPayer(server, '1000.00'), await newPayer(server)]
    for (let turn = 0; turn < 200; turn++)
      await server.context.db.one(
        `select ledger_post('recharge', 'fill-' || $1, 'F', '', 0, null, 1, '2026-11', array_fill('recharge.manual'::text, array[50]),
         array_fill(0::bigint, array[50]), array_fill($2::bigint, array[50]), array_fill('money'::text, array[50]),
         array_fill(100::bigint, array[50]), array_fill(null::bigint, array[50]))`,
        [turn, ana.userId],
      )
    const bills = async (page: number) =>
      server.succeed(overviewCalls.listBills, { page, limit: 100 }, { token: ana.token })
    const { total } = await bills(1)
    expect(total).toBe(10_001)
    const lines = new Map<number, { readonly amount: bigint; readonly after: bigint }>()
    let shown = 0
    let added = 0
    for (let page = 1; ; page++) {
      const { list } = await bills(page)
      if (list.length === 0) break
      shown += list.length
      for (const { id, direction, amount, balance_after } of list) {
        const minor = parseMinor(amount, 2) ?? 0n
        lines.set(id, { amount: direction === 'out' ? -minor : minor, after: parseMinor(balance_after, 2) ?? -1n })
      }
      if (page % 5 !== 0) continue
      expect((await send(ana, bao, '0.01', randomUUID())).code).toBe(200)
      added++
    }
    const gone = await server.succeed(overviewCalls.listBills, { direction: 'out', limit: 100 }, { token: ana.token })
    expect([gone.total, gone.list.length, new Set(gone.list.map(({ direction }) => direction))]).toEqual([
      added,
      added,
      new Set(['out']),
    ])
    // Every line pushed down by a new one comes once more, under its own id: a reader who goes by ids has each once.
    expect(shown - lines.size).toBe(added)
    expect(lines.size).toBe(total)
    const ordered = [...lines].toSorted(([one], [other]) => one - other)
    let balance = 0n
    for (const [id, { amount, after }] of ordered) {
      balance += amount
      expect([id, after]).toEqual([id, balance])
    }
  },
  patienceMs,
)

it('a line that waited behind a newer one stands in the month its sum counts it in', async () => {
  const ana = await newPayer(server)
  const march = Date.parse('2026-03-01T00:00:00+08:00')
  for (const [key, atMs, month] of [
    ['newer', march, '2026-03'],
    ['waited', march - 1, '2026-02'],
  ] as const)
    await server.context.db.one(
      `select ledger_post('recharge', $1, 'F', '', 0, null, $2, $3, array['recharge.manual'], array[0]::bigint[], array[$4]::bigint[],
         array['money'], array[100]::bigint[], array[null]::bigint[])`,
      [key, atMs, month, ana.userId],
    )
  for (const [month, lines] of [
    ['2026-02', 0],
    ['2026-03', 2],
  ] as const) {
    const question = { month, coin_code: 'money' } as const
    const { list, total, in_sum } = await server.succeed(overviewCalls.listBills, question, { token: ana.token })
    expect([month, list.length, total, in_sum]).toEqual([month, lines, lines, `${lines}.00`])
  }
})

it('an act ends also where transactions hold every other connection just when the configuration is to be read anew', async () => {
  const [ana, bao] = [await newPayer(server, '10.00'), await newPayer(server)]
  const { db } = server.context
  const gate = Promise.withResolvers<void>()
  const others = Array.from({ length: (db.pool.options.max ?? 2) - 1 }, () => db.transaction(() => gate.promise))
  server.advance(31_000)
  const reply = send(ana, bao, '1.00', randomUUID()).finally(gate.resolve)
  expect((await reply).code).toBe(200)
  await Promise.all(others)
})
