import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { makeCall } from './harness/call.ts'
import { openPostgres, withClient } from './harness/database.ts'
import { median, printFigure } from './harness/figure.ts'
import { signInMembers } from './harness/members.ts'
import { envNumber, measure } from './harness/run.ts'
import { startServer } from './harness/server.ts'

/** Compares the lists of a member with `ENTRIES` lines in the bill to those of a member with a thousand: the cost of a page depends only on
 *  what it shows. `ROUNDS` changes the run. */
const entries = envNumber('ENTRIES', 1_000_000)
const fewEntries = 1000
const rounds = envNumber('ROUNDS', 40)
const movesAtOnce = 50
const lanes = 2
const monthMs = 30 * 86_400_000

/** Lines of member $1 over two years from $3 on, $2 in number, fifty to a transfer, out of account $4; every hundredth transfer goes out. Written as the ledger would have
 *  written them, but together: one by one a million of them take a quarter of an hour. The look at the whole ledger proves them. */
const fill = [
  `create temp table sides as
     select ledger_account($1, 'cash', 'money') as mine, ledger_account($1, 'held', 'money') as held, ledger_account(0, $4, 'money') as clearing`,
  `create temp table parts as
     select turn, turn % 100 = 99 as is_out, ($3::bigint + ${24 * monthMs} * turn::bigint / ceil($2 / ${movesAtOnce}.0))::bigint as at_ms
       from generate_series(0, ceil($2 / ${movesAtOnce}.0)::int - 1) turn`,
  `with made as (
     insert into ledger_transfers (kind, natural_key, request_hash, biz_no, remark, created_ms)
       select case when is_out then 'withdraw' else 'recharge' end, 'grow-' || $1 || '-' || turn, '', 'G', '', at_ms from parts order by turn
     returning id, natural_key
   ) select m.id, p.* into temp table numbered from parts p join made m on m.natural_key = 'grow-' || $1 || '-' || p.turn`,
  `insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms)
     select l.account_id, a.version + row_number() over line, l.id, l.leg, l.amount, a.balance + sum(l.amount) over line, l.type, l.other, l.at_ms
       from (
         select n, id, at_ms, s.*
           from generate_series(0, $2 - 1) n join numbered on turn = n / ${movesAtOnce} cross join sides cross join lateral (values
             (mine, n % ${movesAtOnce} * 2 + 1, case when is_out then -1 else 1 end, case when is_out then 'withdraw' else 'recharge' end, case when is_out then $1 else 0 end),
             (case when is_out then held else clearing end, n % ${movesAtOnce} * 2 + 2, case when is_out then 1 else -1 end, '', $1)
           ) s(account_id, leg, amount, type, other)
       ) l join ledger_accounts a on a.id = l.account_id
     window line as (partition by l.account_id order by l.n)
     order by l.n, l.leg`,
  `update ledger_accounts a set balance = e.balance_after, version = e.version, changed_ms = e.created_ms
     from (select distinct on (account_id) * from ledger_entries order by account_id, version desc) e where e.account_id = a.id and e.version > a.version`,
  `insert into ledger_months
     select account_id, to_char(to_timestamp(created_ms / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM'), bill_type, sum(greatest(amount, 0)),
            sum(greatest(-amount, 0)), count(*) filter (where amount > 0), count(*) filter (where amount < 0)
       from ledger_entries where account_id = (select mine from sides) group by 1, 2, 3`,
  `drop table sides, parts, numbered`,
]

/** Lines of an account never go back in time, so each member is paid by another one. */
async function fillBill(
  url: string,
  userId: number,
  total: number,
  payer: 'clearing_manual' | 'clearing_stripe',
): Promise<void> {
  const startMs = Date.now() - 24 * monthMs
  await withClient(url, async (client) => {
    // Triggers prove entry by entry what is looked at as a whole afterwards.
    await client.query(`set statement_timeout = 0; set session_replication_role = replica; begin`)
    const values = { $1: userId, $2: total, $3: startMs, $4: `'${payer}'` }
    for (const text of fill)
      await client.query(text.replaceAll(/\$[1-4]/g, (name) => String(values[name as keyof typeof values])))
    await client.query('commit; reset session_replication_role')
    const { rows } = await client.query('select invariant, wrong from ledger_check() where wrong > 0')
    if (rows.length > 0) throw new Error(`the ledger is not sound: ${JSON.stringify(rows)}`)
  })
}

await measure(async (run) => {
  const postgres = await openPostgres(run)
  const server = await run.save(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const [many, few] = await signInMembers(server.url, lanes)
  if (!many || !few) throw new Error('nobody signed in')
  await fillBill(postgres.url, few.id, fewEntries, 'clearing_stripe')
  await fillBill(postgres.url, many.id, entries, 'clearing_manual')
  await withClient(postgres.url, (client) => client.query('vacuum analyze'))

  const oldMonth = new Date(Date.now() - 23 * monthMs).toISOString().slice(0, 7)
  const requested = {
    'first page of the bill': (token: string) => makeCall(server.url, overviewCalls.listBills, {}, token),
    'page of one kind': (token: string) =>
      makeCall(server.url, overviewCalls.listBills, { bill_type: 'withdraw' }, token),
    'page of what went out': (token: string) =>
      makeCall(server.url, overviewCalls.listBills, { direction: 'out' }, token),
    'page of a month two years ago': (token: string) =>
      makeCall(server.url, overviewCalls.listBills, { month: oldMonth }, token),
    'page of one kind in that month': (token: string) =>
      makeCall(server.url, overviewCalls.listBills, { month: oldMonth, bill_type: 'withdraw' }, token),
    'search for an amount that every line has': (token: string) =>
      makeCall(server.url, overviewCalls.listBills, { keyword: '0.01' }, token),
    'search for an amount that no line has': (token: string) =>
      makeCall(server.url, overviewCalls.listBills, { keyword: '7.77' }, token),
    'search for a word that nothing is called': (token: string) =>
      makeCall(server.url, overviewCalls.listBills, { keyword: 'nothing of this name' }, token),
    'everything I have': (token: string) => makeCall(server.url, overviewCalls.getOverview, {}, token),
    'lines of one coin that went out': (token: string) =>
      makeCall(server.url, overviewCalls.listCoinLines, { coin_code: 'money', direction: 'out' }, token),
    transfers: (token: string) => makeCall(server.url, transferCalls.listTransfers, {}, token),
    orders: (token: string) => makeCall(server.url, orderCalls.listOrders, {}, token),
  }
  for (const [what, request] of Object.entries(requested)) {
    const took: Record<'many' | 'few', number[]> = { many: [], few: [] }
    for (let round = 0; round < rounds; round++)
      for (const [member, { token }] of Object.entries({ many, few }) as ['many' | 'few', typeof many][]) {
        const startMs = performance.now()
        await request(token)
        took[member].push(performance.now() - startMs)
      }
    printFigure({
      what,
      value: median(took.many),
      unit: 'ms',
      baseline: { what: `of a member with ${fewEntries} lines`, value: median(took.few) },
      entries,
    })
  }
})
