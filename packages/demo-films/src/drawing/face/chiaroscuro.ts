import type { Feeling, Person, PortraitLight } from '../person.ts'
import { blur, clip, group, mixed, n } from '../svg.ts'
import { faceOutline, lowered } from './contour.ts'
import { type Head, warped } from './head.ts'
import type { FaceTraits } from './traits.ts'

const soft = blur(3.4, { x: -150, y: -170, width: 300, height: 340 })

/** How deep half a face lies in shade: whoever is at ease shows more of theirs. */
export const shadeDepths: Readonly<Record<Feeling, number>> = {
  calm: 0.62,
  stern: 0.8,
  warm: 0.5,
  afraid: 0.72,
  tender: 0.58,
  amused: 0.56,
  proud: 0.74,
  weeping: 0.62,
  furious: 0.84,
  shocked: 0.64,
  scheming: 0.84,
}

/** What skin is multiplied with where it lies in shade: the colour of the place, warmed by blood. */
export const shadeColor = ({ edge, shadow }: PortraitLight): string => mixed(mixed(shadow, edge, 0.3), '#8c5a60', 0.42)

/** The shade over the half of a face that is turned away from the light, over everything that is drawn on it: down the brow, along the nose, and
 *  from its wing to the corner of the mouth, with a light left on the cheek below the eye. */
export function drawShade({ isMan, mood }: Person, { shape }: FaceTraits, head: Head, light: PortraitLight): string {
  const inside = clip(faceOutline(head, shape, isMan))
  // Turned away from the light, more of the face lies in it.
  const by = head.side < 0 ? 10 * head.share : -4 * head.share
  const x = (value: number) => n(value + by)
  const down = `M-150 -170 L${x(-26)} -156 C${x(-22)} -126 ${x(-24)} -96 ${x(-18)} -72 C${x(-14)} -58 ${x(-7)} -48 ${x(-6)} -34 C${x(-6)} -14 ${x(-7)} 6 ${x(-11)} 24 C${x(-14)} 34 ${x(-14)} 42 ${x(-10)} 46 C${x(-14)} 54 ${x(-17)} 60 ${x(-14)} 66 C${x(-8)} 76 ${x(-12)} 88 ${x(-8)} 96 C${x(-6)} 106 ${x(-4)} 112 ${x(-2)} 124 L-150 150 Z`
  const cheek = `M${x(-24)} 20 C${x(-36)} 12 ${x(-54)} 10 ${x(-64)} 12 C${x(-64)} 24 ${x(-52)} 42 ${x(-32)} 52 C${x(-26)} 44 ${x(-24)} 32 ${x(-24)} 20 Z`
  const path = warped(`${down} ${cheek}`, (px, py) => head.face(px, lowered(py, shape, isMan)))
  return `${soft.defs}${inside.defs}${group(
    `clip-path="${inside.url}"`,
    `<path d="${path}" fill="${shadeColor(light)}" fill-rule="evenodd" fill-opacity="${shadeDepths[mood]}" filter="${soft.url}" style="mix-blend-mode:multiply"/>`,
  )}`
}
