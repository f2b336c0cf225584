import { Fragment } from 'react'
import styles from './dotted.module.css'

interface DottedProps {
  /** Facts, or words that have dots between them. */
  readonly children: string | readonly string[]
}

/** Words with dots between them (“Continue · $10.00”): lines end at a dot rather than between other words, and it is not seen there. */
export const Dotted = ({ children }: DottedProps) => {
  const [first, ...others] = typeof children === 'string' ? children.split(' · ') : children
  if (first === undefined || others.length === 0) return first
  return (
    <>
      <span className={styles.part}>{first}</span>
      {others.map((part, index) => (
        <Fragment key={index}>
          <span className="visually-hidden"> ·</span>
          <span className={styles.dot}> </span>
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </>
  )
}
