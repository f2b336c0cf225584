import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

interface CardProps {
  /** Stands at its head, and names it. */
  readonly title?: string
  /** Beside the title: the way to all of it. */
  readonly more?: ReactNode
  /** Everything in its middle: one thing to look at. */
  readonly isCentered?: boolean
  readonly children: ReactNode
}

/** A part of a page in a frame of its own. */
export const Card = ({ title, more, isCentered, children }: CardProps) => (
  <section className={classNames(styles.card, isCentered && styles.centered)} aria-label={title}>
    {title !== undefined && (
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more}
      </div>
    )}
    {children}
  </section>
)
