import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './record-row.module.css'

interface RecordRowProps {
  readonly before?: ReactNode
  readonly title: ReactNode
  readonly line?: ReactNode
  /** What stands at the end: an amount and what belongs to it. */
  readonly amount?: ReactNode
  readonly amountLine?: ReactNode
  readonly isIn?: boolean
  /** Where the row leads; it may act instead. */
  readonly href?: string
  readonly onClick?: () => void
  /** Whether the records it stands for are shown below it; left out where it stands for itself. */
  readonly isOpen?: boolean
  /** The record one came for. */
  readonly isCurrent?: boolean
  /** Its title keeps to two lines, where letters are not large. */
  readonly isShort?: boolean
  /** Its line says more than fits into a column. */
  readonly isWordy?: boolean
}

/** One record of a list, two lines on each side; where letters are large, what stands at the end goes below. */
export const RecordRow = ({
  href,
  onClick,
  isOpen,
  isCurrent = false,
  isWordy = false,
  ...content
}: RecordRowProps) => {
  const className = classNames(styles.row, isCurrent && styles.current)
  const marks = { ...(isCurrent && { 'aria-current': true }), ...(isWordy && { 'data-wordy': true }) }
  if (href !== undefined) {
    return (
      <a className={className} href={href} {...marks}>
        <Content {...content} />
      </a>
    )
  }
  if (onClick !== undefined) {
    return (
      <button type="button" className={className} aria-expanded={isOpen} onClick={onClick} {...marks}>
        <Content {...content} />
      </button>
    )
  }
  return (
    <div className={className} {...marks}>
      <Content {...content} />
    </div>
  )
}

const Content = ({
  before,
  title,
  line,
  amount,
  amountLine,
  isIn = false,
  isShort = false,
}: Omit<RecordRowProps, 'href' | 'onClick' | 'isOpen' | 'isCurrent' | 'isWordy'>) => (
  <>
    {before}
    <span className={styles.words}>
      <span className={classNames(styles.title, isShort && styles.short)}>{title}</span>
      {line !== undefined && <span className={styles.line}>{line}</span>}
    </span>
    {amount !== undefined && (
      <span className={styles.end}>
        <span className={classNames(styles.amount, isIn && styles.in)}>{amount}</span>
        {amountLine !== undefined && <span className={styles.line}>{amountLine}</span>}
      </span>
    )}
  </>
)
