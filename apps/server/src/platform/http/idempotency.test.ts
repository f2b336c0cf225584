import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { forgetOldKeys, runOnce } from './idempotency.ts'
import { Refusal, refuse } from './refusal.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  await test.owner.execute(`create table coins (spent int not null)`)
})

afterAll(() => test.drop())

const request = (key: string, body: unknown = { coins: 5 }) => ({ owner: 'u1', key, call: 'spend', body, nowMs: 1_000 })
const spend = (tx: { execute(text: string, values: readonly unknown[]): Promise<number> }, coins: number) =>
  tx.execute(`insert into coins values ($1)`, [coins])
const spentCoins = async () =>
  (await test.database.one<{ total: number }>(`select coalesce(sum(spent), 0)::int as total from coins`)).total

const refusalOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof Refusal ? error.refusal : error
}

describe('idempotency keys', () => {
  it('S-110: a repeat with the same body gets the first reply without acting again', async () => {
    const before = await spentCoins()
    const action = () =>
      runOnce(test.database, request('repeat-1'), async (tx) => {
        await spend(tx, 5)
        return { left: 95 }
      })
    expect([await action(), await action()]).toEqual([{ left: 95 }, { left: 95 }])
    expect(await spentCoins()).toBe(before + 5)
  })

  it('S-110: ten at once act once', async () => {
    const before = await spentCoins()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        runOnce(test.database, request('at-once-1'), async (tx) => {
          await spend(tx, 7)
          return 'done'
        }),
      ),
    )
    expect(new Set(replies)).toEqual(new Set(['done']))
    expect(await spentCoins()).toBe(before + 7)
  })

  it('E-52: another body under the same key is refused with 4008', async () => {
    await runOnce(test.database, request('other-body'), async () => 'first')
    expect(await refusalOf(runOnce(test.database, request('other-body', { coins: 6 }), async () => 'second'))).toBe(
      'idempotencyKeyReused',
    )
  })

  it('E-53: a request that is still under way is refused with 4009', async () => {
    let finish = () => {}
    const running = new Promise<void>((resolve) => {
      finish = resolve
    })
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve
    })
    const first = runOnce(test.database, request('under-way'), async () => {
      begun()
      await running
      return 'first'
    })
    await hasBegun
    expect(await refusalOf(runOnce(test.database, request('under-way'), async () => 'second'))).toBe('stillProcessing')
    finish()
    expect(await first).toBe('first')
  })

  it('keeps nothing of a refused attempt, so that the key can be used again', async () => {
    const before = await spentCoins()
    const refused = runOnce(test.database, request('refused'), async (tx) => {
      await spend(tx, 9)
      return refuse('insufficientBalance')
    })
    expect(await refusalOf(refused)).toBe('insufficientBalance')
    expect(await spentCoins()).toBe(before)
    expect(await runOnce(test.database, request('refused'), async () => 'later')).toBe('later')
  })

  it('one member does not see the reply of another under the same key', async () => {
    await runOnce(test.database, request('shared'), async () => 'mine')
    expect(await runOnce(test.database, { ...request('shared'), owner: 'u2' }, async () => 'his')).toBe('his')
  })

  it('C-52: keys are forgotten after 24 hours', async () => {
    await runOnce(test.database, { ...request('day-old'), nowMs: 0 }, async () => 'old')
    await forgetOldKeys(test.database, 86_400_001)
    expect(await runOnce(test.database, { ...request('day-old'), nowMs: 86_400_001 }, async () => 'new')).toBe('new')
  })
})
