/** Whole turns before the wheel stands. */
const wholeTurns = 5
const fullTurn = 360

/** Degrees from the top at which the middle of a segment stands while the wheel has not turned. */
export const middleOf = (index: number, count: number): number => (index * fullTurn) / count

/** The next angle, onwards from `from`, at which the segment stands under the pointer. */
export const angleFor = (index: number, count: number, from: number): number => {
  const target = (fullTurn - middleOf(index, count)) % fullTurn
  const turned = from - (from % fullTurn)
  return turned + wholeTurns * fullTurn + target
}

/** Which segment the pointer shows at an angle. */
export const segmentUnderPointer = (angle: number, count: number): number => {
  const back = (fullTurn - (angle % fullTurn)) % fullTurn
  return Math.round((back * count) / fullTurn) % count
}

const point = (radius: number, degrees: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(radians)).toFixed(3)} ${(radius * Math.sin(radians)).toFixed(3)}`
}

/** The outline of a segment around 0 0, as the path of an SVG; every segment is as wide as the others, the odds are in words. */
export const segmentPath = (index: number, count: number, radius: number): string => {
  const half = fullTurn / count / 2
  const middle = middleOf(index, count)
  const isLarge = half * 2 > fullTurn / 2 ? 1 : 0
  return `M0 0L${point(radius, middle - half)}A${radius} ${radius} 0 ${isLarge} 1 ${point(radius, middle + half)}Z`
}

/** Whether what is written on a segment stands on its head while the wheel has turned so far. */
export const isUpsideDown = (index: number, count: number, turned: number): boolean => {
  const angle = (middleOf(index, count) + turned) % fullTurn
  return angle > fullTurn / 4 && angle < (fullTurn * 3) / 4
}

const mostLines = 3

/** A name in lines of at most so many characters, at most three of them; broken between words where there are some. */
export const nameLines = (name: string, width: number, lines = mostLines): readonly string[] => {
  if (name.length <= width) return [name]
  if (lines === 1) return [`${name.slice(0, width - 1)}…`]
  const gap = name.lastIndexOf(' ', width)
  const cut = gap > 0 ? gap : width
  return [name.slice(0, cut), ...nameLines(name.slice(cut).trim(), width, lines - 1)]
}
