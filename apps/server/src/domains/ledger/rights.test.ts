import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { escrowOf, platformOwner } from './ledger-routes.ts'
import { openTestLedger, type TestLedger } from './testing.ts'

/** Check 25: what the server's own statements may do to the ledger, whatever they are. */

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.test.drop())
afterEach(() => ledger.expectSound())

const mayNot = { code: '42501' }
const attempt = (statement: string) => ledger.database.execute(statement, [], { prepare: false })

const changesOf = (table: string, column: string) => [
  `update ${table} set ${column} = ${column}`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
  `select 1 from ${table} for update`,
]

it.each([
  ['ledger_entries', 'leg'],
  ['ledger_transfers', 'remark'],
  ['ledger_accounts', 'balance'],
  ['ledger_unposted', 'amount'],
  ['ledger_months', 'in_sum'],
  ['ledger_purposes', 'floor'],
  ['ledger_routes', 'in_type'],
  ['gold_lots', 'left_amount'],
  ['ledger_stakes', 'amount'],
  ['ledger_payees', 'user_id'],
  ['ledger_reversals', 'kind'],
])('check 25: %s is read, and nothing else', async (table, column) => {
  const ana = await ledger.newMember()
  await ledger.recharge(ana, 5n)
  const gift = { route: 'correction.gold_in', coin: 'gold', amount: 5n, from: platformOwner, to: ana } as const
  await ledger.post({ kind: 'correction', moves: [gift] })
  await ledger.database.execute(`select ledger_name_payee($1, $2)`, [escrowOf(ana), await ledger.newMember()])
  const stake = { route: 'crowdfunding.cash', coin: 'money', amount: 5n, from: ana, to: escrowOf(ana) } as const
  await ledger.post({ kind: 'crowdfunding', moves: [stake] })
  expect(await ledger.database.find(`select * from ${table}`)).toBeDefined()
  const lock = `do $$ begin lock table ${table} in row exclusive mode; end $$`
  for (const statement of [...changesOf(table, column), `insert into ${table} default values`, lock])
    await expect(attempt(statement), statement).rejects.toMatchObject(mayNot)
})

it.each([
  ['ledger_seals', 'sealed_ms'],
  ['ledger_checks', 'checked_ms'],
])('check 25: %s is read and added to, and nothing else', async (table, column) => {
  for (const statement of changesOf(table, column))
    await expect(attempt(statement), statement).rejects.toMatchObject(mayNot)
})

it.each([
  `select ledger_move_lots(1, 5, null)`,
  `select ledger_move_stake(1, 1, 5)`,
  `select ledger_account(1, 'cash', 'money')`,
  `select nextval('ledger_transfers_id_seq')`,
  `select setval('ledger_account_ids', 1)`,
  'set session_replication_role = replica',
  'alter table ledger_entries disable trigger user',
  `create or replace function ledger_deny() returns trigger language plpgsql as 'begin return new; end'`,
  'create table public.ledger_twins (id int)',
  'update schema_migrations set name = name',
])('check 25: no way around: %s', async (statement) => {
  await expect(attempt(statement)).rejects.toMatchObject(mayNot)
})

/** `ledger_requests` are what operators ask for: rows of business, posted once they are agreed to. */
it('check 25: what is added later is no way around either', async () => {
  const writable = await ledger.database.query<{ name: string }>(
    `select c.relname || ' ' || lower(p) as name from pg_class c, unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) p
      where c.relkind = 'r' and (c.relname like 'ledger\\_%' or c.relname = 'gold_lots') and c.relname <> 'ledger_requests' and has_table_privilege(c.oid, p) order by 1`,
  )
  expect(writable.map(({ name }) => name)).toEqual(['ledger_checks insert', 'ledger_seals insert'])
  const unfixed = await ledger.database.query(
    `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
        and 'search_path=public, pg_temp' = any (proconfig) is not true`,
  )
  expect(unfixed).toEqual([])
})

it('check 25: temporary tables do not stand in for those of the ledger, neither while it posts nor when it proves', async () => {
  const [ana, bao] = [await ledger.newMember(), await ledger.newMember()]
  await ledger.recharge(ana, 5n)
  const payDisguised = (amount: number) =>
    ledger.database.transaction(async (tx) => {
      for (const name of ['ledger_accounts', 'ledger_entries', 'ledger_transfers', 'ledger_unposted'])
        await tx.execute(`create temporary table ${name} on commit drop as select * from public.${name}`, [], {
          prepare: false,
        })
      await tx.execute('update pg_temp.ledger_accounts set balance = 1000')
      await tx.execute('set local search_path = pg_temp, public')
      await tx.execute(
        `select ledger_post('transfer', $1, '', '', 0, null, 1, '2026-11', '{transfer.cash}',
                            array[$2]::bigint[], array[$3]::bigint[], '{money}', array[$4]::bigint[], '{null}')`,
        [randomUUID(), ana, bao, amount],
      )
    })
  await expect(payDisguised(6)).rejects.toMatchObject({ code: 'P0402' })
  await payDisguised(2)
  expect([await ledger.cashOf(ana), await ledger.cashOf(bao)]).toEqual([3n, 2n])
})
