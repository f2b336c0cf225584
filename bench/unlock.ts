import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { withClient } from './harness/database.ts'
import { measure } from './harness/run.ts'
import { measurePaidAction } from './load/paid-actions.ts'

/** Members who unlock episodes over HTTP: each act claims its key, reads what the member has and may, stores the purchase, posts a transfer
 *  with its entries, tells the member's devices and keeps the reply. */
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
  let dramaIds: number[] = []
  await measurePaidAction(run, {
    what: 'episodes unlocked over HTTP',
    unit: 'unlocks/s',
    path: unlockCalls.buyEpisodes.path,
    kind: 'unlock',
    prepare: (url, members) =>
      withClient(url, async (client) => {
        for (const { id } of members) await client.query(giveGold, [id, goldEach])
        const { rows } = await client.query<{ ids: string[] }>(newDramas, [dramaTotal, episodesEach])
        await client.query('analyze dramas, episodes, accounts, ledger_accounts')
        dramaIds = (rows[0]?.ids ?? []).map(Number)
      }),
    /** The next episode of everybody. */
    bodyOf(step) {
      const drama = dramaIds[Math.floor(step / episodesEach)]
      if (drama === undefined) throw new Error('there are not enough episodes for a run this long')
      return JSON.stringify({ video_id: drama, number: (step % episodesEach) + 1, expect_cost: '10' })
    },
  })
})
