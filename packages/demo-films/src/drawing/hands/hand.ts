import { acrossSkin, type SkinTones } from '../face/skin-tones.ts'
import { clip, group, soft } from '../svg.ts'
import type { HandShape } from './hand-shapes.ts'

export interface Skin {
  readonly tones: SkinTones
  readonly nail: string
}

/** In the colour of the face: one shape in two tones, lit from the right, with a line between fingers. */
export function drawHand({ outline, lines, over = [], nails, wrist }: HandShape, { tones, nail }: Skin): string {
  const paint = acrossSkin(tones)
  const [palm, inside] = [clip(outline), paint.url]
  const line = (d: string, width: number, opacity: number, color = tones.line) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  const ink = `stroke="${tones.line}" stroke-width="2" stroke-opacity=".62" stroke-linejoin="round" stroke-linecap="round"`
  // No line parts a thumb from its hand, or a hand from its arm.
  const grown = (d: string) => `<path d="${d}" fill="${inside}"/><path d="${d.replace(/ Z$/, '')}" fill="none" ${ink}/>`
  return [
    paint.defs + palm.defs,
    grown(outline),
    group(
      `clip-path="${palm.url}"`,
      soft(wrist[0] - 46, wrist[1] - 26, 44, 52, tones.deep, 0.5),
      soft(60, 20, 34, 46, tones.lit, 0.3),
      soft(96, 0, 26, 54, tones.lit, 0.62),
      line(lines, 6, 0.28, tones.between),
    ),
    line(lines, 2.4, 0.6),
    ...over.map(grown),
    ...nails.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="6.4" ry="6" fill="${nail}" fill-opacity=".62"/>`),
  ].join('')
}
