import type { LucideIcon } from 'lucide-react'
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../actions/icon.tsx'
import { useHold } from '../actions/use-hold.ts'
import { classNames } from '../class-names.ts'
import styles from './swipe-row.module.css'

export interface SwipeAction {
  readonly key: string
  readonly label: string
  /** Stands above the label. */
  readonly icon?: LucideIcon
  readonly isDanger?: boolean
  readonly onPress: () => void
}

interface SwipeRowProps {
  readonly actions: readonly SwipeAction[]
  readonly children: ReactNode
}

const actionWidth = 76
/** Sideways movement from which a touch is a swipe and no longer a tap. */
const slopPx = 8

/** A row whose actions lie under it and appear when it is pulled aside, at a long press or a right click; with a keyboard they appear on focus.
 *  However many there are, some of the row stays to be pulled back. */
export const SwipeRow = ({ actions, children }: SwipeRowProps) => {
  const [offset, setOffset] = useState(0)
  const [isDragging, setIsDragging] = useState(false)
  const from = useRef({ x: 0, y: 0, offset: 0, isPressed: false, wasDragged: false })
  const lying = useRef<HTMLDivElement>(null)
  const wanted = actions.length * actionWidth
  const widest = (): number => lying.current?.offsetWidth ?? wanted

  // Not every browser opens a menu for a finger that rests.
  const { onContextMenu: _, ...hold } = useHold(() => {
    from.current.isPressed = false
    setOffset(-widest())
  })

  const press = (event: PointerEvent) => {
    hold.onPointerDown(event)
    from.current = { x: event.clientX, y: event.clientY, offset, isPressed: true, wasDragged: false }
  }
  const move = (event: PointerEvent) => {
    hold.onPointerMove(event)
    const { x, y, isPressed, offset: start } = from.current
    if (!isPressed) return
    const dx = event.clientX - x
    if (!isDragging) {
      if (Math.abs(event.clientY - y) > Math.abs(dx)) from.current.isPressed = false
      if (Math.abs(dx) < slopPx || !from.current.isPressed) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setIsDragging(true)
    }
    setOffset(Math.min(0, Math.max(-widest(), start + dx)))
  }
  const release = () => {
    hold.onPointerUp()
    from.current.isPressed = false
    from.current.wasDragged = isDragging
    if (!isDragging) return
    setIsDragging(false)
    setOffset(offset < -widest() / 3 ? -widest() : 0)
  }
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    from.current.isPressed = false
    setOffset(-widest())
    const isTouched = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
    // The key for menus: what it opens has the focus.
    if (event.button !== 2 && !isTouched) lying.current?.querySelector('button')?.focus()
  }
  const step = (action: SwipeAction) => {
    setOffset(0)
    action.onPress()
  }

  return (
    <div className={styles.row} onFocus={(event) => event.target.closest(`.${styles.actions}`) && setOffset(-widest())}>
      <div ref={lying} className={styles.actions} style={{ width: `min(${wanted}px, 100% - 24px)` }}>
        {actions.map((action) => (
          <button
            key={action.key}
            type="button"
            className={classNames(styles.action, action.isDanger && styles.danger)}
            onClick={() => step(action)}
            onBlur={() => setOffset(0)}
          >
            {action.icon && <Icon of={action.icon} size={20} />}
            <span>{action.label}</span>
          </button>
        ))}
      </div>
      <div
        className={classNames(styles.content, isDragging && styles.dragging)}
        style={{ transform: `translateX(${offset}px)` }}
        onContextMenu={openMenu}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onClickCapture={(event) => {
          if (offset === 0 && !from.current.wasDragged) return
          event.preventDefault()
          event.stopPropagation()
          // A mouse clicks where it ends its swipe.
          if (!from.current.wasDragged) setOffset(0)
        }}
      >
        {children}
      </div>
    </div>
  )
}
