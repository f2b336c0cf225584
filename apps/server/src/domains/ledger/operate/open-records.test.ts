import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'
import { listOpenRecords } from './queries/explore.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const move = ({ userId }: Member, way: 'hold' | 'back', bizNo: string, amount: bigint): Promise<unknown> =>
  server.context.db.transaction((tx) =>
    server.domains.ledger.move(tx, {
      kind: way === 'hold' ? 'withdraw' : 'withdraw_back',
      key: randomUUID(),
      bizNo,
      moves: [
        {
          route: way === 'hold' ? 'withdraw.net' : 'withdraw_back.gross',
          coin: 'money',
          amount,
          from: userId,
          to: userId,
        },
      ],
    }),
  )

const open = async ({ userId }: Member) =>
  (await listOpenRecords(server.context.db, userId, 'held', 10)).map(({ biz_no, amount }) => [biz_no, amount])

it('what is held, by record, the oldest first: before and after everything was cleared once', async () => {
  const ana = await newMember(server)
  await give(server, ana.userId, 'money', '100.00')
  expect(await open(ana)).toEqual([])
  await move(ana, 'hold', 'W1', 500n)
  await move(ana, 'hold', 'W2', 700n)
  expect(await open(ana)).toEqual([
    ['W1', '500'],
    ['W2', '700'],
  ])
  await move(ana, 'back', 'W1', 500n)
  expect(await open(ana)).toEqual([['W2', '700']])
  await move(ana, 'back', 'W2', 700n)
  expect(await open(ana)).toEqual([])
  await move(ana, 'hold', 'W3', 900n)
  expect(await open(ana)).toEqual([['W3', '900']])
})
