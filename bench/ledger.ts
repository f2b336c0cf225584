import type { QueryResult } from 'pg'
import { openDatabase } from '../apps/server/src/platform/database/db.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { openPostgres, withClient } from './harness/database.ts'
import { median, printFigure, round } from './harness/figure.ts'
import { preparePgbench, runPgbench } from './harness/pgbench.ts'
import { envNumber, measure } from './harness/run.ts'

/** The ledger without the server: transfers between random members and to one account everybody pays, beside pgbench's TPC-B-like test on
 *  the same cluster; then the look at a ledger of `ENTRIES`. `SECONDS`, `ROUNDS` and `CLIENTS` change the run. */
const seconds = envNumber('SECONDS', 5)
const rounds = envNumber('ROUNDS', 3)
const clients = envNumber('CLIENTS', 32)
const entries = envNumber('ENTRIES', 1_000_000)
const members = 10_000
const movesAtOnce = 50
/** What the server makes of 32 members who spend at once: three batches on their way, about ten in each (docs/adr/0015). */
const batches = { clients: 3, transfers: 10 }

/** pgbench's numbers are 64 bits; a natural key needs to be new for every act. */
const post = (kind: string, route: string, from: string, to: string) => `
\\set from random(1, ${members - 1})
\\set to random(:from + 1, ${members})
\\set one random(1, 9000000000000000000)
\\set two random(1, 9000000000000000000)
select * from ledger_post('${kind}', :one::text || '-' || :two::text, 'B', '', 0, null, 1700000000000, '2026-11',
  array['${route}'], array[${from}]::bigint[], array[${to}]::bigint[], array['money'], array[1]::bigint[], array[null]::bigint[]);
`
const spread = post('transfer', 'transfer.cash', ':from', ':to')
const hot = post('withdraw_paid', 'withdraw_paid.fee', ':from', '0')

const arrayOf = (value: string) => `array(select ${value} from generate_series(1, ${batches.transfers}) n)`
const payers = arrayOf(`(:base + n * 397) % ${members} + 1`)
const payees = arrayOf(`(:base + n * 397 + ${members / 2}) % ${members} + 1`)
/** Transfers of a batch, between members of whom none occurs twice. */
const together = `
\\set base random(1, ${members})
\\set one random(1, 9000000000000000000)
\\set two random(1, 9000000000000000000)
begin;
select ledger_lock_owners(${payers} || ${payees}, 'money');
select * from ledger_post_together('transfer', ${arrayOf(`:one::text || '-' || :two::text || '-' || n`)}, ${arrayOf(`'B'`)}, ${arrayOf(`''`)}, 1700000000000, '2026-11',
  ${arrayOf('n::int')}, ${arrayOf(`'transfer.cash'`)}, ${payers}::bigint[], ${payees}::bigint[], 'money', ${arrayOf('1::bigint')});
commit;
`

/** Everybody gets money to spend and money held, through the ledger. */
const fill = `
do $$ begin
  for block in 0 .. ${members / movesAtOnce} - 1 loop
    perform ledger_post('recharge', 'fill-' || block, 'F', '', 0, null, 1, '2026-11',
      array_fill('recharge.manual'::text, array[${movesAtOnce}]), array_fill(0::bigint, array[${movesAtOnce}]),
      (select array_agg(block * ${movesAtOnce} + n) from generate_series(1, ${movesAtOnce}) n),
      array_fill('money'::text, array[${movesAtOnce}]), array_fill(1000000000::bigint, array[${movesAtOnce}]), array_fill(null::bigint, array[${movesAtOnce}]));
    perform ledger_post('withdraw', 'hold-' || block, 'F', '', 0, null, 1, '2026-11',
      array_fill('withdraw.net'::text, array[${movesAtOnce}]), (select array_agg(block * ${movesAtOnce} + n) from generate_series(1, ${movesAtOnce}) n),
      (select array_agg(block * ${movesAtOnce} + n) from generate_series(1, ${movesAtOnce}) n),
      array_fill('money'::text, array[${movesAtOnce}]), array_fill(500000000::bigint, array[${movesAtOnce}]), array_fill(null::bigint, array[${movesAtOnce}]));
  end loop;
end $$`

const grow = (transfers: number) => `
do $$ begin
  for turn in 1 .. ${transfers} loop
    perform ledger_post('transfer', 'grow-' || turn, 'G', '', 0, null, 2, '2026-11',
      array_fill('transfer.cash'::text, array[${movesAtOnce}]),
      (select array_agg(1 + (turn * 7 + n * 13) % ${members}) from generate_series(1, ${movesAtOnce}) n),
      (select array_agg(1 + (turn * 7 + n * 13 + 1 + turn % 97) % ${members}) from generate_series(1, ${movesAtOnce}) n),
      array_fill('money'::text, array[${movesAtOnce}]), array_fill(1::bigint, array[${movesAtOnce}]), array_fill(null::bigint, array[${movesAtOnce}]));
  end loop;
end $$`

const names = ['tpcb', 'spread', 'together', 'hot'] as const
const scripts = {
  tpcb: { clients },
  spread: { clients, script: spread },
  together: { clients: batches.clients, script: together, transfers: batches.transfers },
  hot: { clients, script: hot },
} as const

/** What the rounds of a script measured. */
interface Rounds {
  readonly rates: number[]
  readonly latenciesMs: number[]
  /** Of the database's processor, for a transfer. */
  readonly processorUs: number[]
}

/** Runs all scripts in turns: what else the machine does meets each of them. */
async function runRounds(
  url: string,
  folder: string,
  postgresPid: number,
): Promise<Record<keyof typeof scripts, Rounds>> {
  const empty = (): Rounds => ({ rates: [], latenciesMs: [], processorUs: [] })
  const measured = { tpcb: empty(), spread: empty(), together: empty(), hot: empty() }
  for (let turn = 0; turn < rounds; turn++)
    for (const name of names) {
      const { transfers, ...script } = { transfers: 1, ...scripts[name] }
      const result = await runPgbench(url, { seconds, folder, ...script }, postgresPid)
      const perSecond = result.perSecond * transfers
      measured[name].rates.push(perSecond)
      measured[name].latenciesMs.push(result.meanMs)
      measured[name].processorUs.push((result.databaseSeconds * 1e6) / (perSecond * seconds))
    }
  return measured
}

function printTransfers(measured: Awaited<ReturnType<typeof runRounds>>): void {
  const baseline = { what: `pgbench tpcb-like, ${clients} clients`, value: median(measured.tpcb.rates) }
  printFigure({
    what: 'ledger transfers between members',
    value: median(measured.spread.rates),
    unit: 'transfers/s',
    baseline,
    clients,
    rounds,
    meanMs: median(measured.spread.latenciesMs),
    databaseUs: round(median(measured.spread.processorUs), 0),
    baselineUs: round(median(measured.tpcb.processorUs), 0),
  })
  printFigure({
    what: 'ledger transfers between members, ten in a transaction',
    value: median(measured.together.rates),
    unit: 'transfers/s',
    baseline,
    clients: batches.clients,
    databaseUs: round(median(measured.together.processorUs), 0),
  })
  printFigure({
    what: 'everybody pays one account',
    value: median(measured.hot.rates),
    unit: 'transfers/s',
    baseline: { what: 'transfers between random members', value: median(measured.spread.rates) },
    databaseUs: round(median(measured.hot.processorUs), 0),
  })
}

/** Grows the ledger to `ENTRIES` and checks all of it; fails where it is not sound. */
async function measureCheck(query: (text: string) => Promise<QueryResult>): Promise<void> {
  const countEntries = async (): Promise<number> => {
    const { rows } = await query('select count(*)::int as entries from ledger_entries')
    return rows[0].entries
  }
  const missing = entries - (await countEntries())
  if (missing > 0) await query(grow(Math.ceil(missing / (2 * movesAtOnce))))
  await query('vacuum analyze')
  const startMs = performance.now()
  const findings = await query('select invariant, wrong from ledger_check()')
  const tookSeconds = (performance.now() - startMs) / 1000
  const wrong = findings.rows.filter((row) => Number(row.wrong) > 0)
  if (wrong.length > 0) throw new Error(`the ledger is not sound: ${JSON.stringify(wrong)}`)
  const present = await countEntries()
  printFigure({
    what: 'look at the whole ledger',
    value: tookSeconds,
    unit: 's',
    entries: present,
    perMillion: round((tookSeconds * 1e6) / present),
  })
}

await measure(async (run) => {
  const postgres = await openPostgres(run)
  const url = await postgres.createDatabase('ledger')
  const log = { error: (_details: object, message: string) => console.error(message) }
  const database = openDatabase({ url, poolSize: 2, log })
  await run.save(Promise.resolve({ stop: () => database.close() }))
  await migrate(database)
  const query = (text: string) =>
    withClient(url, async (client) => {
      await client.query('set statement_timeout = 0')
      return client.query(text)
    })
  await query(fill)
  await preparePgbench(url, 10)
  printTransfers(await runRounds(url, await run.folder(), postgres.pid))
  await measureCheck(query)
})
