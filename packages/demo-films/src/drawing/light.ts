import type { Palette } from '../look.ts'
import type { PortraitLight } from './person.ts'
import { mixed } from './svg.ts'

/** How a place lights whoever stands in it: its shadows have the colour of its sky. */
export const portraitLight = ({ light, accent, sky }: Palette): PortraitLight => ({
  key: light,
  edge: accent,
  shadow: mixed(mixed(sky[0], '#08060c', 0.72), sky[1], 0.12),
})
