import { type ReactNode, useContext } from 'react'
import { classNames } from '../class-names.ts'
import styles from './screen.module.css'
import { ScreenPosition } from './screen-position.ts'

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
  /** How wide it may become on a desktop: a column to read, rows, bubbles, pictures side by side, or parts beside each other that scroll by themselves. */
  readonly width?: 'column' | 'rows' | 'bubbles' | 'wide' | 'panes'
}

/** Whether there is anything to draw: parts are often left out by a condition. */
const isShown = (part: ReactNode): boolean => part !== undefined && part !== null && part !== false

/** A page: bars above and below, and one scrolling middle. */
export const Screen = ({ top, bottom, children, className, hasGlow, isText, width = 'column' }: ScreenProps) => {
  // A page has one main part and one bar on top: the list beside it has neither.
  const isList = useContext(ScreenPosition) === 'list'
  const [Top, Middle, Bottom] = isList ? (['div', 'div', 'div'] as const) : (['header', 'main', 'footer'] as const)
  return (
    <div className={classNames(styles.screen, hasGlow && styles.glow, styles[width])}>
      {isShown(top) && <Top className={styles.bars}>{top}</Top>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <Middle className={classNames(styles.middle, className)} data-scroller tabIndex={isText ? 0 : undefined}>
        {children}
      </Middle>
      {isShown(bottom) && <Bottom className={styles.bars}>{bottom}</Bottom>}
    </div>
  )
}
