import { randomUUID } from 'node:crypto'
import { largestMinor } from '@cliffhanger/rules/money.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { platformOwner } from './ledger-routes.ts'
import { type Move, PoolShort } from './post.ts'
import { openTestLedger, type TestLedger } from './testing.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.test.drop())
afterEach(() => ledger.expectSound())

const outcomes = async (works: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(works)
  const errors = settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
  return { done: settled.length - errors.length, faults: [...new Set(errors)] }
}

describe('S-109: every change of value is a transfer that sums to zero', () => {
  it('moves at once on the members side and queues on the platforms', async () => {
    const ana = await ledger.newMember()
    await ledger.recharge(ana, 1000n)
    expect(await ledger.cashOf(ana)).toBe(1000n)
    const queued = await ledger.database.query(`select amount from ledger_unposted`)
    expect(queued).toEqual([{ amount: -1000 }])
  })

  it('lets nobody below zero, and nothing of a refused act stays', async () => {
    const [ana, bao] = [await ledger.newMember(), await ledger.newMember()]
    await ledger.recharge(ana, 100n)
    await expect(ledger.pay(ana, bao, 101n)).rejects.toMatchObject({ refusal: 'insufficientBalance' })
    expect([await ledger.cashOf(ana), await ledger.cashOf(bao)]).toEqual([100n, 0n])
  })

  it('check 1: of 50 payments of all there is, one goes through', async () => {
    const [ana, bao] = [await ledger.newMember(), await ledger.newMember()]
    await ledger.recharge(ana, 100n)
    const { done, faults: errors } = await outcomes(Array.from({ length: 50 }, () => ledger.pay(ana, bao, 100n)))
    expect({ done, faults: errors }).toEqual({ done: 1, faults: ['insufficientBalance'] })
    expect([await ledger.cashOf(ana), await ledger.cashOf(bao)]).toEqual([0n, 100n])
  })

  it('check 2: the same act 50 times at once is one transfer', async () => {
    const ana = await ledger.newMember()
    const key = randomUUID()
    const posted = await Promise.all(Array.from({ length: 50 }, () => ledger.recharge(ana, 70n, key)))
    expect(new Set(posted.map(({ transferId }) => transferId)).size).toBe(1)
    expect(posted.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
    expect(await ledger.cashOf(ana)).toBe(70n)
  })

  it('check 3: a key that stands for another amount is refused, in turn and at once', async () => {
    const ana = await ledger.newMember()
    const key = randomUUID()
    await ledger.recharge(ana, 70n, key)
    await expect(ledger.recharge(ana, 71n, key)).rejects.toMatchObject({ refusal: 'idempotencyKeyReused' })
    const racing = randomUUID()
    const { done } = await outcomes([1n, 2n, 3n, 4n].map((amount) => ledger.recharge(ana, amount, racing)))
    expect(done).toBe(1)
  })

  it('check 5: a balance that would not fit is refused, whole', async () => {
    const ana = await ledger.newMember()
    await ledger.recharge(ana, largestMinor)
    await expect(ledger.recharge(ana, 1n)).rejects.toMatchObject({ refusal: 'amountOutOfRange' })
    await expect(ledger.recharge(await ledger.newMember(), largestMinor + 1n)).rejects.toMatchObject({
      refusal: 'amountOutOfRange',
    })
    expect(await ledger.cashOf(ana)).toBe(largestMinor)
  })

  it('check 7: payments to and fro at once meet no deadlock and keep the sum', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(ledger.newMember))
    for (const id of people) await ledger.recharge(id, 1000n)
    const pairs = Array.from(
      { length: 200 },
      (_, index) => [people[index % 4] ?? 0, people[(index + 1 + (index % 3)) % 4] ?? 0] as const,
    )
    const { done, faults: errors } = await outcomes(pairs.map(([from, to]) => ledger.pay(from, to, 7n)))
    expect({ done, faults: errors }).toEqual({ done: 200, faults: [] })
    const sums = await Promise.all(people.map(ledger.cashOf))
    expect(sums.reduce((one, other) => one + other)).toBe(4000n)
  })

  it.each<[string, readonly Move[]]>([
    ['an unknown way', [{ route: 'nowhere' as 'transfer.cash', coin: 'money', amount: 1n, from: 1, to: 2 }]],
    ['a way of another kind', [{ route: 'recharge.manual', coin: 'money', amount: 1n, from: 0, to: 1 }]],
    ['nothing', [{ route: 'transfer.cash', coin: 'money', amount: 0n, from: 1, to: 2 }]],
    ['less than nothing', [{ route: 'transfer.cash', coin: 'money', amount: -1n, from: 1, to: 2 }]],
    ['to oneself', [{ route: 'transfer.cash', coin: 'money', amount: 1n, from: 1, to: 1 }]],
    ['the platform as a member', [{ route: 'transfer.cash', coin: 'money', amount: 1n, from: 1, to: 0 }]],
  ])('refuses %s', async (_what, moves) => {
    await expect(ledger.post({ kind: 'transfer', moves })).rejects.toMatchObject({ code: 'P0400' })
  })

  it('S-112: a pool pays what was put in and no more', async () => {
    const ana = await ledger.newMember()
    const reward = () =>
      ledger.post({
        kind: 'recharge_reward',
        moves: [{ route: 'recharge_reward.gold', coin: 'gold', amount: 30n, from: platformOwner, to: ana }],
      })
    await expect(reward()).rejects.toThrow(PoolShort)
    await ledger.post({
      kind: 'funding',
      moves: [{ route: 'funding.promo', coin: 'gold', amount: 50n, from: platformOwner, to: platformOwner }],
    })
    await reward()
    await expect(reward()).rejects.toMatchObject({ pool: 'promo_pool' })
  })
})

it('S-113: granted gold is spent soonest first', async () => {
  const ana = await ledger.newMember()
  await ledger.post({
    kind: 'funding',
    moves: [{ route: 'funding.promo', coin: 'gold', amount: 100n, from: platformOwner, to: platformOwner }],
  })
  for (const [amount, expiresMs] of [
    [10n, 300],
    [10n, undefined],
    [10n, 200],
  ] as const)
    await ledger.post({
      kind: 'recharge_reward',
      moves: [
        {
          route: 'recharge_reward.gold',
          coin: 'gold',
          amount,
          from: platformOwner,
          to: ana,
          ...(expiresMs && { expiresMs }),
        },
      ],
    })
  await ledger.post({
    kind: 'expire',
    moves: [{ route: 'expire.gold', coin: 'gold', amount: 15n, from: ana, to: platformOwner }],
  })
  const lots = await ledger.database.query(
    `select left_amount, expires_ms from gold_lots where user_id = $1 order by id`,
    [ana],
  )
  expect(lots).toEqual([
    { left_amount: 5, expires_ms: 300 },
    { left_amount: 10, expires_ms: null },
    { left_amount: 0, expires_ms: 200 },
  ])
})
