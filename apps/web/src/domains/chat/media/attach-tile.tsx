import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './attach-tile.module.css'

interface AttachTileProps {
  readonly icon: LucideIcon
  readonly title: string
  /** The colour one finds it by. */
  readonly look: 'album' | 'camera' | 'film' | 'file' | 'poll' | 'card' | 'money'
  readonly onClick: () => void
}

/** One thing that can be attached, as a picture on a colour of its own. */
export const AttachTile = ({ icon, title, look, onClick }: AttachTileProps) => (
  <button type="button" className={styles.tile} onClick={onClick}>
    <span className={styles.sign} data-look={look}>
      <Icon of={icon} size={26} />
    </span>
    <span className={styles.title}>{title}</span>
  </button>
)
