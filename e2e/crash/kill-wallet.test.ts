import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Payer } from './payer.ts'
import { queryIn } from './query.ts'
import { freePort, ServerProcess } from './server-process.ts'

/** Kills per run; a long run sets more. In turns they take the server, both, and the database alone. */
const kills = Number(process.env['CRASH_KILLS'] ?? 2)
const payerTotal = 8
const startCents = 1_000_000
const withdrawCents = 1000
const startGold = 100_000
const episodeGold = 10
const episodeTotal = 2000
/** A member may ask for 100 withdrawals a day. */
const withdrawalsMost = 90
const loadMs = 2500
const recoverMs = 120_000
const patienceMs = 180_000 + kills * 90_000

const folder = fileURLToPath(new URL(`../.out/crash-wallet-${process.pid}`, import.meta.url))
let server: ServerProcess
let dramaId = 0
const payers: Payer[] = []

const query = queryIn(folder)

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  server = new ServerProcess(await freePort(), folder)
  await server.start()
  await query(
    `insert into platform_settings (key, value, version) values ('wallet', '{"withdraw_daily_count": 100}', 1)`,
  )
  dramaId = await newPaidDrama()
  for (let index = 0; index < payerTotal; index++) {
    const payer = await Payer.create(server.url)
    await query(
      `select ledger_post('recharge', 'start-' || $1, 'S', '', 0, null, 1, '2026-11', array['recharge.manual'], array[0]::bigint[],
         array[$1]::bigint[], array['money'], array[$2]::bigint[], array[null]::bigint[])`,
      [payer.userId, startCents],
    )
    await query(
      `select ledger_post('recharge', 'gold-' || $1, 'S', '', 0, null, 1, '2026-11', array['recharge.gold'], array[0]::bigint[],
         array[$1]::bigint[], array['gold'], array[$2]::bigint[], array[null]::bigint[])`,
      [payer.userId, startGold],
    )
    payer.money = startCents
    payer.gold = startGold
    payers.push(payer)
  }
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A listed drama that costs gold from its first episode on; nothing of it is ever played. */
async function newPaidDrama(): Promise<number> {
  const [drama] = await query<{ id: string }>(
    `with type as (insert into drama_types (names) values ('{"en": "City"}') returning id)
     insert into dramas (type_id, language, texts, year, free_number, coin_price, is_published, is_listed, created_ms, updated_ms)
       select id, 'en', '{"en": {"title": "Drama", "intro": "", "tags": []}}', 2026, 0, $1, true, true, 0, 0 from type returning id`,
    [episodeGold],
  )
  await query(
    `with assets as (
       insert into media_assets (state, source_key, preset, renditions, created_ms, updated_ms)
         select 'ready', 'source/crash.mp4', 'fast', '[{}]', 0, 0 from generate_series(1, $2) returning id
     )
     insert into episodes (drama_id, number, asset_id, state, created_ms) select $1, row_number() over (), id, 'complete', 0 from assets`,
    [drama?.id, episodeTotal],
  )
  return Number(drama?.id)
}

/** One act after the other while the load is on: unlocks the next episode, transfers to the neighbour, converts, requests a withdrawal and
 *  cancels every other one. */
async function keepPaying(index: number, load: { readonly isOn: boolean }, deadlineMs: number): Promise<void> {
  const [payer, neighbour] = [payers[index], payers[(index + 1) % payers.length]]
  if (!payer || !neighbour) throw new Error('there are payers')
  for (let turn = 0; load.isOn; turn++) {
    await payer.unlock(dramaId, payer.unlocked.length + 1, episodeGold, deadlineMs)
    await payer.transfer(neighbour, 1 + (turn % 97), deadlineMs)
    if (turn % 3 === 0) await payer.convert(1, deadlineMs)
    if (turn % 4 !== 0 || payer.held >= withdrawalsMost * withdrawCents) continue
    const id = await payer.withdraw(withdrawCents, deadlineMs)
    if (turn % 8 === 0) await payer.cancel(id, withdrawCents, deadlineMs)
  }
}

/** Compares the ledger's balances of every payer to what follows from the answers the payer received. */
async function expectWhatWasAcknowledged(): Promise<void> {
  const rows = await query<{ owner_id: string; purpose: string; balance: string }>(
    `select owner_id, purpose, balance from ledger_accounts where owner_id = any ($1)`,
    [payers.map(({ userId }) => userId)],
  )
  const held = (userId: number, purpose: string) =>
    Number(rows.find((row) => Number(row.owner_id) === userId && row.purpose === purpose)?.balance ?? 0)
  for (const { userId, money, held: frozen, gold } of payers)
    expect([held(userId, 'cash'), held(userId, 'held'), held(userId, 'gold_bought')]).toEqual([money, frozen, gold])
  const opened = await query<{ user_id: string; number: number }>(
    `select u.user_id, e.number from episode_unlocks u join episodes e on e.id = u.episode_id order by e.number`,
  )
  for (const { userId, unlocked } of payers)
    expect(opened.filter((row) => Number(row.user_id) === userId).map(({ number }) => number)).toEqual(unlocked)
}

describe('checks 12 and 13: kill -9 of server and database while members pay', () => {
  it(
    'keeps every acknowledged act once, gives the same answer to the same key, and freezes nothing without a row',
    async () => {
      for (let kill = 0; kill < kills; kill++) {
        const load = { isOn: true }
        const deadlineMs = Date.now() + recoverMs
        const paying = payers.map((_payer, index) => keepPaying(index, load, deadlineMs))
        await sleep(loadMs)
        await server.crash(kill)
        await sleep(loadMs)
        load.isOn = false
        await Promise.all(paying)
      }

      const actions = payers.flatMap(({ acknowledged }) => acknowledged)
      const posted = await query<{ natural_key: string }>(`select natural_key from ledger_transfers`)
      const keys = new Set(posted.map(({ natural_key }) => natural_key))
      const missing = actions.filter(({ naturalKey }) => naturalKey !== undefined && !keys.has(naturalKey))
      expect(missing.map(({ naturalKey }) => naturalKey)).toEqual([])
      await expectWhatWasAcknowledged()

      const deadlineMs = Date.now() + recoverMs
      for (const { acknowledged } of payers)
        for (const { data, again } of acknowledged) expect(await again(deadlineMs)).toEqual(data)
      await expectWhatWasAcknowledged()

      const unfounded = await query(
        `select a.owner_id from ledger_accounts a where a.purpose = 'held'
          and a.balance <> (select coalesce(sum(amount), 0) from withdrawals w where w.user_id = a.owner_id and w.state in (1, 2))`,
      )
      expect(unfounded).toEqual([])
      const findings = await query<{ invariant: string; wrong: string }>(`select invariant, wrong from ledger_check()`)
      expect(findings.filter(({ wrong }) => Number(wrong) > 0)).toEqual([])
      expect(findings.length).toBeGreaterThan(5)
      expect(actions.length).toBeGreaterThan(payerTotal * kills)
      console.info(`${actions.length} acknowledged acts in ${kills} kills`)
    },
    patienceMs,
  )
})
