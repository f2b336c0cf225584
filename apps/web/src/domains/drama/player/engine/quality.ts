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
