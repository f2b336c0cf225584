import type { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { readToday } from '../../today.ts'
import { nameOf } from '../present-wheel.ts'
import { countSpins, listSpins as readSpins } from '../queries/spins.ts'
import { findTables } from '../queries/tables.ts'
import { openSecret, openSeed } from '../seeds.ts'

/** The caller's draws with everything that recomputes them; the seed of today is shown once its day is over. */
export const listSpins: Handler<typeof wheelCalls.listSpins> = async (context, { page, limit }) => {
  const { db, caller, language } = context
  const { userId } = caller
  const { nowMs, today } = await readToday(context, db)
  await db.transaction((tx) => openSeed(context, tx, { userId, today, nowMs }))
  const [rows, total] = await Promise.all([
    readSpins(db, userId, { offset: (page - 1) * limit, limit }),
    countSpins(db, userId),
  ])
  const tables = await findTables(db, [...new Set(rows.map(({ table_id: id }) => id))])
  const nameIn = (tableId: number, prizeId: number) =>
    nameOf(
      tables.find(({ id }) => id === tableId)?.segments.find(({ prize_id: id }) => id === prizeId),
      language,
    )
  return {
    list: rows.map((row) => ({
      record_id: row.id,
      prize_id: row.prize_id,
      prize_name: nameIn(row.table_id, row.prize_id),
      raw_prize_id: row.raw_prize_id,
      raw_prize_name: nameIn(row.table_id, row.raw_prize_id),
      commit: row.hash,
      server_seed: row.revealed_ms > 0 ? openSecret(context, row.sealed) : '',
      client_seed: row.client_seed,
      nonce: row.nonce,
      raw_result: row.raw_result,
      table_id: row.table_id,
      create_time: toSeconds(row.created_ms),
    })),
    total,
    page,
    limit,
    user_id: userId,
    tables: tables.map(({ id, segments }) => ({
      table_id: id,
      segments: segments.map((segment) => ({
        prize_id: segment.prize_id,
        name: nameOf(segment, language),
        weight: segment.weight,
      })),
    })),
  }
}
