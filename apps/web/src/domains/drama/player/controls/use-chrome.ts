import { useCallback, useEffect, useRef, useState } from 'react'

const fadeAfterMs = 3000

/** Whether the controls are seen: they fade 3 s after the last touch, and stay where the film rests and while a mouse is on them. */
export const useChrome = (isResting: boolean) => {
  const [isFaded, setIsFaded] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fadeLater = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsFaded(true), fadeAfterMs)
  }, [])
  useEffect(() => {
    if (!isResting) fadeLater()
    return () => clearTimeout(timer.current)
  }, [isResting, fadeLater])
  const wake = () => {
    setIsFaded(false)
    fadeLater()
  }
  return { isVisible: isResting || isHeld || !isFaded, wake, hold: setIsHeld }
}
