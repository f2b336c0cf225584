import { type RefObject, type TouchEvent, useEffect, useRef, useState } from 'react'
import type { VListHandle } from 'virtua'
import type { ChatRow } from '../../messages/chat-rows.ts'

/** How long it stays once the list rests. */
const restMs = 1200
/** What of a row must be left below the edge for it to count as the first one in sight. */
const edgePx = 12

/** The day of what stands first in sight; undefined where its own heading is there to read. */
const dayAt = (rows: readonly ChatRow[], index: number): number | undefined => {
  if (rows[index]?.kind === 'day') return undefined
  const heading = rows.slice(0, index).findLast((row) => row.kind === 'day')
  return heading?.kind === 'day' ? heading.ms : undefined
}

/** Which day one reads, said while a finger or a wheel moves the list: headings of days are far apart. */
export const useFloatingDay = (list: RefObject<VListHandle | null>, rows: readonly ChatRow[]) => {
  const [day, setDay] = useState<number>()
  const [isShown, setIsShown] = useState(false)
  const isByHand = useRef(false)
  const from = useRef({ x: 0, y: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hide = (): void => {
    isByHand.current = false
    setIsShown(false)
  }
  const follow = (offset: number): void => {
    // A list that opens, or jumps, says where it is by itself.
    if (!isByHand.current) return
    const found = dayAt(rows, list.current?.findItemIndex(offset + edgePx) ?? 0)
    if (found !== undefined) setDay(found)
    setIsShown(found !== undefined)
    clearTimeout(timer.current)
    timer.current = setTimeout(hide, restMs)
  }
  const take = (): void => {
    isByHand.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(hide, restMs)
  }
  /** A message that is pulled aside moves no list. */
  const move = ({ touches }: TouchEvent): void => {
    const touch = touches[0]
    const { x, y } = from.current
    if (touch && Math.abs(touch.clientY - y) > Math.abs(touch.clientX - x)) take()
  }
  const start = ({ touches }: TouchEvent): void => {
    const touch = touches[0]
    if (touch) from.current = { x: touch.clientX, y: touch.clientY }
  }
  return { day, isShown, follow, hands: { onTouchStart: start, onTouchMove: move, onWheel: take } }
}
