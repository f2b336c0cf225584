import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from './check.ts'
import { proveLedger } from './proof.ts'
import { rollUp } from './roll-up.ts'
import { sealNext } from './seal.ts'
import { openTestLedger, type TestLedger } from './testing.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.test.drop())
afterEach(() => ledger.expectSound())

describe('what was written stays', () => {
  it.each([
    ['ledger_entries', 'leg'],
    ['ledger_transfers', 'remark'],
    ['ledger_seals', 'sealed_ms'],
    ['ledger_checks', 'checked_ms'],
  ])('check 25: not even its owner changes, deletes or empties %s', async (table, column) => {
    await ledger.recharge(await ledger.newMember(), 5n)
    await rollUp(ledger.database)
    await sealNext(ledger.database, ledger.time.nowMs + hourMs)
    await proveLedger(ledger.database, ledger.time.nowMs)
    for (const action of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(ledger.test.owner.execute(action, [], { prepare: false })).rejects.toMatchObject({ code: 'P0403' })
  })

  it('a transfer that does not sum to zero, and an entry that does not follow, cannot be committed', async () => {
    const ana = await ledger.newMember()
    await ledger.recharge(ana, 5n)
    const { id } = await ledger.database.one<{ id: number }>(`select id from ledger_accounts where owner_id = $1`, [
      ana,
    ])
    const transfer = (tx: { one: typeof ledger.database.one }) =>
      tx.one<{ id: number }>(
        `insert into ledger_transfers (kind, natural_key, request_hash, biz_no, remark, created_ms) values ('x', $1, '', '', '', 0) returning id`,
        [randomUUID()],
      )
    const entry = `insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms) values ($1, $2, $3, 1, 3, $4, '', 0, 0)`
    const uneven = ledger.test.owner.transaction(async (tx) => tx.execute(entry, [id, 2, (await transfer(tx)).id, 8]))
    await expect(uneven).rejects.toMatchObject({ code: 'P0500' })
    const broken = ledger.test.owner.transaction(async (tx) => tx.execute(entry, [id, 2, (await transfer(tx)).id, 9]))
    await expect(broken).rejects.toMatchObject({ code: 'P0500' })
    const gap = ledger.test.owner.transaction(async (tx) => tx.execute(entry, [id, 4, (await transfer(tx)).id, 8]))
    await expect(gap).rejects.toMatchObject({ code: 'P0500' })
  })

  it.each(['delete from ledger_accounts', 'truncate ledger_accounts cascade'])(
    'check 25: not even its owner takes an account away: %s',
    async (action) => {
      await ledger.recharge(await ledger.newMember(), 5n)
      await expect(ledger.test.owner.execute(action, [], { prepare: false })).rejects.toMatchObject({ code: 'P0403' })
    },
  )

  it('a line of an account or a transfer that is not there is refused, at once and in the queue', async () => {
    const ana = await ledger.newMember()
    await ledger.recharge(ana, 5n)
    const { account, transfer } = await ledger.database.one<{ account: number; transfer: number }>(
      `select (select id from ledger_accounts where owner_id = $1) as account, (select max(id) from ledger_transfers) as transfer`,
      [ana],
    )
    const entry = `insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms) values ($1, $2, $3, 1, 3, $4, '', 0, 0)`
    const waiting = `insert into ledger_unposted (account_id, transfer_id, leg, amount, other_id, created_ms) values ($1, $2, 1, 3, 0, 0)`
    const nobody = 999_999_999
    for (const [statement, values] of [
      [entry, [account, 2, nobody, 8]],
      [entry, [nobody, 1, transfer, 3]],
      [waiting, [account, nobody]],
      [waiting, [nobody, transfer]],
    ] as const)
      await expect(ledger.test.owner.execute(statement, values)).rejects.toMatchObject({ code: '23503' })
  })

  it('time never goes back inside an account, whatever the clock does', async () => {
    const ana = await ledger.newMember()
    await ledger.recharge(ana, 1n)
    ledger.time.nowMs -= dayMs
    await ledger.recharge(ana, 1n)
    ledger.time.nowMs += dayMs
    const times = await ledger.database.query<{ created_ms: number }>(
      `select e.created_ms from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.owner_id = $1 order by e.version`,
      [ana],
    )
    expect(times.map(({ created_ms }) => created_ms)).toEqual([ledger.time.nowMs, ledger.time.nowMs])
  })
})

describe('the queue of deferred accounts', () => {
  it('is added in order, once, by several at once', async () => {
    const ana = await ledger.newMember()
    await Promise.all(Array.from({ length: 40 }, () => ledger.recharge(ana, 3n)))
    await Promise.all([rollUp(ledger.database), rollUp(ledger.database), rollUp(ledger.database)])
    while ((await rollUp(ledger.database)) > 0);
    expect(await ledger.database.query(`select 1 from ledger_unposted`)).toEqual([])
  })
})

it('any mix of acts keeps every invariant and agrees with a model', async () => {
  const people = await Promise.all([1, 2, 3].map(ledger.newMember))
  const model = new Map(people.map((id) => [id, 0n]))
  const who = () => fc.integer({ min: 0, max: 2 })
  const action = fc.oneof(
    fc.record({ do: fc.constant('recharge' as const), to: who(), amount: fc.bigInt(1n, 500n) }),
    fc.record({ do: fc.constant('pay' as const), from: who(), to: who(), amount: fc.bigInt(1n, 300n) }),
    fc.record({ do: fc.constant('roll' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
      const [expected, answered]: [boolean[], boolean[]] = [[], []]
      for (const one of actions) {
        if (one.do === 'roll') await rollUp(ledger.database)
        else if (one.do === 'recharge') {
          const to = people[one.to] ?? 0
          await ledger.recharge(to, one.amount)
          model.set(to, (model.get(to) ?? 0n) + one.amount)
        } else {
          const [from, to] = [people[one.from] ?? 0, people[one.to] ?? 0]
          const isPossible = from !== to && (model.get(from) ?? 0n) >= one.amount
          const done = await ledger.pay(from, to, one.amount).then(
            () => true,
            () => false,
          )
          expected.push(isPossible)
          answered.push(done)
          const moved = isPossible ? one.amount : 0n
          model.set(from, (model.get(from) ?? 0n) - moved)
          model.set(to, (model.get(to) ?? 0n) + moved)
        }
      }
      expect(answered).toEqual(expected)
      expect(await Promise.all(people.map(ledger.cashOf))).toEqual(people.map((id) => model.get(id)))
      expect((await checkLedger(ledger.database)).filter(({ wrong }) => wrong > 0)).toEqual([])
    }),
    { numRuns: 40 },
  )
})
