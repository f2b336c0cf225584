import type { ReactNode } from 'react'
import styles from './beginning-place.module.css'

/** Stands beside a list while nothing was chosen from it: in the middle of the place, how one may begin. */
export const BeginningPlace = ({ children }: { readonly children?: ReactNode }) => (
  <main className={styles.place}>{children}</main>
)
