import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { neighbourLimits } from '../apps/server/src/domains/drama/discover/jobs.ts'
import { makeCharts } from '../apps/server/src/domains/drama/discover/make-charts.ts'
import { replaceNeighbours } from '../apps/server/src/domains/drama/discover/queries/neighbours.ts'
import { openDatabase } from '../apps/server/src/platform/database/db.ts'
import { makeCall } from './harness/call.ts'
import { openPostgres, withClient } from './harness/database.ts'
import { median, percentile, printFigure } from './harness/figure.ts'
import { type Member, signInMembers } from './harness/members.ts'
import { envNumber, measure, type Run } from './harness/run.ts'
import { startServer } from './harness/server.ts'

/** What home asks for with `DRAMAS` dramas and `MEMBERS` members who watched `WATCHED` each, beside an almost empty platform: home costs
 *  what it shows. `ROUNDS` changes the run. */
const dramas = envNumber('DRAMAS', 100_000)
const members = envNumber('MEMBERS', 1_000_000)
const watched = envNumber('WATCHED', 3)
const rounds = envNumber('ROUNDS', 60)
const few = { dramas: 60, members: 20 }
const viewers = 4

interface Size {
  readonly dramas: number
  readonly members: number
}

/** A catalogue in eight categories, whose heat is spread, and members who watched some of it. */
const fill = (size: Size): readonly string[] => [
  `set statement_timeout = 0; set synchronous_commit = off`,
  `insert into drama_types (names) select jsonb_build_object('en', 'Type ' || n) from generate_series(1, 8) n`,
  `insert into dramas (type_id, language, texts, cover_key, area, year, update_number, total_number, is_published, is_listed, is_end,
     published_ms, created_ms, updated_ms, heat, score_sum, score_count)
   select 1 + i % 8, 'en', jsonb_build_object('en', jsonb_build_object('title', 'Story ' || i, 'intro', 'Once', 'tags', '["love"]'::jsonb)),
     'public/covers/a.webp', 'area' || i % 30, 1990 + i % 37, 20, 20, true, true, i % 2 = 0,
     extract(epoch from now()) * 1000 - i::bigint * 60000, 0, i, (i::bigint * 7919) % 100003, i % 90, 10
   from generate_series(1, ${size.dramas}) i`,
  `insert into accounts (user_no, user_code, nick_name, avatar_url, login_type, reg_ip, created_ms, updated_ms)
   select 'b' || i, 'bench' || i, 'm', '', 'auto', '', 0, 0 from generate_series(1, ${size.members}) i`,
  `insert into watchers (user_id, counted_until_ms) select id, id from accounts on conflict do nothing`,
  `insert into watch_marks (user_id, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms)
   select a.id, 1 + (a.id % 97 * 31 + n * n * 17) % ${size.dramas}, 18, 80, 90, true, n, n from accounts a, generate_series(1, ${watched}) n
   on conflict do nothing`,
  `vacuum analyze`,
]

/** A platform of a size with some members of its own, who are signed in and have watched as the others have. */
async function openPlatform(run: Run, size: Size): Promise<{ url: string; viewers: readonly Member[]; jobMs: number }> {
  const postgres = await openPostgres(run)
  const server = await run.save(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const signedIn = await signInMembers(server.url, viewers)
  for (const text of fill(size)) await withClient(postgres.url, (client) => client.query(text))
  const log = { error: (_details: object, message: string) => console.error(message) }
  const database = openDatabase({ url: postgres.url, poolSize: 2, log })
  const startedMs = performance.now()
  await database.transaction((tx) => replaceNeighbours(tx, neighbourLimits))
  await makeCharts(database, Date.now())
  const jobMs = performance.now() - startedMs
  await database.close()
  return { url: server.url, viewers: signedIn, jobMs }
}

const requested = {
  configuration: (url: string, token: string) => makeCall(url, dramaCalls.getHomeConfig, {}, token),
  categories: (url: string, token: string) => makeCall(url, dramaCalls.listHomeTypes, {}, token),
  banners: (url: string, token: string) => makeCall(url, dramaCalls.listBanners, {}, token),
  latest: (url: string, token: string) => makeCall(url, dramaCalls.listTheater, { limit: 6 }, token),
  all: (url: string, token: string) => makeCall(url, discoverCalls.listAllVideos, { limit: 20 }, token),
  ranking: (url: string, token: string) => makeCall(url, discoverCalls.listCharts, { limit: 10 }, token),
  recommended: (url: string, token: string) => makeCall(url, discoverCalls.listRecommended, { limit: 9 }, token),
} as const

await measure(async (run) => {
  const small = await openPlatform(run, few)
  const large = await openPlatform(run, { dramas, members })
  printFigure({ what: 'home: charts and neighbours made', value: large.jobMs, unit: 'ms', dramas, members })
  for (const [name, request] of Object.entries(requested)) {
    const times = { small: [] as number[], large: [] as number[] }
    // In turns, so that whatever else the machine does falls on both.
    for (let round = 0; round < rounds; round++) {
      for (const [size, platform] of Object.entries({ small, large })) {
        const token = platform.viewers[round % viewers]?.token ?? ''
        const startedMs = performance.now()
        await request(platform.url, token)
        times[size === 'small' ? 'small' : 'large'].push(performance.now() - startedMs)
      }
    }
    printFigure({
      what: `home: ${name}`,
      value: median(times.large),
      unit: 'ms',
      p95: percentile(times.large, 0.95),
      baseline: { what: `${few.dramas} dramas, ${few.members} members`, value: median(times.small) },
    })
  }
})
