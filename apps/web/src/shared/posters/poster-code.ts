import { encode } from 'uqr'

/** Light modules that must stand around a code, on each side. */
const quietModules = 4

/** A code as it is drawn into a square: whole pixels per module, so that no edge is blurred. */
export interface PosterCode {
  /** Dark modules by row. */
  readonly modules: readonly (readonly boolean[])[]
  /** Pixels of a module. */
  readonly scale: number
  /** From the square's edge to the first module. */
  readonly margin: number
}

/** `text` as a code of level M in a square of `size` pixels, its quiet zone included. */
export const posterCode = (text: string, size: number): PosterCode => {
  const { data: modules } = encode(text, { ecc: 'M', border: 0 })
  const scale = Math.floor(size / (modules.length + 2 * quietModules))
  return { modules, scale, margin: Math.floor((size - modules.length * scale) / 2) }
}
