import type { ChartPlace, ChartType } from '@cliffhanger/contract/drama/schemas.ts'
import { isScoreShown } from '@cliffhanger/rules/drama/ratings.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { presentCard, presentHook } from '../present.ts'
import type { RankRow } from './queries/charts.ts'

/** A chart numbered from 1 without holes. A rating of few members keeps its place, and is not told: it is 0. */
export const presentRanks = (
  context: Pick<CallContext, 'language' | 'origin' | 'storage' | 'clock'>,
  type: ChartType,
  rows: readonly RankRow[],
): ChartPlace[] =>
  rows.map((row, index) => ({
    ...presentCard(context, row),
    rank: index + 1,
    rank_value: type === 'score' && !isScoreShown(row.score_count) ? 0 : row.value,
    former_rank: row.former_place ?? 0,
    hook: presentHook(context, row),
  }))
