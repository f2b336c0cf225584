import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './entry-tiles.module.css'

interface EntryTileProps {
  readonly label: string
  /** What stands there today, or what it is for. */
  readonly line: string
  readonly href: string
  readonly icon: LucideIcon
  /** The line says what waits to be collected. */
  readonly isWaiting?: boolean
  /** Its sign wears the colour of a membership. */
  readonly tone?: 'vip' | 'svip'
}

/** A few ways to other pages that weigh more than a row of a list, each with a live line: tiles two by two. */
export const EntryTiles = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <nav className={styles.place} aria-label={label}>
    <ul className={styles.tiles}>{children}</ul>
  </nav>
)

/** One of them. */
export const EntryTile = ({ label, line, href, icon, isWaiting = false, tone }: EntryTileProps) => (
  <li>
    <a className={styles.tile} href={href} data-tone={tone} data-waiting={isWaiting}>
      <span className={styles.label}>
        <Icon of={icon} size={20} />
        {label}
      </span>
      <span className={styles.line}>{line}</span>
    </a>
  </li>
)
