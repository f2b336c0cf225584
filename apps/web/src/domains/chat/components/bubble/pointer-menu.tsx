import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './pointer-menu.module.css'

/** A place in the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface PointerMenuProps {
  readonly at: Point
  readonly title: string
  readonly above: ReactNode
  /** What can be done. */
  readonly children: ReactNode
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onClose: () => void
}

/** Room that stays between the menu and the edge of the window. */
const edgePx = 8

/** Where a menu begins: at the pointer, before it where it would not fit behind it, and always in the window. */
const startOf = (at: number, size: number, most: number): number => {
  const start = at + size > most - edgePx && at - size >= edgePx ? at - size : at
  return Math.max(edgePx, Math.min(start, most - size - edgePx))
}

/** A menu where a mouse asked for it. Escape and a press beside it close it, and the focus goes back; a second button beside it asks for another menu there. */
export const PointerMenu = ({ at, title, above, children, onKeyDown, onClose }: PointerMenuProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const menu = dialog.current
    if (!menu) return
    const put = (): void => {
      menu.style.left = `${startOf(at.x, menu.offsetWidth, innerWidth)}px`
      menu.style.top = `${startOf(at.y, menu.offsetHeight, innerHeight)}px`
    }
    menu.showModal()
    // No act is chosen until an arrow key is pressed.
    menu.focus({ preventScroll: true })
    put()
    const sizes = new ResizeObserver(put)
    sizes.observe(menu)
    sizes.observe(document.documentElement)
    return () => {
      sizes.disconnect()
      // The focus goes back to where it was.
      menu.close()
    }
  }, [at])

  const askBeside = (event: MouseEvent<HTMLDialogElement>): void => {
    event.preventDefault()
    if (event.target !== event.currentTarget) return
    const { clientX, clientY } = event
    event.currentTarget.close()
    const place = { bubbles: true, cancelable: true, button: 2, clientX, clientY }
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent('contextmenu', place))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes a dialog
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.menu}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      onContextMenu={askBeside}
    >
      <h2 id={titleId} className="visually-hidden">
        {title}
      </h2>
      {above}
      {children}
    </dialog>
  )
}
