import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { describeFailure } from '../../platform/server/call-failure.ts'
import { vibrate } from '../feedback/haptics.ts'
import { toast } from '../overlays/toast.tsx'

interface Drag {
  readonly from: number
  readonly to: number
  /** How far the row is from its place, px. */
  readonly offsetPx: number
  readonly rowPx: number
  /** The order it began in. */
  readonly order: string
  /** The finger that drags: another one changes nothing. */
  readonly pointerId: number
  readonly isDropped: boolean
}

/** Puts rows of one height into another order by a handle on each, with a finger or a mouse; the other rows make room meanwhile. A row that was dropped
 *  stays there until `ids` come in their new order, or moving it failed. */
export const useDragOrder = (ids: readonly number[], move: (id: number, to: number) => Promise<void>) => {
  const order = ids.join(' ')
  const [drag, setDrag] = useState<Drag>()
  const startY = useRef(0)
  if (drag && drag.order !== order) setDrag(undefined)
  const isDragging = ({ pointerId }: PointerEvent): boolean => drag?.pointerId === pointerId && !drag.isDropped

  const start = (index: number, event: PointerEvent<HTMLElement>): void => {
    const row = event.currentTarget.closest('[data-row]')
    if (!row || event.button !== 0 || drag) return
    // The page neither scrolls nor selects under the finger.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    startY.current = event.clientY
    vibrate('select')
    const { pointerId } = event
    const rowPx = row.getBoundingClientRect().height
    setDrag({ from: index, to: index, offsetPx: 0, rowPx, order, pointerId, isDropped: false })
  }
  const follow = (event: PointerEvent): void => {
    if (!drag || !isDragging(event)) return
    const { from, rowPx } = drag
    const offsetPx = Math.max(-from * rowPx, Math.min(event.clientY - startY.current, (ids.length - 1 - from) * rowPx))
    setDrag({ ...drag, offsetPx, to: from + Math.round(offsetPx / rowPx) })
  }
  const drop = async (event: PointerEvent): Promise<void> => {
    if (!drag || !isDragging(event)) return
    const { from, to, rowPx } = drag
    const id = ids[from]
    if (from === to || id === undefined) return setDrag(undefined)
    setDrag({ ...drag, offsetPx: (to - from) * rowPx, isDropped: true })
    try {
      await move(id, to)
    } catch (error) {
      toast(describeFailure(error))
      setDrag(undefined)
    }
  }
  const cancel = (event: PointerEvent): void => {
    if (isDragging(event)) setDrag(undefined)
  }
  const shiftOf = (index: number): number => {
    if (!drag) return 0
    if (index === drag.from) return drag.offsetPx
    if (index > drag.from && index <= drag.to) return -drag.rowPx
    return index < drag.from && index >= drag.to ? drag.rowPx : 0
  }
  return {
    row: (index: number): { 'data-row': ''; 'data-dragged': boolean | undefined; style: CSSProperties } => ({
      'data-row': '',
      'data-dragged': drag?.from === index ? true : undefined,
      style: drag ? { transform: `translateY(${shiftOf(index)}px)` } : {},
    }),
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(index, event),
      onPointerMove: follow,
      onPointerUp: (event: PointerEvent) => void drop(event),
      onPointerCancel: cancel,
    }),
  }
}
