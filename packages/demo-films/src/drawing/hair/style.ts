/** Two curves between which strands run, each from its root: x, y of its four points. */
export type Flow = readonly [from: readonly number[], to: readonly number[]]

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
