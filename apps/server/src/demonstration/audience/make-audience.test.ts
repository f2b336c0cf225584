import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { mallOrderOperatorCalls } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import { studio } from '@cliffhanger/demo-films/studio.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Domains } from '../../compose-domains.ts'
import type { ServerContext } from '../../context.ts'
import { createAuthoring } from '../../domains/drama/index.ts'
import { newGoods } from '../../domains/mall/testing.ts'
import { openLog } from '../../platform/log.ts'
import { newDrama } from '../../testing/dramas.ts'
import { newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expectSoundLedger } from '../../testing/wallet.ts'
import { makeHistory } from '../history/history.ts'
import { releasesOf } from '../release.ts'
import { makeAudience } from './make-audience.ts'
import { makeShoppers, wantedGoods } from './make-shoppers.ts'

const longMs = 900_000
const compose = (context: ServerContext) => new Domains(context)

let server: TestServer
let dramaId: number
let releaseMs: number
let visitorId: number
/** When one that came out five days ago was published, without a past and with one. */
let releases: { readonly without: Release; readonly with: Release }
let goods: ReadonlyMap<string, number>
let ordersWithoutPast: Awaited<ReturnType<typeof listOrders>>
let withoutPast: Awaited<ReturnType<typeof figures>>

/** One with an episode that is free and two that cost gold; it came out twenty days ago. */
async function makeDrama(): Promise<number> {
  const { context, domains } = server
  releaseMs = context.clock() - 20 * dayMs
  const authoring = createAuthoring(context.db, () => releaseMs, domains.media)
  const id = await newDrama(context.db, authoring, { episodes: 3 })
  await context.db.transaction((tx) =>
    domains.drama.operator.terms.set(tx, id, {
      vipType: 0,
      freeNumber: 1,
      coinPrice: 30,
      wholePrice: 0,
      previewSeconds: 0,
      isShareable: true,
      opensMs: null,
    }),
  )
  return id
}

/** Goods that members of the past may want, with as many pieces as the demonstration has. */
async function newWantedGoods(): Promise<ReadonlyMap<string, number>> {
  const made = new Map<string, number>()
  for (const slug of wantedGoods) {
    const { variants } = studio.goods.find((one) => one.slug === slug) ?? { variants: [] }
    made.set(slug, (await newGoods(server, { stocks: variants.map(({ stock }) => stock) })).id)
  }
  return made
}

const listOrders = () =>
  server.owner.query<{ created_ms: number; state: number }>(
    'select created_ms, state from mall_orders order by created_ms',
  )

interface Release {
  readonly created_ms: number
  readonly published_ms: number
  readonly updated_ms: number
}

/** Makes and publishes a drama as the demonstration does; answers what it was dated. */
async function release(): Promise<Release> {
  const { context, domains } = server
  const onRelease = releasesOf(context, compose, domains.drama)
  const id = await context.db.transaction((tx) =>
    onRelease(tx, { releasedDaysAgo: 5 }, ({ authoring }) => newDrama(tx, authoring, { episodes: 1 })),
  )
  return server.owner.one<Release>('select created_ms, published_ms, updated_ms from dramas where id = $1', [id])
}

const figures = () =>
  server.owner.one<Record<'views' | 'viewers' | 'likes' | 'ratings' | 'unlocks' | 'marks', number>>(
    `select (select count(*)::int from watch_days where is_view) as views,
            (select count(distinct user_id)::int from watch_days) as viewers,
            (select count(*)::int from drama_likes) as likes,
            (select count(*)::int from drama_scores) as ratings,
            (select count(*)::int from episode_unlocks) as unlocks,
            (select count(*)::int from watch_marks) as marks`,
  )

beforeAll(async () => {
  // The films of the drama are not there, and the worker says so.
  server = await startTestServer({}, { log: openLog('silent') })
  dramaId = await makeDrama()
  await makeAudience({ context: server.context, compose }, 'all', dramaId, { slug: 'bamboo-sea' })
  withoutPast = await figures()
  const without = await release()
  goods = await newWantedGoods()
  await makeShoppers({ context: server.context, compose }, goods)
  ordersWithoutPast = await listOrders()
  await makeHistory(server.context, compose)
  releases = { without, with: await release() }
  visitorId = (await newMember(server)).userId
  await makeAudience({ context: server.context, compose }, 'all', dramaId, { slug: 'bamboo-sea' })
}, longMs)
afterAll(() => server.close())

it('watches dramas that came out in the evening of their day, and today where there is no past', () => {
  const { TIME_ZONE: zone } = server.context.settings
  const today = platformDay(server.context.clock(), zone)
  expect(platformDay(releases.without.published_ms, zone)).toBe(today)
  const evening = dayStartMs(addDays(today, -5), zone) + 18 * hourMs
  expect(releases.with).toEqual({ created_ms: evening, published_ms: evening, updated_ms: evening })
})

it('played, liked, rated and unlocked a drama, on days before today, and left the ledger sound', async () => {
  const made = await figures()
  expect(made.marks).toBeGreaterThan(60)
  expect(made.marks).toBe(made.viewers)
  expect(made.views).toBeGreaterThan(60)
  expect(made.likes).toBeGreaterThan(20)
  expect(made.ratings).toBeGreaterThan(15)
  expect(made.unlocks).toBeGreaterThan(3)
  await expectSoundLedger(server)
})

it('is not there without a past', () => {
  expect(withoutPast).toMatchObject({ views: 0, marks: 0, likes: 0 })
})

it('is made once; who came since had no part in it, and who can be signed in as spent nothing', async () => {
  const made = await figures()
  await makeAudience({ context: server.context, compose }, 'all', dramaId, { slug: 'bamboo-sea' })
  expect(await figures()).toEqual(made)
  expect(await server.owner.query('select from watch_days where user_id = $1', [visitorId])).toEqual([])
  const tried = `select id from accounts where login_name in ('linh', 'paulo', 'xiaoyu', 'ruichen', 'support')`
  expect((await server.owner.query(`select from watch_marks where user_id in (${tried})`)).length).toBeGreaterThan(0)
  expect(await server.owner.query(`select from drama_scores where user_id in (${tried})`)).toEqual([])
  expect(await server.owner.query(`select from unlocks where user_id in (${tried})`)).toEqual([])
})

it('is spread over the weeks since the drama came out, and nothing lies before', async () => {
  const days = await server.owner.query<{ day: string }>('select distinct day::text from watch_days order by day')
  expect(days.length).toBeGreaterThan(14)
  expect((days[0]?.day ?? '') >= platformDay(releaseMs, server.context.settings.TIME_ZONE)).toBe(true)
  const { early } = await server.owner.one<{ early: number }>(
    `select (select count(*)::int from watch_marks where updated_ms < $1) + (select count(*)::int from drama_acts where at_ms < $1)
       + (select count(*)::int from drama_likes where created_ms < $1) as early`,
    [releaseMs],
  )
  expect(early).toBe(0)
})

it('ordered goods over two months, once, by the rules, and left the ledger sound', { timeout: longMs }, async () => {
  const make = () => makeShoppers({ context: server.context, compose }, goods)
  await Promise.all([make(), make()])
  await make()
  expect(ordersWithoutPast).toEqual([])
  const orders = await listOrders()
  expect(orders).toHaveLength(48)
  const [first, last] = [orders[0]?.created_ms ?? 0, orders.at(-1)?.created_ms ?? 0]
  expect(last - first).toBeGreaterThan(45 * dayMs)
  expect(last).toBeLessThanOrEqual(server.context.clock())
  expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(Object.values(mallOrderStates)))
  await expectSoundLedger(server)
})

it('left more than a page of orders to be shipped', async () => {
  const { total } = await server.succeed(
    mallOrderOperatorCalls.listMallOrderQueue,
    { state: mallOrderStates.pendingShipment },
    { token: await newOperatorToken(server, 'owner') },
  )
  expect(total).toBeGreaterThan(20)
})
