import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import type { Start } from '@cliffhanger/rules/drama/resume.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { createDramaPlayer, type DramaPlayer } from './engine/drama-player.ts'

/** The player of a drama as long as its screen is open; it begins at `start`. */
export const useDramaPlayer = (drama: Video, start: Start): DramaPlayer => {
  const [made] = useState(() => createDramaPlayer(drama))
  const begin = useEffectEvent(() => made.player.open(start))
  useEffect(() => {
    begin()
    return () => made.player.close()
  }, [made])
  return made
}
