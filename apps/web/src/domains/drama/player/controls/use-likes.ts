import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useRef, useState } from 'react'
import { vibrate } from '../../../../ui/feedback/haptics.ts'
import type { TapPoint } from './fingers/taps.ts'
import type { Like } from './likes.tsx'

/** Hearts that are in the air at once. */
const mostLikes = 5

/** Likes the drama where somebody taps twice; a like that is given stays given. */
export const useLikes = (drama: Video) => {
  const [likes, setLikes] = useState<readonly Like[]>([])
  const lastId = useRef(0)
  const likeAt = async (point: TapPoint): Promise<void> => {
    vibrate('act')
    lastId.current += 1
    const like = { id: lastId.current, x: point.x, y: point.y }
    setLikes((shown) => [...shown, like].slice(-mostLikes))
    if (drama.is_skr === 1) return
    const { likeDrama } = await import('../../collection/collection-actions.ts')
    await likeDrama(drama, true)
  }
  return { likes, likeAt }
}
