import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { postTransfer } from './post.ts'
import { findProof, proveLedger } from './proof.ts'
import { rollUp } from './roll-up.ts'
import { findBrokenSeal, sealNext } from './seal.ts'

let test: TestDatabase
const nowMs = Date.parse('2026-11-21T10:00:00Z')
const posting = { clock: () => nowMs, settings: { TIME_ZONE: 'UTC' } } as Parameters<typeof postTransfer>[0]
const later = nowMs + 600_000

beforeAll(async () => {
  test = await createTestDatabase()
  for (let index = 0; index < 20; index++) await fund()
})
afterAll(() => test.drop())

const guard = (how: 'disable' | 'enable') => `alter table ledger_transfers ${how} trigger user`

const fund = () =>
  test.database.transaction((tx) =>
    postTransfer(posting, tx, {
      kind: 'funding',
      key: randomUUID(),
      bizNo: 'F',
      moves: [{ route: 'funding.promo', coin: 'gold', amount: 5n, from: 0, to: 0 }],
    }),
  )

it('seals nothing that is young or whose queue was not added', async () => {
  expect(await sealNext(test.database, later)).toBe(0)
  await rollUp(test.database)
  expect(await sealNext(test.database, nowMs + 1000)).toBe(0)
  expect(await sealNext(test.database, later)).toBe(20)
  await fund()
  await rollUp(test.database)
  expect(await Promise.all([sealNext(test.database, later), sealNext(test.database, later)])).toEqual(
    expect.arrayContaining([1, 0]),
  )
})

it('check 25: a row that was edited with every guard off is found, and the ledger is no longer sound', async () => {
  expect(await findBrokenSeal(test.database)).toBeUndefined()
  const sound = await proveLedger(test.database, later)
  expect({ ...sound, findings: sound.findings.filter(({ wrong }) => wrong > 0) }).toMatchObject({
    is_sound: true,
    findings: [],
    solvency: [
      { coin_code: 'money', liabilities: '0', assets: '0' },
      { coin_code: 'gold', liabilities: '0', assets: '105' },
      { coin_code: 'point', liabilities: '0', assets: '0' },
    ],
  })
  const change = `update ledger_transfers set remark = 'mine' where id = (select min(id) + 3 from ledger_transfers)`
  for (const statement of [guard('disable'), change, guard('enable')]) await test.owner.execute(statement)
  expect(await findBrokenSeal(test.database)).toBe(1)
  expect((await proveLedger(test.database, later)).is_sound).toBe(false)
  expect((await findProof(test.database))?.is_sound).toBe(false)
})
