import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { VideoCard, VideoType } from '@cliffhanger/contract/drama/schemas.ts'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClient, useCall } from '../../../platform/server/queries.ts'

const listIds: readonly unknown[] = [
  dramaCalls.listTheater.id,
  discoverCalls.listRecommended.id,
  discoverCalls.listAllVideos.id,
]

const isList = ({ queryKey: [id] }: { readonly queryKey: readonly unknown[] }): boolean => listIds.includes(id)

/** What lists of dramas answer, at once or page by page. */
interface StoredLists {
  readonly list?: readonly VideoCard[]
  readonly pages?: readonly { readonly list: readonly VideoCard[] }[]
}

/** The dramas of every list that was asked for so far. */
const knownDramas = (): readonly VideoCard[] =>
  queryClient
    .getQueriesData<StoredLists>({ predicate: isList })
    .flatMap(([, stored]) => stored?.list ?? stored?.pages?.flatMap(({ list }) => list) ?? [])

const useKnownDramas = (): readonly VideoCard[] => {
  const [dramas, setDramas] = useState(knownDramas)
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && isList(query)) setDramas(knownDramas())
      }),
    [],
  )
  return dramas
}

/** So many dramas show something of nearly every category. */
const enough = 60

/** A drama of each category whose covers stand for it, by the category's id. They come from the lists that home asked for; only where those show nothing of one are more asked for. */
export function useGenreCovers(genres: readonly VideoType[]): ReadonlyMap<number, VideoCard> {
  const dramas = useKnownDramas()
  const isAsking = useIsFetching({ predicate: isList }) > 0
  const covers = new Map<number, VideoCard>()
  for (const { id, name } of genres) {
    const shown = dramas.find(({ type_name, cover }) => type_name === name && cover !== '')
    if (shown) covers.set(id, shown)
  }
  const isLacking = !isAsking && genres.length > covers.size
  const [isWanted, setIsWanted] = useState(false)
  // For good: a question that is taken back while it is asked would be asked again and again where it fails.
  if (isLacking && !isWanted) setIsWanted(true)
  useCall(discoverCalls.listAllVideos, { limit: enough }, { enabled: isWanted })
  return covers
}
