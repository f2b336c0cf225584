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
