import type { ChartPlace } from '@cliffhanger/contract/drama/schemas.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { presentCard } from '../present.ts'
import type { RankRow } from './queries/charts.ts'

/** A chart numbered from 1 without holes. */
export const presentRanks = (
  context: Pick<CallContext, 'language' | 'origin' | 'storage' | 'clock'>,
  rows: readonly RankRow[],
): ChartPlace[] =>
  rows.map((row, index) => ({
    ...presentCard(context, row),
    rank: index + 1,
    rank_value: row.value,
    former_rank: row.former_place ?? 0,
  }))
