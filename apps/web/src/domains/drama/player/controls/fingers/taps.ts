/** Where a finger tapped, in px. */
export interface TapPoint {
  readonly x: number
  readonly y: number
}

/** A second tap within this time belongs to the first. */
export const doubleTapMs = 220
/** …if it is this near. */
const nearPx = 48

interface TapsDeps {
  readonly onTap: () => void
  readonly onDoubleTap: (point: TapPoint) => void
}

/** Tells single taps from double ones: a single one acts once no second one came, further ones of a row are double each. */
export const createTaps = ({ onTap, onDoubleTap }: TapsDeps) => {
  let last: TapPoint | null = null
  let isRow = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    const wasSingle = last !== null && !isRow
    last = null
    isRow = false
    if (wasSingle) onTap()
  }
  return {
    tap: (point: TapPoint) => {
      clearTimeout(timer)
      const isNear = last !== null && Math.hypot(point.x - last.x, point.y - last.y) <= nearPx
      if (last !== null && !isNear) settle()
      if (isNear) {
        isRow = true
        onDoubleTap(point)
      }
      last = point
      timer = setTimeout(settle, doubleTapMs)
    },
    end: () => clearTimeout(timer),
  }
}
