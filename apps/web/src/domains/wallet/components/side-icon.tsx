import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './side-icon.module.css'

/** The round mark before a record: green for what came in. */
export const SideIcon = ({ isIn, children }: { readonly isIn: boolean; readonly children: ReactNode }) => (
  <span className={classNames(styles.mark, isIn && styles.in)}>{children}</span>
)
