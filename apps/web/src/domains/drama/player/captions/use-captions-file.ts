import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { fetchCaptionsFile } from '../engine/captions.ts'
import type { Player } from '../engine/player-actions.ts'

/** What can be read and chosen beside the shown episode; undefined while unknown. Asked for once there is a picture. */
export const useCaptionsFile = (player: Player) => {
  const playUrl = useStore(player.state, ({ item }) => item?.play_url)
  const hasFrame = useStore(player.state, (state) => state.hasFrame)
  const { data } = useQuery({
    queryKey: ['captions', playUrl],
    queryFn: ({ signal }) => fetchCaptionsFile(playUrl ?? '', signal),
    enabled: playUrl !== undefined && hasFrame,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { playUrl, file: data }
}
