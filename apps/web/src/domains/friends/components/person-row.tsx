import type { ReactNode } from 'react'
import styles from './person-row.module.css'

interface PersonRowProps {
  readonly before: ReactNode
  readonly name: string
  readonly line?: string
  /** Left out where the row leads nowhere. */
  readonly href?: string
  readonly children?: ReactNode
}

/** A person in a list: picture, name, a second line, what can be done. */
export const PersonRow = ({ before, name, line, href, children }: PersonRowProps) => {
  const words = (
    <>
      {before}
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        {line !== undefined && line !== '' && <span className={styles.line}>{line}</span>}
      </span>
    </>
  )
  return (
    <div className={styles.row}>
      {href === undefined ? (
        <div className={styles.person}>{words}</div>
      ) : (
        <a className={styles.person} href={href}>
          {words}
        </a>
      )}
      {children}
    </div>
  )
}
