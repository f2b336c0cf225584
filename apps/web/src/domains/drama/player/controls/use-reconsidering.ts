import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { episodeQuery } from '../engine/episode-query.ts'
import type { Player } from '../engine/player-actions.ts'
import { isPreview } from '../engine/preview.ts'

/** Has a locked episode play as soon as the server lets it: it was unlocked here or on another device, or I became a member. */
export const useReconsidering = (drama: Video, player: Player): void => {
  const number = useStore(player.state, (state) => state.number)
  const isLocked = useStore(player.state, (state) => state.phase === 'locked' || isPreview(state))
  const { data } = useQuery({ ...episodeQuery(drama.id, number), enabled: isLocked })
  const isOpen = isLocked && data?.can_play === 1
  useEffect(() => {
    if (isOpen) player.reconsider()
  }, [isOpen, player])
}
