import type { Palette } from '../look.ts'
import { wash } from './svg.ts'

/** The sky of a palette over the whole canvas: its middle and its horizon at these parts of the height, and what it ends in at the bottom. */
export const sky = (
  { sky: [top, middle, horizon] }: Palette,
  [middleAt, horizonAt]: readonly [number, number],
  bottom = horizon,
): string =>
  wash([[0, top], [middleAt, middle], [horizonAt, horizon], ...(horizonAt < 1 ? ([[1, bottom]] as const) : [])])
