import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { episodeQuery } from '../player/engine/episode-query.ts'
import { numberIn } from '../player-address.ts'

/**
 * A link to a locked episode opens the drama on the last free one and names the other as `unlock`. Once that plays: `onShared` is told
 * the other, whose sheet is shown, or which plays for who may watch it. Then the address says nothing of it any more.
 */
export const useSharedEpisode = (dramaId: number, hasBegun: boolean, onShared: (item: VideoItem) => void): void => {
  const number = numberIn(useScreenQuery().get('unlock'))
  const { data: item } = useQuery({ ...episodeQuery(dramaId, number ?? 1), enabled: number !== null && hasBegun })
  const notify = useEffectEvent(onShared)
  const isNotified = number !== null && hasBegun && item !== undefined
  useEffect(() => {
    if (!isNotified) return
    changeQuery('unlock', null)
    if (item) notify(item)
  }, [isNotified, item])
}
