import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** The main button of a screen at its lower edge; several share the width. */
export const BottomBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
)
