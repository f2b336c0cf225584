import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import styles from './summary-rows.module.css'

export interface SummaryRow {
  readonly label: string
  readonly value: ReactNode
  /** What one gets in the end: the largest figure. */
  readonly isResult?: boolean
}

interface SummaryRowsProps {
  readonly rows: readonly SummaryRow[]
  /** A line of good news below the rows. */
  readonly gain?: string | undefined
  /** A line that is no news: how long what is shown holds. It has its height where it is empty. */
  readonly note?: string | undefined
  /** The server is asked: what is shown may change. */
  readonly isAsking?: boolean
  /** Below them, on the same card. */
  readonly children?: ReactNode
}

/** What a typed amount comes to, the same on every page of money: what arrives, what it costs, when, and what is left. Each row has its height
 *  before there is an amount. */
export const SummaryRows = ({ rows, gain, note, isAsking = false, children }: SummaryRowsProps) => (
  <div className={styles.summary}>
    <div aria-live="polite" aria-busy={isAsking}>
      <dl className={styles.rows}>
        {rows.map(({ label, value, isResult }) => (
          <div key={label} className={classNames(styles.row, isResult && styles.result)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {gain !== undefined && <p className={styles.gain}>{gain}</p>}
      {note !== undefined && <p className={styles.note}>{note === '' ? '\u00A0' : note}</p>}
    </div>
    {children}
  </div>
)
