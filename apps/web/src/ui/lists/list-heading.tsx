import type { ReactElement } from 'react'
import styles from './list-heading.module.css'

const headingKey = 'heading '

/** The heading of the rows below it in a list of records: a row of its own, over both where two stand side by side. */
export const listHeading = (title: string): ReactElement => (
  <h2 key={`${headingKey}${title}`} className={styles.heading}>
    {title}
  </h2>
)

/** Whether a row of a list is such a heading. */
export const isListHeading = ({ key }: ReactElement): boolean => key?.startsWith(headingKey) ?? false
