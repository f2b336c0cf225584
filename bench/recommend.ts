import { neighbourLimits } from '../apps/server/src/domains/drama/discover/jobs.ts'
import { replaceNeighbours } from '../apps/server/src/domains/drama/discover/queries/neighbours.ts'
import { listPopular } from '../apps/server/src/domains/drama/discover/queries/taste.ts'
import { rankForMember } from '../apps/server/src/domains/drama/discover/recommendations.ts'
import { openDatabase } from '../apps/server/src/platform/database/db.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { openPostgres } from './harness/database.ts'
import { printFigure } from './harness/figure.ts'
import { envNumber, measure } from './harness/run.ts'

/** How many of the dramas that members watched next were among the 20 recommended, compared to the 20 most popular. Members have `TASTES`
 *  tastes in a catalogue of `DRAMAS`; the last three dramas of each are hidden from the recommendation. Needs no network and no server. */
const dramaCount = envNumber('DRAMAS', 400)
const memberCount = envNumber('MEMBERS', 2000)
const tastes = envNumber('TASTES', 16)
const requested = envNumber('ASKED', 300)
const watchedEach = 14
const hiddenEach = 3
const recalledAt = 20

/** The same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** What members watch: mostly of their own taste, sometimes what everybody does; a few dramas of each taste are watched far more than the rest. */
function drawHistories(random: () => number): number[][] {
  const skewed = (count: number) => Math.floor(count * random() ** 2)
  const perTaste = Math.floor(dramaCount / tastes)
  return Array.from({ length: memberCount }, () => {
    const taste = Math.floor(random() * tastes)
    const seen = new Set<number>()
    while (seen.size < watchedEach) {
      seen.add(1 + (random() < 0.75 ? taste + tastes * skewed(perTaste) : skewed(dramaCount)))
    }
    return [...seen]
  })
}

await measure(async (run) => {
  const postgres = await openPostgres(run)
  const log = { error: (_details: object, message: string) => console.error(message) }
  const database = openDatabase({ url: await postgres.createDatabase('recommend'), poolSize: 4, log })
  await run.save(Promise.resolve({ stop: () => database.close() }))
  await migrate(database)

  const histories = drawHistories(createRandom(7))
  const shown = histories.map((history) => history.slice(0, -hiddenEach))
  const heat = Array.from({ length: dramaCount + 1 }, () => 0)
  for (const id of shown.flat()) heat[id] = (heat[id] ?? 0) + 1
  await database.execute(`insert into drama_types (names) select '{"en": "T"}' from generate_series(1, 8)`)
  await database.execute(
    `insert into dramas (type_id, language, texts, year, update_number, is_published, is_listed, published_ms, created_ms, updated_ms, heat)
     select 1 + i % 8, 'en', '{"en": {"title": "T", "intro": "", "tags": []}}', 2026, 10, true, true, 0, 0, 0, heat
     from unnest($1::float8[]) with ordinality h (heat, i)`,
    [heat.slice(1)],
  )
  await database.execute(
    `insert into accounts (user_no, user_code, nick_name, avatar_url, login_type, reg_ip, created_ms, updated_ms)
     select 'b' || i, 'b' || i, 'm', '', 'auto', '', 0, 0 from generate_series(1, $1::int) i`,
    [memberCount],
  )
  await database.execute('insert into watchers (user_id, counted_until_ms) select id, id from accounts')
  const marks = shown.flatMap((history, index) => history.map((dramaId) => [index + 1, dramaId] as const))
  await database.execute(
    `insert into watch_marks (user_id, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms)
     select m.user_id, m.drama_id, 10, 90, 90, true, 1, 1 from unnest($1::bigint[], $2::bigint[]) m (user_id, drama_id)`,
    [marks.map(([member]) => member), marks.map(([, dramaId]) => dramaId)],
  )
  const startedMs = performance.now()
  await database.transaction((tx) => replaceNeighbours(tx, neighbourLimits))
  const jobMs = performance.now() - startedMs

  const context = { db: database, clock: Date.now, language: 'en', settings: { TIME_ZONE: 'UTC' } } as const
  const popular = (await listPopular(database, 'en', dramaCount)).map(({ id }) => id)
  let [found, foundPopular] = [0, 0]
  for (let member = 0; member < requested; member++) {
    const hidden = new Set(histories[member]?.slice(-hiddenEach))
    const known = new Set(shown[member])
    const recall = (ids: readonly number[]) =>
      ids.slice(0, recalledAt).filter((id) => hidden.has(id)).length / hiddenEach
    found += recall((await rankForMember(context, member + 1)).ids)
    foundPopular += recall(popular.filter((id) => !known.has(id)))
  }
  printFigure({
    what: `recommendations: recall@${recalledAt}`,
    value: found / requested,
    unit: 'share',
    baseline: { what: 'the most popular that were not seen', value: foundPopular / requested },
    dramas: dramaCount,
    members: memberCount,
    neighboursMs: Math.round(jobMs),
  })
})
