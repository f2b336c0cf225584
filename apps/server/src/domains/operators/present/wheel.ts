import type { FairPrize, WheelSegment, WrittenPrize } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { probabilityOf, totalOf } from '@cliffhanger/rules/rewards/wheel-draw.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import type { PrizeRow, RewardsDomain, Segment, TableRow, WheelDraft } from '../../rewards/index.ts'
import { writtenOf } from '../written-languages.ts'

type Reader = Pick<CallContext, 'origin' | 'storage'>
type Report = Awaited<ReturnType<RewardsDomain['operator']['wheel']['readFairness']>>

/** Coins with their decimals, everything else by the piece. */
const writeAmount = (coin: Segment['coin_code'], amount: string): string =>
  coin === '' ? amount : formatMinor(BigInt(amount), coinScale[coin])

/** A prize with its share of the draws of the next table; a closed one has none. */
export const presentPrize = (reader: Reader, row: PrizeRow, total: number): WrittenPrize => ({
  id: row.id,
  version: row.changed_ms,
  names: writtenOf(row.names),
  image_key: row.image_key,
  image: publicAddress(reader, row.image_key),
  kind: row.kind,
  coin_code: row.coin_code,
  amount: writeAmount(row.coin_code, row.amount),
  target_id: row.target_id,
  weight: row.weight,
  probability: row.is_open ? probabilityOf(row.weight, total) : '0',
  stock: row.stock ?? -1,
  daily_budget: row.daily_budget === null ? '' : writeAmount(row.coin_code, row.daily_budget),
  fallback: flagOf(row.is_fallback),
  sort: row.sort,
  is_open: flagOf(row.is_open),
})

export const presentSegments = (segments: readonly Segment[]): WheelSegment[] => {
  const total = totalOf(segments.map(({ weight }) => weight))
  return segments.map(({ prize_id, names, weight }) => ({
    prize_id,
    names: writtenOf(names),
    weight,
    probability: probabilityOf(weight, total),
  }))
}

export const presentTable = (table: TableRow | undefined) => ({
  table_id: table?.id ?? 0,
  start_time: toSeconds(table?.created_ms ?? 0),
  segments: presentSegments(table?.segments ?? []),
})

/** A draft beside the published table; they are the same where nothing but the order of their fields differs. */
export const presentDraft = ({ version, segments, problem, needsTwo }: WheelDraft, table: TableRow | undefined) => ({
  version,
  segments: presentSegments(segments),
  problem: problem ?? ('' as const),
  needs_two: flagOf(needsTwo),
  is_changed: flagOf(textOf(segments) !== textOf(table?.segments ?? [])),
})

const textOf = (segments: readonly Segment[]): string => JSON.stringify(segments.map(fieldsOf))

/** In an order of our own: the database keeps none. */
const fieldsOf = (segment: Segment) => [
  segment.prize_id,
  Object.entries(segment.names).sort(([one], [other]) => (one < other ? -1 : 1)),
  segment.image_key,
  segment.kind,
  segment.coin_code,
  segment.amount,
  segment.target_id,
  segment.weight,
  segment.daily_budget,
  segment.is_fallback,
]

export function presentReport({ table, tables, prizes, fairness }: Report) {
  const segments = presentSegments(table?.segments ?? [])
  return {
    table_id: table?.id ?? 0,
    start_time: toSeconds(table?.created_ms ?? 0),
    draws: prizes.reduce((sum, { drawn }) => sum + drawn, 0),
    prizes: segments.map((segment, index): FairPrize => {
      const { expected = 0, part = 0 } = fairness.parts[index] ?? {}
      return { ...segment, drawn: prizes[index]?.drawn ?? 0, given: prizes[index]?.given ?? 0, expected, part }
    }),
    statistic: fairness.statistic,
    degrees: fairness.degrees,
    p_value: fairness.pValue,
    is_enough: flagOf(fairness.isEnough),
    tables: tables.map(({ id, created_ms: createdMs }) => ({ table_id: id, start_time: toSeconds(createdMs) })),
  }
}
