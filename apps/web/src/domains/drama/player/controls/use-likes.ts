import { useRef, useState } from 'react'
import { vibrate } from '../../../../ui/feedback/haptics.ts'
import type { TapPoint } from './fingers/taps.ts'
import type { Like } from './likes.tsx'

/** Hearts that are in the air at once. */
const mostLikes = 5

/** Hearts where somebody taps twice; a like that is given stays given. */
export const useLikes = (like: () => Promise<void>) => {
  const [likes, setLikes] = useState<readonly Like[]>([])
  const lastId = useRef(0)
  const likeAt = async (point: TapPoint): Promise<void> => {
    vibrate('act')
    lastId.current += 1
    const given = { id: lastId.current, x: point.x, y: point.y }
    setLikes((shown) => [...shown, given].slice(-mostLikes))
    await like()
  }
  return { likes, likeAt }
}
