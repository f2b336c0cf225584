import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
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
  /** The last takes the width of both, where it is much longer than what is left below the first. */
  readonly isLastAcross?: boolean
}

/** Two halves of a page of equal weight: below each other on a phone, beside each other on a desktop, where a list beside the page leaves
 *  room for both. The page has to be a wide one. */
export const Halves = ({ first, second, last, isLastAcross = false }: HalvesProps) => (
  <div className={styles.room}>
    <div className={classNames(styles.halves, isLastAcross && styles.acrossBelow)} data-halves>
      <div>{first}</div>
      <div className={styles.second}>{second}</div>
      {last !== undefined && <div className={styles.last}>{last}</div>}
    </div>
  </div>
)
