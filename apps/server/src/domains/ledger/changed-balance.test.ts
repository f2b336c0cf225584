import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { give } from '../../testing/wallet.ts'
import { proveLedger } from './proof.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('L9: the hourly look finds a balance that the owner of the database changed', async () => {
  const { context, owner } = server
  const { userId } = await newMember(server)
  await give(server, userId, 'bought', '50')
  expect(await proveLedger(context.db, context.clock())).toMatchObject({ is_sound: true })
  const change = (by: number) =>
    owner.execute(`update ledger_accounts set balance = balance + $2 where owner_id = $1 and balance > 0`, [userId, by])
  expect(await change(1)).toBeGreaterThan(0)
  const proof = await proveLedger(context.db, context.clock())
  expect(proof.is_sound).toBe(false)
  expect(proof.findings.filter(({ wrong }) => wrong > 0)).not.toEqual([])
  await change(-1)
  expect(await proveLedger(context.db, context.clock())).toMatchObject({ is_sound: true })
})
