import { readStored, writeStored } from '../../../../platform/storage/storage.ts'

/** The short side of the picture in px, or `auto`: as sharp as the network allows. */
export type Quality = number | 'auto'

/** The quality chosen last on this device. */
export const storedQuality = (): Quality => {
  const stored = Number(readStored('player-quality') ?? 0)
  return Number.isInteger(stored) && stored > 0 ? stored : 'auto'
}

export const storeQuality = (quality: Quality): void => writeStored('player-quality', String(quality))

/** The rendition that comes closest to a wanted quality without being sharper, else the smallest; -1 lets the network decide.
 *  `shortSides` in the order of the renditions. */
export const renditionFor = (quality: Quality, shortSides: readonly number[]): number => {
  if (quality === 'auto' || shortSides.length === 0) return -1
  const fitting = shortSides.filter((side) => side <= quality)
  const wanted = fitting.length > 0 ? Math.max(...fitting) : Math.min(...shortSides)
  return shortSides.indexOf(wanted)
}

/** A rendition as far as its beginning goes. */
interface Rendition {
  readonly shortSide: number
  readonly bitsPerSecond: number
}

/** The rendition that a film begins with where the network decides: the sharpest that it carries twice as fast as it plays, so that the first
 *  picture comes as soon, and no sharper than a picture `wide` pixels wide can show. In the order of the renditions, the smallest first. */
export const renditionToBegin = (renditions: readonly Rendition[], networkSpeed: number, wide: number): number => {
  const enough = renditions.findIndex(({ shortSide }) => shortSide >= wide)
  const shown = enough < 0 ? renditions : renditions.slice(0, enough + 1)
  return Math.max(
    0,
    shown.findLastIndex(({ bitsPerSecond }) => bitsPerSecond * 2 <= networkSpeed),
  )
}
