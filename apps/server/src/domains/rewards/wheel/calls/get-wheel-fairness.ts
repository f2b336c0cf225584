import type { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { nameOf, probabilityIn } from '../present-wheel.ts'
import { findTable, listTallies } from '../queries/tables.ts'

/** How often each prize of the present table was drawn and given, for everybody to see. */
export const getWheelFairness: Handler<typeof wheelCalls.getWheelFairness> = async ({ db, language }) => {
  const table = await findTable(db)
  if (!table) return { table_id: 0, start_time: 0, draws: 0, prizes: [] }
  const tallies = new Map((await listTallies(db, table.id)).map((row) => [row.prize_id, row]))
  return {
    table_id: table.id,
    start_time: toSeconds(table.created_ms),
    draws: [...tallies.values()].reduce((sum, { drawn }) => sum + drawn, 0),
    prizes: table.segments.map((segment) => ({
      prize_id: segment.prize_id,
      name: nameOf(segment, language),
      probability: probabilityIn(table, segment),
      drawn: tallies.get(segment.prize_id)?.drawn ?? 0,
      given: tallies.get(segment.prize_id)?.given ?? 0,
    })),
  }
}
