import type { LucideIcon } from 'lucide-react'
import { Icon } from '../actions/icon.tsx'
import styles from './entry-tiles.module.css'

export interface EntryTile {
  readonly label: string
  /** What stands there today, or what it is for. */
  readonly line: string
  readonly href: string
  readonly icon: LucideIcon
}

/** A few ways to other pages that weigh more than a row of a list, each with a live line. */
export const EntryTiles = ({ label, tiles }: { readonly label: string; readonly tiles: readonly EntryTile[] }) => (
  <nav aria-label={label}>
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <a className={styles.tile} href={tile.href}>
            <span className={styles.label}>
              <Icon of={tile.icon} size={20} />
              {tile.label}
            </span>
            <span className={styles.line}>{tile.line}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
