import type { Place } from './place.ts'

/** Degrees between two lines: about a kilometre. */
const stepDegrees = 0.01
/** Units of the drawing between two lines of longitude at the equator. */
const stepUnits = 80

/** A line of the drawing at a whole hundredth of a degree, with its place from the middle. */
interface Line {
  readonly offset: number
  readonly label: string
}

export const drawingWidth = 320
export const drawingHeight = 180

const labelOf = (degrees: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`

const linesAround = (
  middle: number,
  size: number,
  unitsPerStep: number,
  letters: readonly [string, string],
): Line[] => {
  const reach = size / 2 / unitsPerStep
  const first = Math.ceil(middle / stepDegrees - reach)
  const last = Math.floor(middle / stepDegrees + reach)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const degrees = (first + index) * stepDegrees
    return { offset: ((degrees - middle) / stepDegrees) * unitsPerStep, label: labelOf(degrees, letters) }
  })
}

/** The lines of longitude and latitude around a place, as they lie on the ground: towards the poles those of longitude come closer
 *  together, never closer than their labels can be read. */
export const graticuleAround = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>) => ({
  meridians: linesAround(
    longitude,
    drawingWidth,
    Math.max(stepUnits * Math.cos((latitude * Math.PI) / 180), stepUnits * 0.75),
    ['E', 'W'],
  ),
  parallels: linesAround(latitude, drawingHeight, stepUnits, ['N', 'S']),
})
