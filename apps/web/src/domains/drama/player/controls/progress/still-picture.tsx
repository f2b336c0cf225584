import { stillAt } from '@cliffhanger/rules/media/stills.ts'
import { useQuery } from '@tanstack/react-query'
import { useCaptionsFile } from '../../captions/use-captions-file.ts'
import type { Player } from '../../engine/player-actions.ts'
import { fetchStills } from '../../engine/stills.ts'
import styles from './still-picture.module.css'

interface StillPictureProps {
  readonly player: Player
  readonly seconds: number
}

/** What the episode shows at a moment, small. Nothing while that is not known, and for episodes without such pictures. */
export const StillPicture = ({ player, seconds }: StillPictureProps) => {
  const { playUrl, file } = useCaptionsFile(player)
  const { data } = useQuery({
    queryKey: ['stills', playUrl],
    queryFn: ({ signal }) => (file && playUrl !== undefined ? fetchStills(playUrl, file, signal) : null),
    enabled: file !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const still = data && stillAt(data.stills, seconds)
  if (!still) return null
  const { x, y, width, height } = still
  return (
    <span
      className={styles.still}
      data-still={`${x},${y}`}
      data-wide={width > height || undefined}
      style={{
        width,
        height,
        backgroundImage: `url("${data.sheet.src}")`,
        backgroundPosition: `${-x}px ${-y}px`,
      }}
    />
  )
}
