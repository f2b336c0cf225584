import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './detail-list.module.css'

interface DetailListProps {
  /** Those without a value are left out. */
  readonly lines: readonly { readonly label: string; readonly value: ReactNode }[]
  /** Without space of its own: the list is a part of a form. */
  readonly isFlush?: boolean
}

/** What is known of one record, line by line. */
export const DetailList = ({ lines, isFlush = false }: DetailListProps) => (
  <dl className={classNames(styles.list, isFlush && styles.flush)}>
    {lines
      .filter(({ value }) => value !== '' && value !== undefined && value !== null)
      .map(({ label, value }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
