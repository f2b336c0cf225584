import type { Palette } from '../look.ts'
import { type Fall, falls, type PortraitLight } from './person.ts'
import { mixed } from './svg.ts'

/** How a place lights whoever stands in it: its shadows have the colour of its sky. */
export const portraitLight = ({ light, accent, sky }: Palette, fall: Fall = 'right'): PortraitLight => ({
  fall,
  key: light,
  edge: accent,
  shadow: mixed(mixed(sky[0], '#08060c', 0.72), sky[1], 0.12),
})

/** From where a scene is lit: never as the one before it or after it, as the same shot of the next episode, or as that of the next drama. */
export const fallOf = (drama: number, episode: number, shot: number): Fall =>
  falls[(drama + episode + shot) % falls.length] ?? 'front'
