import type { ReactNode } from 'react'
import styles from './chat-title.module.css'

interface ChatTitleProps {
  readonly before: ReactNode
  readonly name: string
  /** A second, smaller line. */
  readonly line: string
  readonly after?: ReactNode
}

/** Whom one talks to, in the bar of a chat. */
export const ChatTitle = ({ before, name, line, after }: ChatTitleProps) => (
  <span className={styles.title}>
    {before}
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {line !== '' && <span className={styles.line}>{line}</span>}
    </span>
    {after}
  </span>
)
