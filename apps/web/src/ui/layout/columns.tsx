import type { ReactNode } from 'react'
import styles from './columns.module.css'

interface ColumnsProps {
  /** What leads: it stays in view while the rest scrolls. */
  readonly side: ReactNode
  readonly children: ReactNode
}

/** Two parts of a page: below each other on a phone, beside each other on a desktop. The page has to be a wide one. */
export const Columns = ({ side, children }: ColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.side}>{side}</div>
    <div className={styles.main}>{children}</div>
  </div>
)

/** A part of the side that has no margin of its own, such as choices. */
export const SidePart = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.part}>{children}</div>
)

interface HalvesProps {
  readonly first: ReactNode
  readonly second: ReactNode
  /** Comes last on a phone, and stands below the first half on a desktop. */
  readonly last?: ReactNode
}

/** Two halves of a page of equal weight: below each other on a phone, beside each other on a desktop, where a list beside the page leaves
 *  room for both. The page has to be a wide one. */
export const Halves = ({ first, second, last }: HalvesProps) => (
  <div className={styles.room}>
    <div className={styles.halves} data-halves>
      <div>{first}</div>
      <div className={styles.second}>{second}</div>
      {last !== undefined && <div>{last}</div>}
    </div>
  </div>
)
