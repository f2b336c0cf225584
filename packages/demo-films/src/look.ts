/** The colours of one drama, dark to light, as seven-character hexadecimal. */
export interface Palette {
  /** Sky from top to horizon. */
  readonly sky: readonly [string, string, string]
  /** Silhouettes from the farthest to the nearest. */
  readonly far: string
  readonly middle: string
  readonly near: string
  /** The main light: moon, sun, lamps. */
  readonly light: string
  /** The second colour: lanterns, neon, leaves, cloth. */
  readonly accent: string
  /** Lettering. */
  readonly text: string
}

/** A drawn plane of a scene; the camera moves near ones farther than far ones. */
export interface Layer {
  /** 0 stands still, 1 moves most. */
  readonly depth: number
  readonly body: string
}

/** What stands behind the people. The first layer fills the whole canvas. */
export interface Backdrop {
  readonly layers: readonly Layer[]
  /** Where feet stand, from the top. */
  readonly ground: number
}

export type DrawBackdrop = (palette: Palette, random: () => number) => Backdrop
