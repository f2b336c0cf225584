import type { CallData } from '@cliffhanger/contract/call.ts'
import type { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { maskName } from '@cliffhanger/rules/account/masked-name.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { findUsers } from '../../../account/index.ts'
import { readToday } from '../../today.ts'
import { nameOf, presentPrize } from '../present-wheel.ts'
import { listRevealed, type SeedRow } from '../queries/seeds.ts'
import { listWinners } from '../queries/spins.ts'
import { findStocks, findTable, findTables } from '../queries/tables.ts'
import { openSecret, openSeed } from '../seeds.ts'
import { readWheelSettings } from '../settings.ts'
import { countSpinsLeft, usedOf } from '../spins-left.ts'

type Data = CallData<typeof wheelCalls.getWheel>

const shownSeeds = 7
const shownWinners = 20

/** The turntable with its odds, and what proves the caller's next draw. */
export const getWheel: Handler<typeof wheelCalls.getWheel> = async (context) => {
  const { db, caller, language } = context
  const { nowMs, today } = await readToday(context, db)
  const { userId } = caller
  const { seed, clientSeed } = await db.transaction((tx) => openSeed(context, tx, { userId, today, nowMs }))
  const { settings } = await readWheelSettings(db)
  const [table, times, revealed, winners] = await Promise.all([
    findTable(db),
    countSpinsLeft(db, userId, seed, settings),
    listRevealed(db, userId, shownSeeds),
    presentWinners(context),
  ])
  const stocks = await findStocks(db, table?.segments.map(({ prize_id: id }) => id) ?? [])
  return {
    prizes: table?.segments.map((segment) => presentPrize(context, table, segment, stocks)) ?? [],
    times,
    cost: settings.is_paid ? { coin_code: settings.cost_coin, amount: settings.cost_amount } : null,
    daily_max: settings.daily_max,
    my_today: usedOf(seed),
    winners,
    rule: textIn(settings.rules, language) ?? '',
    commit: seed.hash,
    client_seed: clientSeed,
    nonce: seed.next_nonce,
    revealed: revealed.map((row) => presentSeed(context, row)),
    table_id: table?.id ?? 0,
    is_open: flagOf(table !== undefined),
  }
}

const presentSeed = (context: CallContext<'bearer'>, row: SeedRow): Data['revealed'][number] => ({
  commit: row.hash,
  server_seed: openSecret(context, row.sealed),
  from_nonce: row.from_nonce,
  to_nonce: row.next_nonce - 1,
  revealed_time: toSeconds(row.revealed_ms),
})

/** Who won last, by names that only those who know them recognize. */
async function presentWinners({ db, language }: CallContext<'bearer'>): Promise<Data['winners']> {
  const rows = await listWinners(db, shownWinners)
  if (rows.length === 0) return []
  const [users, tables] = await Promise.all([
    findUsers(db, [...new Set(rows.map(({ user_id: id }) => id))]),
    findTables(db, [...new Set(rows.map(({ table_id: id }) => id))]),
  ])
  return rows.map((row) => {
    const segments = tables.find(({ id }) => id === row.table_id)?.segments ?? []
    return {
      nick_name: maskName(users.get(row.user_id)?.nick_name ?? ''),
      prize_name: nameOf(
        segments.find(({ prize_id: id }) => id === row.prize_id),
        language,
      ),
      create_time: toSeconds(row.created_ms),
    }
  })
}
