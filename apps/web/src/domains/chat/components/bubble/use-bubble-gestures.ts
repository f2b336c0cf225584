import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { endPress } from '../../../../ui/actions/end-press.ts'
import { holdMs, slipPx } from '../../../../ui/actions/use-hold.ts'
import { vibrate } from '../../../../ui/feedback/haptics.ts'
import { wantsStillness } from '../../../../ui/motion.ts'
import type { Point } from './pointer-menu.tsx'

/** A swipe that was pulled this far answers; it goes on by no more than this. */
const replyPx = 56
const pullMaxPx = 76
/** Two taps this near and soon are one gesture. */
const doubleMs = 300
const doublePx = 28

interface Gestures {
  /** A long press, or the second button of a mouse, which asks where it is. */
  readonly onHold: (at?: Point) => void
  /** A swipe to the left. */
  readonly onReply: () => void
  readonly onDoubleTap: () => void
}

/** What has controls of its own hears its taps itself. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, video, input') !== null

const backMs = 220

const back = (row: HTMLElement, px: number): void => {
  row.style.transform = ''
  row.style.removeProperty('--pull')
  delete row.dataset['pulled']
  row.animate([{ transform: `translateX(${-px}px)` }, { transform: 'none' }], {
    duration: wantsStillness() ? 0 : backMs,
    easing: 'cubic-bezier(0.2, 0.9, 0.3, 1.2)',
  })
}

/** Hears what fingers do with a message: a long press, a swipe that answers it, two taps. The row follows the swipe without being drawn
 *  again. */
export const useBubbleGestures = ({ onHold, onReply, onDoubleTap }: Gestures) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useRef({ x: 0, y: 0, isDown: false, pulled: 0, isPulling: false })
  const device = useRef('mouse')
  const tap = useRef({ x: 0, y: 0, atMs: 0 })
  useEffect(() => () => clearTimeout(timer.current), [])

  const letGo = (row: HTMLElement): number => {
    clearTimeout(timer.current)
    const { pulled, isPulling } = press.current
    press.current = { ...press.current, isDown: false, pulled: 0, isPulling: false }
    if (isPulling) back(row, pulled)
    return pulled
  }
  const noteTap = ({ clientX, clientY, timeStamp, target }: PointerEvent): void => {
    if (isControl(target)) return
    const { x, y, atMs } = tap.current
    const isSecond = timeStamp - atMs < doubleMs && Math.hypot(clientX - x, clientY - y) < doublePx
    tap.current = { x: clientX, y: clientY, atMs: isSecond ? 0 : timeStamp }
    if (!isSecond) return
    vibrate('select')
    onDoubleTap()
  }
  return {
    onPointerDown: ({ clientX, clientY, button, pointerType, isPrimary }: PointerEvent): void => {
      device.current = pointerType
      if (button !== 0 || !isPrimary) return
      press.current = { x: clientX, y: clientY, isDown: true, pulled: 0, isPulling: false }
      if (pointerType === 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        press.current.isDown = false
        vibrate('select')
        endPress()
        onHold()
      }, holdMs)
    },
    onPointerMove: ({ clientX, clientY, pointerType, pointerId, currentTarget }: PointerEvent<HTMLElement>): void => {
      const { x, y, isDown, isPulling } = press.current
      if (!isDown) return
      const left = x - clientX
      if (Math.hypot(left, clientY - y) > slipPx) clearTimeout(timer.current)
      if (pointerType === 'mouse') return
      if (!isPulling && (left < slipPx || Math.abs(clientY - y) > left)) return
      if (!isPulling) currentTarget.setPointerCapture(pointerId)
      const pulled = Math.min(pullMaxPx, Math.max(0, left - slipPx))
      if (pulled >= replyPx && press.current.pulled < replyPx) vibrate('select')
      press.current = { ...press.current, isPulling: true, pulled }
      currentTarget.style.transform = `translateX(${-pulled}px)`
      currentTarget.dataset['pulled'] = ''
      currentTarget.style.setProperty('--pull', String(Math.min(1, pulled / replyPx)))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const { isDown, isPulling, x, y } = press.current
      const pulled = letGo(event.currentTarget)
      if (isPulling) {
        endPress()
        if (pulled >= replyPx) onReply()
      } else if (isDown && Math.hypot(event.clientX - x, event.clientY - y) < slipPx) noteTap(event)
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>): void => {
      letGo(currentTarget)
    },
    onContextMenu: (event: MouseEvent): void => {
      event.preventDefault()
      clearTimeout(timer.current)
      onHold(device.current === 'mouse' ? { x: event.clientX, y: event.clientY } : undefined)
    },
    onMouseDown: (event: MouseEvent): void => {
      // Whoever writes goes on writing once the menu is closed.
      if (event.button === 2) event.preventDefault()
    },
  }
}
