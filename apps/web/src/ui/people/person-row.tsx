import type { ReactNode } from 'react'
import { ListLink } from '../layout/list-link.tsx'
import styles from './person-row.module.css'

interface PersonRowProps {
  readonly before: ReactNode
  readonly name: string
  /** What stands right of the name: a role, a mute. */
  readonly badges?: ReactNode
  readonly line?: ReactNode
  /** Left out where the row leads nowhere. */
  readonly href?: string | undefined
  readonly children?: ReactNode
}

/** A person in a list: picture, name, a second line, what can be done. */
export const PersonRow = ({ href, children, ...person }: PersonRowProps) => (
  <div className={styles.row}>
    {href === undefined ? (
      <div className={styles.person}>
        <PersonWords {...person} />
      </div>
    ) : (
      <ListLink className={styles.person} href={href}>
        <PersonWords {...person} />
      </ListLink>
    )}
    {children}
  </div>
)

/** Picture and words of a person, for rows of another kind. */
export const PersonWords = ({ before, name, badges, line }: Omit<PersonRowProps, 'href' | 'children'>) => (
  <>
    {before}
    <span className={styles.words}>
      <span className={styles.title}>
        <strong className={styles.name}>{name}</strong>
        {badges}
      </span>
      {line !== undefined && line !== '' && <span className={styles.line}>{line}</span>}
    </span>
  </>
)
