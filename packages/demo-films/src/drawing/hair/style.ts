/** Two curves between which strands run, each from its root: x, y of its four points. */
export type Flow = readonly [from: readonly number[], to: readonly number[]]

/** A lock of its own: x, y of the four points of its curve, and how broad it is. */
export type Lock = readonly [number, number, number, number, number, number, number, number, breadth: number]

/** How hair is cut, drawn from the front with its parting at the left. */
export interface Style {
  /** Behind head and shoulders. */
  readonly back?: string
  readonly backFlows?: readonly Flow[]
  /** Over the head: its outline and its line around the face. */
  readonly front: string
  /** Where it meets the brow. */
  readonly line: string
  readonly flows: readonly Flow[]
  /** What frames the face. */
  readonly frame?: readonly Lock[]
  /** What falls before the shoulders. */
  readonly lock?: string
  readonly lockFlows?: readonly Flow[]
  /** Single hairs and what is worn in it, as paths with their paint. */
  readonly wisps?: string
  readonly worn?: readonly Worn[]
  readonly coversEars?: true
  readonly isCurly?: true
  /** Cloth rather than hair. */
  readonly isCloth?: true
}

export interface Worn {
  readonly path: string
  readonly color: string
  /** Drawn as a line of this width. */
  readonly stroke?: number
}

/** Continues an outline along the ends of hair: strands of unlike length, each running out in a point. */
export function tips(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  count: number,
  length: number,
): string {
  const way = (share: number) => [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share] as const
  const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`
  return Array.from({ length: count }, (_, index) => {
    // Unlike shares and lengths without chance: a style is drawn once for everybody.
    const end = index + 1 === count ? 1 : (index + 1 + 0.3 * Math.sin(index * 5.1)) / count
    const [startX, startY] = way((index + 0.3 * Math.sin((index - 1) * 5.1) * (index === 0 ? 0 : 1)) / count)
    const [endX, endY] = way(end)
    const reach = length * (0.55 + 0.45 * Math.sin(index * 2.4 + 1) ** 2)
    const x = (startX + endX) / 2 + (toX - fromX > 0 ? -1 : 1) * 5 * Math.sin(index * 1.7)
    const y = (startY + endY) / 2 + reach
    const notch = index + 1 === count ? 0 : reach * 0.06
    return `C${at(startX, startY + reach * 0.45)} ${at(x, y - reach * 0.4)} ${at(x, y)} C${at(x, y - reach * 0.5)} ${at(endX, endY + reach * 0.4)} ${at(endX, endY - notch)}`
  }).join(' ')
}

/** A plait from one point down to another: lobes that come from the left and the right in turn, and a tuft below the band. */
export function plait(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  count: number,
): string {
  const step = (toY - fromY) / count
  const lobes = Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const share = index / count
    const [x, y] = [fromX + (toX - fromX) * share + 6 * Math.sin(share * 5), fromY + step * index]
    const half = 24 * (1 - share * 0.42)
    const at = (dx: number, dy: number) => `${Math.round(x + side * dx * half)} ${Math.round(y + dy * step)}`
    const ring = [
      [0.2, -0.5],
      [1.3, -0.3],
      [1.4, 0.9],
      [0.5, 1.7],
      [-0.2, 2],
      [-0.8, 2],
      [-0.7, 1.5],
      [-0.6, 0.8],
      [-0.4, 0],
      [0.2, -0.5],
    ] as const
    // All run around the same way: those of two ways would cut holes into each other.
    const [start = '', ...rest] = (side > 0 ? ring : ring.toReversed()).map(([dx, dy]) => at(dx, dy))
    const curves = [0, 3, 6].map((from) => `C${rest.slice(from, from + 3).join(' ')}`)
    return `M${start} ${curves.join(' ')} Z`
  })
  const [x, y] = [Math.round(toX + 6 * Math.sin(5)), Math.round(toY)]
  return `${lobes.join(' ')} M${x - 9} ${y + 8} C${x - 20} ${y + 34} ${x - 8} ${y + 62} ${x + 4} ${y + 78} C${x + 18} ${y + 54} ${x + 18} ${y + 30} ${x + 9} ${y + 8} Z`
}
