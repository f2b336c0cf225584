import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** A second tap within this time makes larger what the first one touched. */
const doubleTapMs = 260
/** A pointer that went further has moved a picture. */
const restPx = 8

/** The bars over a picture: a tap hides them and brings them back. */
export const useBars = () => {
  const [areHidden, setAreHidden] = useState(false)
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  const began = useRef({ x: 0, y: 0, isSecond: false })
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const handlers = {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      // The click of a second tap does not always come.
      began.current = { x, y, isSecond: waiting.current !== undefined }
      clearTimeout(waiting.current)
      waiting.current = undefined
    },
    onClick: ({ target, clientX, clientY }: MouseEvent) => {
      const { x, y, isSecond } = began.current
      if (isSecond || Math.hypot(clientX - x, clientY - y) > restPx) return
      if (target instanceof Element && target.closest('button, a, video, [data-bar]')) return
      waiting.current = setTimeout(() => {
        waiting.current = undefined
        setAreHidden((before) => !before)
      }, doubleTapMs)
    },
  }
  return { areHidden, isTouch, handlers }
}
