import { wheelSettings } from '@cliffhanger/contract/rewards/wheel-settings.ts'
import * as z from 'zod/mini'
import type { Segment } from '../../rewards/index.ts'
import { presentSegments } from '../present/wheel.ts'
import type { Kind } from './kind.ts'

const segment: z.ZodMiniType<Segment> = z.object({
  prize_id: z.number(),
  names: z.record(z.string(), z.string()),
  image_key: z.string(),
  kind: z.enum(['coin', 'coupon', 'vip_days', 'times', 'goods', 'thanks']),
  coin_code: z.enum(['money', 'gold', 'point', '']),
  amount: z.string(),
  target_id: z.number(),
  weight: z.number(),
  daily_budget: z.nullable(z.string()),
  is_fallback: z.boolean(),
})
const table = z.object({ table_id: z.number(), operator_id: z.number(), segments: z.array(segment) })

/** A turntable that gives money away. What was agreed to is laid out as it was asked for, whatever became of the prizes; where another table was published
 *  meanwhile it is refused with 4003. */
export const wheelTableChange: Kind = {
  permission: 'finance.write',
  subjectOf: () => 'wheel',
  shownOf: (wanted) => shownTable(table.parse(wanted).segments),
  async apply(tx, context, { rewards }, wanted) {
    const { table_id: tableId, operator_id: operatorId, segments } = table.parse(wanted)
    const { before, after } = await rewards.operator.wheel.publish(
      tx,
      { tableId, segments, operatorId },
      context.clock(),
    )
    return { target: `wheel ${after.id}`, before: shownTable(before?.segments ?? []), after: shownTable(segments) }
  },
}

/** A table by prize: what it gives, its odds and its budget, one line each. */
export const shownTable = (segments: readonly Segment[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    presentSegments(segments).map(({ prize_id: id, probability }, index) => {
      const { kind, coin_code: coin, amount, daily_budget: budget, weight } = segments[index] ?? {}
      const gives = `${kind} ${coin} ${amount}`.replaceAll(/ +/g, ' ')
      return [`prize ${id}`, `${gives}, ${weight} (${probability})${budget === null ? '' : `, budget ${budget}`}`]
    }),
  )

const settings = z.object({ version: z.number(), changes: z.partial(wheelSettings) })

/** Spins that are paid for. What was asked for upon older settings is refused with 4003. */
export const wheelSettingsChange: Kind = {
  permission: 'finance.write',
  subjectOf: () => 'wheel',
  shownOf: (wanted) => settings.parse(wanted).changes,
  async apply(tx, _context, { rewards }, wanted) {
    const { version, changes } = settings.parse(wanted)
    const { before, after } = await rewards.operator.wheel.changeSettings(tx, changes, version)
    return { target: 'wheel', before, after }
  },
}
