import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './screen.module.css'

interface ScreenProps {
  /** Usually a NavBar; stays on top. */
  readonly top?: ReactNode
  /** Stays at the bottom: a composer, the main button. */
  readonly bottom?: ReactNode
  readonly children: ReactNode
  /** Class of the scrolling middle. */
  readonly className?: string | undefined
  /** A page to read, with nothing in it to focus: the keyboard scrolls the page itself. */
  readonly isText?: boolean
  /** A glow behind the whole page. */
  readonly hasGlow?: boolean
}

/** A page: bars above and below, and one scrolling middle. */
export const Screen = ({ top, bottom, children, className, hasGlow, isText }: ScreenProps) => (
  <div className={classNames(styles.screen, hasGlow && styles.glow)}>
    {top}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
    <main className={classNames(styles.middle, className)} data-scroller tabIndex={isText ? 0 : undefined}>
      {children}
    </main>
    {bottom}
  </div>
)
