import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useStore } from 'zustand'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import type { Player } from './engine/player-actions.ts'
import styles from './surroundings.module.css'

interface SurroundingsProps {
  readonly drama: Pick<Video, 'cover'>
  readonly player: Player
}

/** What a desktop, and a phone on its side, has left and right of an upright film: the film's own colours, out of focus, and the same on both sides. */
export const Surroundings = ({ drama, player }: SurroundingsProps) => {
  const cover = assetUrl(useStore(player.state, ({ item }) => item?.cover) || drama.cover)
  return cover === '' ? null : (
    <div className={styles.surroundings} aria-hidden="true">
      <span style={{ backgroundImage: `url("${cover}")` }} />
      <span style={{ backgroundImage: `url("${cover}")` }} />
    </div>
  )
}
