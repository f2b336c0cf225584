import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { defaultWheelSettings } from '@cliffhanger/contract/rewards/wheel-settings.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Payer } from './payer.ts'
import { queryIn } from './query.ts'
import { freePort, ServerProcess } from './server-process.ts'

/** Kills per run; a long run sets more. In turns they take the server, both, and the database alone. */
const kills = Number(process.env['CRASH_KILLS'] ?? 2)
const playerTotal = 8
const startPoints = 1_000_000
const startSpins = 100_000
const price = 10
const stock = 100_000
const loadMs = 2500
const recoverMs = 120_000
const patienceMs = 180_000 + kills * 90_000

const folder = fileURLToPath(new URL(`../.out/crash-rewards-${process.pid}`, import.meta.url))
const query = queryIn(folder)
let server: ServerProcess
let goodsId = 0
const players: Payer[] = []

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  server = new ServerProcess(await freePort(), folder)
  await server.start()
  const settings = { ...defaultWheelSettings, free_daily: 0, daily_max: 1000 }
  await query(`insert into platform_settings (key, value, version) values ('wheel', $1, 1)`, [JSON.stringify(settings)])
  const [goods] = await query<{ id: string }>(
    `with made as (
       insert into mall_goods (names, intros, cover_key, kind, point_price, is_open, created_ms, changed_ms)
         values ('{"en": "Mug"}', '{}', 'public/mug.webp', 'physical', $1, true, 0, 0) returning id
     )
     insert into mall_variants (goods_id, names, stock, sort) select id, '{}', $2, 0 from made returning goods_id as id`,
    [price, stock],
  )
  goodsId = Number(goods?.id)
  for (let index = 0; index < playerTotal; index++) {
    const player = await Payer.create(server.url)
    await query(
      `select ledger_post('correction', 'points-' || $1, 'S', '', 0, null, 1, '2026-11', array['correction.point_in'], array[0]::bigint[],
         array[$1]::bigint[], array['point'], array[$2]::bigint[], array[null]::bigint[])`,
      [player.userId, startPoints],
    )
    await query(`insert into spin_balances (user_id, spins) values ($1, $2)`, [player.userId, startSpins])
    player.points = startPoints
    players.push(player)
  }
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Exchanges and spins in turns while the load is on. */
async function keepPlaying(player: Payer, load: { readonly isOn: boolean }, deadlineMs: number): Promise<void> {
  while (load.isOn) {
    await player.exchange(goodsId, price, deadlineMs)
    await player.spin(deadlineMs)
  }
}

/** Compares what the database has of every player to what follows from the answers they received. */
async function expectWhatWasAcknowledged(): Promise<void> {
  for (const { userId, points, won, orders, spins } of players) {
    const [row] = await query(
      `select (select array_agg(id::int order by id) from mall_orders where user_id = $1) as orders,
              (select array_agg(id::int order by id) from wheel_spins where user_id = $1) as spins,
              (select spins from spin_balances where user_id = $1) as left,
              (select count(*)::int from reward_records where user_id = $1 and type = 'wheel') as rewards,
              (select coalesce(sum(balance), 0)::int from ledger_accounts where owner_id = $1 and purpose = 'point') as points,
              (select coalesce(sum(balance), 0)::int from ledger_accounts where owner_id = $1 and purpose = 'gold_granted') as gold`,
      [userId],
    )
    expect(row).toEqual({
      orders: orders.toSorted((one, other) => one - other),
      spins: spins.toSorted((one, other) => one - other),
      left: startSpins + won.spins - spins.length,
      rewards: won.rewards,
      points,
      gold: won.gold,
    })
  }
  const sold = players.reduce((sum, { orders }) => sum + orders.length, 0)
  expect(await query(`select stock, sold from mall_variants where goods_id = $1`, [goodsId])).toEqual([
    { stock: stock - sold, sold },
  ])
}

describe('kill -9 of server and database while members exchange and spin', () => {
  it(
    'S-89, S-107: no reward twice, none lost; the same key has the same result',
    async () => {
      for (let kill = 0; kill < kills; kill++) {
        const load = { isOn: true }
        const deadlineMs = Date.now() + recoverMs
        const playing = players.map((player) => keepPlaying(player, load, deadlineMs))
        await sleep(loadMs)
        await server.crash(kill)
        await sleep(loadMs)
        load.isOn = false
        await Promise.all(playing)
      }
      await expectWhatWasAcknowledged()

      const deadlineMs = Date.now() + recoverMs
      for (const { acknowledged } of players)
        for (const { data, again } of acknowledged) expect(await again(deadlineMs)).toEqual(data)
      await expectWhatWasAcknowledged()

      const gaps = await query(
        `select s.id from wheel_seeds s
          where s.next_nonce - s.from_nonce <> (select count(*) from wheel_spins w where w.seed_id = s.id)`,
      )
      expect(gaps).toEqual([])
      const findings = await query<{ invariant: string; wrong: string }>(`select invariant, wrong from ledger_check()`)
      expect(findings.filter(({ wrong }) => Number(wrong) > 0)).toEqual([])
      expect(findings.length).toBeGreaterThan(5)
      const acknowledged = players.flatMap((player) => player.acknowledged)
      expect(acknowledged.length).toBeGreaterThan(playerTotal * kills)
      console.info(`${acknowledged.length} acknowledged exchanges and spins in ${kills} kills`)
    },
    patienceMs,
  )
})
