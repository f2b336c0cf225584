import { randomUUID } from 'node:crypto'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { openPostgres, withClient } from './database.ts'
import { median, percentile, printFigure, round } from './figure.ts'
import { HttpLanes } from './load/http-lanes.ts'
import { signInMembers } from './members.ts'
import { preparePgbench, runPgbench } from './pgbench.ts'
import { processorSeconds } from './process-figures.ts'
import { knob, measure } from './run.ts'
import { startServer } from './server.ts'

/** Members who unlock episodes over HTTP: each act claims its key, reads what the member has and may, stores the purchase, posts a transfer
 *  with its entries, tells the member's devices and keeps the reply. Beside pgbench's TPC-B-like test on the same cluster; rounds alternate,
 *  medians count. `SECONDS`, `ROUNDS` and `CLIENTS` change the run. */
const seconds = knob('SECONDS', 5)
const rounds = knob('ROUNDS', 3)
const clients = knob('CLIENTS', 32)
const memberTotal = 500
const goldEach = 10_000_000
const dramaTotal = 10
const episodesEach = 300

const giveGold = `select ledger_post('recharge', 'gold-' || $1, 'F', '', 0, null, 1, '2026-11', array['recharge.gold'],
  array[0]::bigint[], array[$1]::bigint[], array['gold'], array[$2]::bigint[], array[null]::bigint[])`

/** Listed dramas whose every episode costs ten gold; nothing of them is ever played. */
const newDramas = `with type as (
    insert into drama_types (names) values ('{"en": "City"}') returning id
  ), made as (
    insert into dramas (type_id, language, texts, year, total_number, update_number, free_number, coin_price, is_published, is_listed, created_ms, updated_ms)
      select type.id, 'en', '{"en": {"title": "Drama", "intro": "", "tags": []}}', 2026, $2, $2, 0, 10, true, true, 0, 0
        from type, generate_series(1, $1) returning id
  ), parts as (
    select made.id as drama_id, number, row_number() over () as place from made, generate_series(1, $2) number
  ), assets as (
    insert into media_assets (state, source_key, preset, renditions, created_ms, updated_ms)
      select 'ready', 'source/bench.mp4', 'fast', '[{}]', 0, 0 from parts returning id
  ), numbered as (
    select id, row_number() over () as place from assets
  ), stored as (
    insert into episodes (drama_id, number, asset_id, state, created_ms)
      select p.drama_id, p.number, n.id, 'complete', 0 from parts p join numbered n on n.place = p.place
  )
  select array_agg(id order by id) as ids from made`

await measure(async (run) => {
  const postgres = await openPostgres(run)
  const server = await run.keep(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const folder = await run.folder()
  const members = await signInMembers(server.url, memberTotal)
  const dramaIds = await withClient(postgres.url, async (client) => {
    for (const { id } of members) await client.query(giveGold, [id, goldEach])
    const { rows } = await client.query<{ ids: string[] }>(newDramas, [dramaTotal, episodesEach])
    await client.query('analyze dramas, episodes, accounts, ledger_accounts')
    return (rows[0]?.ids ?? []).map(Number)
  })
  const baselineUrl = await postgres.createDatabase('baseline')
  await preparePgbench(baselineUrl, 10)
  const lanes = await HttpLanes.open(server.port, clients)
  await run.keep(Promise.resolve({ stop: async () => lanes.close() }))

  /** The next episode of one member, in an order of their own for everybody. */
  const bodyOf = (index: number) => {
    const step = Math.floor(index / memberTotal)
    const drama = dramaIds[Math.floor(step / episodesEach)]
    if (drama === undefined) throw new Error('there are not enough episodes for a run this long')
    return JSON.stringify({ video_id: drama, number: (step % episodesEach) + 1, expect_cost: '10' })
  }
  const latencies: number[] = []
  let spent = 0
  const spend = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const startMs = performance.now()
      const token = members[index % memberTotal]?.token ?? ''
      const onAnswer = (answer: string) => {
        if (!answer.startsWith('{"code":200,')) return reject(new Error(`refused: ${answer.slice(0, 200)}`))
        latencies.push(performance.now() - startMs)
        resolve()
      }
      lanes.post({ path: unlockCalls.buyEpisodes.path, token, body: bodyOf(index), key: randomUUID(), onAnswer })
    })
  const spendFor = async (forSeconds: number): Promise<number> => {
    const startMs = performance.now()
    const before = spent
    const client = async () => {
      while (performance.now() - startMs < forSeconds * 1000) await spend(spent++)
    }
    await Promise.all(Array.from({ length: clients }, client))
    return ((spent - before) * 1000) / (performance.now() - startMs)
  }

  await spendFor(2)
  latencies.length = 0
  const ours: number[] = []
  const baseline: number[] = []
  let serverSeconds = 0
  let databaseSeconds = 0
  let baselineSeconds = 0
  let baselineActs = 0
  let logBytes = 0
  const warm = spent
  /** Bytes of the database's log so far. */
  const logEnd = () =>
    withClient(postgres.url, async (client) => {
      const { rows } = await client.query(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`)
      return Number(rows[0].bytes)
    })
  for (let turn = 0; turn < rounds; turn++) {
    const logBefore = await logEnd()
    const before = { server: processorSeconds(server.pid), database: processorSeconds(postgres.pid, true) }
    ours.push(await spendFor(seconds))
    serverSeconds += processorSeconds(server.pid) - before.server
    databaseSeconds += processorSeconds(postgres.pid, true) - before.database
    logBytes += (await logEnd()) - logBefore
    const { perSecond, databaseSeconds: used } = await runPgbench(
      baselineUrl,
      { clients, seconds, folder },
      postgres.pid,
    )
    baseline.push(perSecond)
    baselineSeconds += used
    baselineActs += perSecond * seconds
  }
  await withClient(postgres.url, async (client) => {
    const { rows } = await client.query(`select invariant from ledger_check() where wrong > 0`)
    if (rows.length > 0) throw new Error(`the ledger is not sound: ${JSON.stringify(rows)}`)
    const { rows: counted } = await client.query(
      `select count(*)::int as spent from ledger_transfers where kind = 'unlock'`,
    )
    if (counted[0].spent !== spent) throw new Error(`${spent} were acknowledged, ${counted[0].spent} are stored`)
  })
  printFigure({
    what: 'episodes unlocked over HTTP',
    value: median(ours),
    unit: 'unlocks/s',
    baseline: { what: `pgbench tpcb-like, ${clients} clients`, value: median(baseline) },
    clients,
    rounds,
    p50Ms: round(percentile(latencies, 0.5)),
    p99Ms: round(percentile(latencies, 0.99)),
    serverUs: round((serverSeconds * 1e6) / (spent - warm), 0),
    databaseUs: round((databaseSeconds * 1e6) / (spent - warm), 0),
    baselineUs: round((baselineSeconds * 1e6) / baselineActs, 0),
    logBytes: round(logBytes / (spent - warm), 0),
  })
})
