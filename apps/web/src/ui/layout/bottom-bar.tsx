import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** The main button of a screen at its lower edge; several share the width. */
export const BottomBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
)

/** The same buttons in the page itself, for a desktop, where its foot is far from what they are about. */
export const BarInPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.inPage}>{children}</div>
)
