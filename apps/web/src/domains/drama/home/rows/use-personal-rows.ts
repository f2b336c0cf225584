import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useWatched } from '../../watched.ts'
import { useHistory } from '../use-history.ts'
import { type PersonalRow, personalRows } from './personal-rows.ts'
import type { GridColumns } from './use-home-rows.ts'

/** Enough to choose several rows from. */
const recommendedDramas = 60

/** The nearest of what is like a drama; what comes after them is like everything. */
const likeDramas = 12

export interface PersonalRowsOptions {
  /** Undefined where operators do not show it: then there are no such rows. */
  readonly section: HomeSection | undefined
  /** What stands elsewhere on the page. */
  readonly shown: ReadonlySet<number>
  /** What stands right above them. */
  readonly near: ReadonlySet<number>
  readonly columns: GridColumns
}

/** The rows of home that are made for the member; undefined while what they are made of is on its way. What cannot be had makes no row. */
export function usePersonalRows({
  section,
  shown,
  near,
  columns,
}: PersonalRowsOptions): readonly PersonalRow[] | undefined {
  const enabled = section !== undefined
  const watched = useWatched()
  const [last] = watched
  const recommended = useCall(discoverCalls.listRecommended, { limit: recommendedDramas }, { enabled })
  const taste = useCall(discoverCalls.getTaste, {}, { enabled })
  const types = useCall(dramaCalls.listHomeTypes, {}, { enabled })
  const like = useCall(
    discoverCalls.listRecommended,
    { id: last?.id ?? 0, limit: likeDramas },
    { enabled: enabled && last !== undefined },
  )
  // A title that this device stored is in the language of that day.
  const history = useHistory(enabled && last !== undefined)
  if (!section) return []
  if ([recommended, taste, types, like, history].some(({ isLoading }) => isLoading)) return undefined
  return personalRows({
    recommended: recommended.data?.list ?? [],
    last: last && {
      title: history.data?.list.find(({ id }) => id === last.id)?.title ?? last.title,
      like: like.data?.list ?? [],
    },
    tastes: (taste.data?.type_ids ?? []).flatMap((id) => types.data?.list.find((type) => type.id === id) ?? []),
    shown,
    near,
    known: new Set(watched.map(({ id }) => id)),
    columns,
    limit: section.limit,
  })
}
