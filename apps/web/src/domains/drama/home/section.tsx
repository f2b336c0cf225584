import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  readonly title: string
  readonly right?: ReactNode
  readonly children: ReactNode
}

/** A block of the home page under its heading. */
export const Section = ({ title, right, children }: SectionProps) => (
  <section className={styles.section} aria-label={title}>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {right}
    </div>
    {children}
  </section>
)
