import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { vibrate } from '../feedback/haptics.ts'
import { endPress } from './end-press.ts'

/** How long a finger rests before it means more than a tap, and how far it may slip meanwhile. */
export const holdMs = 420
export const slipPx = 10

/** Hears a finger that rests on something, or the second button of a mouse; a tap stays a tap. */
export const useHold = (onHold: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  useEffect(() => () => clearTimeout(timer.current), [])
  const end = (): void => clearTimeout(timer.current)
  return {
    onPointerDown: ({ clientX, clientY, button, pointerType, isPrimary }: PointerEvent): void => {
      if (button !== 0 || !isPrimary || pointerType === 'mouse') return
      from.current = { x: clientX, y: clientY }
      end()
      timer.current = setTimeout(() => {
        vibrate('select')
        endPress()
        onHold()
      }, holdMs)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > slipPx) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent): void => {
      event.preventDefault()
      end()
      onHold()
    },
  }
}
