import { randomUUID } from 'node:crypto'
import { largestMinor, type Minor } from '@cliffhanger/rules/money.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { createAccount } from '../../account/index.ts'
import { checkLedger } from './check.ts'
import { type Move, type NewTransfer, PoolShort, postTransfer } from './post.ts'
import { rollUp } from './roll-up.ts'
import { platformOwner } from './ways.ts'

let test: TestDatabase
let nowMs = Date.parse('2026-11-21T10:00:00Z')
const posting = { clock: () => nowMs, settings: { TIME_ZONE: 'UTC' } } as Parameters<typeof postTransfer>[0]

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** After every test the ledger is sound, before and after its queue was added. */
afterEach(async () => {
  const sound = async () => expect((await checkLedger(test.database)).filter(({ wrong }) => wrong > 0)).toEqual([])
  await sound()
  await rollUp(test.database)
  await sound()
})

const newMember = async (): Promise<number> => {
  const account = { loginType: 'auto', address: '127.0.0.1', language: 'en', nickName: 'M', userType: 0 } as const
  return (await test.database.transaction((tx) => createAccount(tx, account, nowMs))).id
}

const post = (transfer: Omit<NewTransfer, 'key' | 'bizNo'> & Partial<NewTransfer>) =>
  test.database.transaction((tx) => postTransfer(posting, tx, { key: randomUUID(), bizNo: 'B1', ...transfer }), {
    retries: 3,
  })

const recharge = (to: number, amount: Minor, key?: string) =>
  post({
    kind: 'recharge',
    ...(key && { key }),
    moves: [{ route: 'recharge.manual', coin: 'money', amount, from: platformOwner, to }],
  })

const pay = (from: number, to: number, amount: Minor, key?: string) =>
  post({ kind: 'transfer', ...(key && { key }), moves: [{ route: 'transfer.cash', coin: 'money', amount, from, to }] })

const cashOf = async (userId: number): Promise<bigint> =>
  BigInt(
    (
      await test.database.find<{ balance: string }>(
        `select balance::text as balance from ledger_accounts where owner_id = $1 and purpose = 'cash'`,
        [userId],
      )
    )?.balance ?? 0,
  )

const outcomes = async (works: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(works)
  const faults = settled.flatMap((one) => (one.status === 'rejected' ? [String((one.reason as Error).message)] : []))
  return { done: settled.length - faults.length, faults: [...new Set(faults)] }
}

describe('S-109: every change of value is a transfer that sums to zero', () => {
  it('moves at once on the members side and queues on the platforms', async () => {
    const ana = await newMember()
    await recharge(ana, 1000n)
    expect(await cashOf(ana)).toBe(1000n)
    const queued = await test.database.query(`select amount from ledger_unposted`)
    expect(queued).toEqual([{ amount: -1000 }])
  })

  it('lets nobody below zero, and nothing of a refused act stays', async () => {
    const [ana, bao] = [await newMember(), await newMember()]
    await recharge(ana, 100n)
    await expect(pay(ana, bao, 101n)).rejects.toMatchObject({ refusal: 'insufficientBalance' })
    expect([await cashOf(ana), await cashOf(bao)]).toEqual([100n, 0n])
  })

  it('check 1: of 50 payments of all there is, one goes through', async () => {
    const [ana, bao] = [await newMember(), await newMember()]
    await recharge(ana, 100n)
    const { done, faults } = await outcomes(Array.from({ length: 50 }, () => pay(ana, bao, 100n)))
    expect({ done, faults }).toEqual({ done: 1, faults: ['insufficientBalance'] })
    expect([await cashOf(ana), await cashOf(bao)]).toEqual([0n, 100n])
  })

  it('check 2: the same act 50 times at once is one transfer', async () => {
    const ana = await newMember()
    const key = randomUUID()
    const posted = await Promise.all(Array.from({ length: 50 }, () => recharge(ana, 70n, key)))
    expect(new Set(posted.map(({ transferId }) => transferId)).size).toBe(1)
    expect(posted.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
    expect(await cashOf(ana)).toBe(70n)
  })

  it('check 3: a key that stands for another amount is refused, in turn and at once', async () => {
    const ana = await newMember()
    const key = randomUUID()
    await recharge(ana, 70n, key)
    await expect(recharge(ana, 71n, key)).rejects.toMatchObject({ refusal: 'idempotencyKeyReused' })
    const racing = randomUUID()
    const { done } = await outcomes([1n, 2n, 3n, 4n].map((amount) => recharge(ana, amount, racing)))
    expect(done).toBe(1)
  })

  it('check 5: a balance that would not fit is refused, whole', async () => {
    const ana = await newMember()
    await recharge(ana, largestMinor)
    await expect(recharge(ana, 1n)).rejects.toMatchObject({ refusal: 'amountOutOfRange' })
    await expect(recharge(await newMember(), largestMinor + 1n)).rejects.toMatchObject({ refusal: 'amountOutOfRange' })
    expect(await cashOf(ana)).toBe(largestMinor)
  })

  it('check 7: payments to and fro at once meet no deadlock and keep the sum', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(newMember))
    for (const id of people) await recharge(id, 1000n)
    const pairs = Array.from(
      { length: 200 },
      (_, index) => [people[index % 4] ?? 0, people[(index + 1 + (index % 3)) % 4] ?? 0] as const,
    )
    const { done, faults } = await outcomes(pairs.map(([from, to]) => pay(from, to, 7n)))
    expect({ done, faults }).toEqual({ done: 200, faults: [] })
    const sums = await Promise.all(people.map(cashOf))
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
    await expect(post({ kind: 'transfer', moves })).rejects.toMatchObject({ code: 'P0400' })
  })

  it('S-112: a pool pays what was put in and no more', async () => {
    const ana = await newMember()
    const reward = () =>
      post({
        kind: 'recharge_reward',
        moves: [{ route: 'recharge_reward.gold', coin: 'gold', amount: 30n, from: platformOwner, to: ana }],
      })
    await expect(reward()).rejects.toThrow(PoolShort)
    await post({
      kind: 'funding',
      moves: [{ route: 'funding.promo', coin: 'gold', amount: 50n, from: platformOwner, to: platformOwner }],
    })
    await reward()
    await expect(reward()).rejects.toMatchObject({ pool: 'promo_pool' })
  })
})

it('S-113: granted gold is spent soonest first', async () => {
  const ana = await newMember()
  await post({
    kind: 'funding',
    moves: [{ route: 'funding.promo', coin: 'gold', amount: 100n, from: platformOwner, to: platformOwner }],
  })
  for (const [amount, expiresMs] of [
    [10n, 300],
    [10n, undefined],
    [10n, 200],
  ] as const)
    await post({
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
  await post({
    kind: 'expire',
    moves: [{ route: 'expire.gold', coin: 'gold', amount: 15n, from: ana, to: platformOwner }],
  })
  const lots = await test.database.query(
    `select left_amount, expires_ms from gold_lots where user_id = $1 order by id`,
    [ana],
  )
  expect(lots).toEqual([
    { left_amount: 5, expires_ms: 300 },
    { left_amount: 10, expires_ms: null },
    { left_amount: 0, expires_ms: 200 },
  ])
})

describe('what was written stays', () => {
  it.each(['ledger_entries', 'ledger_transfers'])(
    'check 25: %s can be neither changed, deleted nor emptied',
    async (table) => {
      await recharge(await newMember(), 5n)
      const change = table === 'ledger_entries' ? 'leg = 9' : `remark = 'x'`
      for (const statement of [`update ${table} set ${change}`, `delete from ${table}`, `truncate ${table} cascade`])
        await expect(test.database.execute(statement, [], { prepare: false })).rejects.toMatchObject({ code: 'P0403' })
    },
  )

  it('a transfer that does not sum to zero, and an entry that does not follow, cannot be committed', async () => {
    const ana = await newMember()
    await recharge(ana, 5n)
    const { id } = await test.database.one<{ id: number }>(`select id from ledger_accounts where owner_id = $1`, [ana])
    const transfer = (tx: { one: typeof test.database.one }) =>
      tx.one<{ id: number }>(
        `insert into ledger_transfers (kind, natural_key, request_hash, biz_no, remark, created_ms) values ('x', $1, '', '', '', 0) returning id`,
        [randomUUID()],
      )
    const entry = `insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms) values ($1, $2, $3, 1, 3, $4, '', 0, 0)`
    const uneven = test.database.transaction(async (tx) => tx.execute(entry, [id, 2, (await transfer(tx)).id, 8]))
    await expect(uneven).rejects.toMatchObject({ code: 'P0500' })
    const broken = test.database.transaction(async (tx) => tx.execute(entry, [id, 2, (await transfer(tx)).id, 9]))
    await expect(broken).rejects.toMatchObject({ code: 'P0500' })
    const gap = test.database.transaction(async (tx) => tx.execute(entry, [id, 4, (await transfer(tx)).id, 8]))
    await expect(gap).rejects.toMatchObject({ code: 'P0500' })
  })

  it('an act is taken back once, the way it came', async () => {
    const [ana, bao] = [await newMember(), await newMember()]
    await recharge(ana, 50n)
    const { transferId } = await pay(ana, bao, 20n)
    const back = () =>
      post({
        kind: 'transfer',
        reverses: transferId,
        moves: [{ route: 'transfer.cash', coin: 'money', amount: 20n, from: bao, to: ana }],
      })
    await back()
    expect([await cashOf(ana), await cashOf(bao)]).toEqual([50n, 0n])
    await expect(back()).rejects.toMatchObject({ code: '23505' })
  })

  it('time never goes back inside an account, whatever the clock does', async () => {
    const ana = await newMember()
    await recharge(ana, 1n)
    nowMs -= 86_400_000
    await recharge(ana, 1n)
    nowMs += 86_400_000
    const times = await test.database.query<{ created_ms: number }>(
      `select e.created_ms from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.owner_id = $1 order by e.version`,
      [ana],
    )
    expect(times.map(({ created_ms }) => created_ms)).toEqual([nowMs, nowMs])
  })
})

describe('the queue of deferred accounts', () => {
  it('is added in order, once, by several at once', async () => {
    const ana = await newMember()
    await Promise.all(Array.from({ length: 40 }, () => recharge(ana, 3n)))
    await Promise.all([rollUp(test.database), rollUp(test.database), rollUp(test.database)])
    while ((await rollUp(test.database)) > 0);
    expect(await test.database.query(`select 1 from ledger_unposted`)).toEqual([])
  })
})

it('any mix of acts keeps every invariant and agrees with a model', async () => {
  const people = await Promise.all([1, 2, 3].map(newMember))
  const model = new Map(people.map((id) => [id, 0n]))
  const who = () => fc.integer({ min: 0, max: 2 })
  const act = fc.oneof(
    fc.record({ do: fc.constant('recharge' as const), to: who(), amount: fc.bigInt(1n, 500n) }),
    fc.record({ do: fc.constant('pay' as const), from: who(), to: who(), amount: fc.bigInt(1n, 300n) }),
    fc.record({ do: fc.constant('roll' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      for (const one of acts) {
        if (one.do === 'roll') await rollUp(test.database)
        else if (one.do === 'recharge') {
          const to = people[one.to] ?? 0
          await recharge(to, one.amount)
          model.set(to, (model.get(to) ?? 0n) + one.amount)
        } else {
          const [from, to] = [people[one.from] ?? 0, people[one.to] ?? 0]
          const isPossible = from !== to && (model.get(from) ?? 0n) >= one.amount
          const done = await pay(from, to, one.amount).then(
            () => true,
            () => false,
          )
          expect(done).toBe(isPossible)
          if (!isPossible) continue
          model.set(from, (model.get(from) ?? 0n) - one.amount)
          model.set(to, (model.get(to) ?? 0n) + one.amount)
        }
      }
      expect(await Promise.all(people.map(cashOf))).toEqual(people.map((id) => model.get(id)))
      expect((await checkLedger(test.database)).filter(({ wrong }) => wrong > 0)).toEqual([])
    }),
    { numRuns: 40 },
  )
})
