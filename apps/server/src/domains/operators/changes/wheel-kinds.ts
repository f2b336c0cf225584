import { wheelSettings } from '@cliffhanger/contract/rewards/wheel-settings.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { fallbackLanguage } from '@cliffhanger/i18n/languages.ts'
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

/** A table by prize: what it gives, its odds and its budget, as whoever agrees to it and the log read it. */
export const shownTable = (segments: readonly Segment[]): Readonly<Record<string, ShownSegment>> =>
  Object.fromEntries(
    presentSegments(segments).flatMap(({ prize_id: id, probability }, index) => {
      const laid = segments[index]
      if (!laid) return []
      const { names, kind, coin_code, amount, daily_budget, weight } = laid
      const name = textIn(names, fallbackLanguage) ?? ''
      return [[`prize ${id}`, { name, kind, coin_code, amount, weight, probability, daily_budget }]]
    }),
  )

type ShownSegment = Pick<Segment, 'kind' | 'coin_code' | 'amount' | 'weight' | 'daily_budget'> & {
  readonly name: string
  readonly probability: string
}

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
