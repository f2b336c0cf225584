import type { ChartPlace, ChartType } from '@cliffhanger/contract/drama/schemas.ts'
import { DramaRow } from '../drama-row.tsx'
import { PlaceNumber } from './place-number.tsx'
import { Worth } from './worth.tsx'

interface RankRowProps {
  readonly type: ChartType
  readonly rank: ChartPlace
  readonly isEager?: boolean
}

/** A drama in a chart: its place, how that changed since a day before, and what it is ranked by. */
export const RankRow = ({ type, rank, isEager = false }: RankRowProps) => (
  <DramaRow
    drama={unmarked(type, rank)}
    isEager={isEager}
    before={<PlaceNumber rank={rank.rank} formerRank={rank.former_rank} />}
    note={<Worth type={type} rank={rank} />}
    hasScore={type !== 'score'}
  />
)

/** In the chart of what is hot, or new, the mark would say of every row what the chart is. */
const unmarked = (type: ChartType, { badge, ...rank }: ChartPlace) =>
  badge === undefined || badge === type ? rank : { ...rank, badge }
