import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { endPress } from '../../../../ui/actions/end-press.ts'
import { vibrate } from '../../../../ui/feedback/haptics.ts'

/** How long a finger rests before it means the menu, and how far it may slip meanwhile. */
const holdMs = 420
const slipPx = 10

/** Hears a long press, or the second button of a mouse. */
export const useHold = (action: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const end = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: ({ clientX, clientY, button, pointerType }: PointerEvent): void => {
      if (button !== 0 || pointerType === 'mouse') return
      from.current = { x: clientX, y: clientY }
      end()
      timer.current = setTimeout(() => {
        vibrate('select')
        endPress()
        action()
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
      action()
    },
  }
}
