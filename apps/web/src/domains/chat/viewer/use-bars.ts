import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { ZoomRef } from 'yet-another-react-lightbox'

/** A second tap within this time makes larger what the first one touched. */
const doubleTapMs = 260
/** A pointer that went further has moved a picture. */
const restPx = 8

/** How much larger two taps make a picture. */
const tappedZoom = 2.5

/** The bars over a picture: a tap hides them and brings them back, two taps enlarge what they touch, or show the whole picture again. */
export const useBars = () => {
  const [areHidden, setAreHidden] = useState(false)
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  const began = useRef({ x: 0, y: 0, isSecond: false })
  const zoom = useRef<ZoomRef>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const handlers = {
    // An enlarged picture keeps its presses to itself.
    onPointerDownCapture: (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event
      // The click of a second tap does not always come.
      const isSecond = waiting.current !== undefined
      began.current = { x, y, isSecond }
      clearTimeout(waiting.current)
      waiting.current = undefined
      const { current: picture } = zoom
      if (!isSecond || !picture || picture.disabled) return
      event.stopPropagation()
      if (picture.zoom > 1) picture.changeZoom(1)
      else picture.changeZoom(Math.min(tappedZoom, picture.maxZoom), false, x - innerWidth / 2, y - innerHeight / 2)
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
  return { areHidden, isTouch, handlers, zoom }
}
