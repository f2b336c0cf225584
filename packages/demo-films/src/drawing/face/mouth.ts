import type { Person } from '../person.ts'
import { clip, group, mixed, n, soft } from '../svg.ts'
import { lowered } from './contour.ts'
import { expressions } from './expression.ts'
import { type Head, warped } from './head.ts'
import type { SkinTones } from './skin-tones.ts'
import type { FaceTraits, LipShape } from './traits.ts'

interface Lips {
  readonly width: number
  readonly upper: number
  readonly lower: number
  /** What a woman paints them with. */
  readonly paint: string
}

const lipShapes: Readonly<Record<LipShape, Lips>> = {
  full: { width: 22.5, upper: 1.2, lower: 1.26, paint: '#b02c3c' },
  fine: { width: 22, upper: 0.72, lower: 0.8, paint: '#b85a56' },
  bow: { width: 20, upper: 1.14, lower: 1.06, paint: '#bf2f4c' },
  wide: { width: 26, upper: 0.84, lower: 0.98, paint: '#c9584c' },
}

/** Two lips in two tones, the line between them drawn firmest at its middle and corners. */
export function drawMouth(
  person: Person,
  traits: FaceTraits,
  head: Head,
  { deep, line, lit, skin }: SkinTones,
): string {
  const { isMan, isOld, mood } = person
  const { width, upper, lower, paint } = lipShapes[traits.lips]
  const { mouth, showsTeeth } = expressions[mood]
  const [leftBy, rightBy, open, broader] = mouth
  const w = width * traits.build.lips * 1.1 + broader + (isMan ? 3 : 0)
  const slim = isMan ? 0.74 : isOld ? 0.76 : 1
  const y = lowered(68 + traits.build.mouth, traits.shape, isMan)
  const at = (x: number, dy: number) => head.face(x, y + dy, 9 - Math.abs(x) * 0.1)
  const draw = (d: string) => warped(d, at)
  const [top, bottom] = [8.6 * upper * slim, 10.8 * lower * slim]
  const [l, r] = [-leftBy, -rightBy]
  // A mouth that opens lets the lower lip down rather than the upper one up.
  const [raised, fallen] = [open * 0.3, open * 1.1]
  const seam = `${-w} ${l} C${n(-w * 0.6)} ${n(l * 0.2 + 1.4 - raised)} -7 ${n(-0.8 - raised)} 0 ${n(1.1 - raised)} C7 ${n(-0.8 - raised)} ${n(w * 0.6)} ${n(r * 0.2 + 1.4 - raised)} ${w} ${r}`
  const upperLip = draw(
    `M${seam} C${n(w * 0.66)} ${n(r * 0.5 - top * 0.5)} 10 ${n(-top * 1.08 - raised)} 4.6 ${n(-top - raised)} C2 ${n(-top * 0.8 - raised)} -2 ${n(-top * 0.8 - raised)} -4.6 ${n(-top - raised)} C-10 ${n(-top * 1.08 - raised)} ${n(-w * 0.66)} ${n(l * 0.5 - top * 0.5)} ${-w} ${l} Z`,
  )
  const gap = `M${seam} C${n(w * 0.62)} ${n(r * 0.3 + 1.6 + fallen)} 8 ${n(1.6 + fallen)} 0 ${n(1.8 + fallen)} C-8 ${n(1.6 + fallen)} ${n(-w * 0.62)} ${n(l * 0.3 + 1.6 + fallen)} ${-w} ${l} Z`
  const lowerLip = draw(
    `M${n(-w + 2.5)} ${n(l * 0.86 + 0.8)} C${n(-w * 0.6)} ${n(l * 0.3 + 1.6 + fallen)} -8 ${n(1.2 + fallen)} 0 ${n(1.4 + fallen)} C8 ${n(1.2 + fallen)} ${n(w * 0.6)} ${n(r * 0.3 + 1.6 + fallen)} ${n(w - 2.5)} ${n(r * 0.86 + 0.8)} C${n(w * 0.7)} ${n(r * 0.3 + bottom * 0.8 + fallen)} 9 ${n(bottom + fallen)} 0 ${n(bottom + fallen)} C-9 ${n(bottom + fallen)} ${n(-w * 0.7)} ${n(l * 0.3 + bottom * 0.8 + fallen)} ${n(-w + 2.5)} ${n(l * 0.86 + 0.8)} Z`,
  )
  const lips = isMan ? mixed(mixed(skin, '#a2453f', 0.34), deep, 0.24) : mixed(skin, paint, isOld ? 0.36 : 0.66)
  const dark = mixed(mixed(lips, '#2a0610', 0.74), line, 0.3)
  const inside = clip(draw(gap))
  const teeth = showsTeeth
    ? `<path d="${draw(`M${n(-w * 0.82)} ${n(l * 0.5 - 4)} L${n(w * 0.82)} ${n(r * 0.5 - 4)} L${n(w * 0.76)} ${n(r * 0.3 + 1.5 + open * 0.2)} C${n(w * 0.4)} ${n(1.6 + open * 0.62)} ${n(-w * 0.4)} ${n(1.6 + open * 0.62)} ${n(-w * 0.76)} ${n(l * 0.3 + 1.5 + open * 0.2)} Z`)}" fill="#f7f0ea"/>`
    : ''
  const hole =
    open > 0.5
      ? inside.defs +
        group(
          `clip-path="${inside.url}"`,
          `<path d="${draw(gap)}" fill="${mixed('#4a0f1c', dark, 0.5)}"/>`,
          soft(...at(0, 4 + fallen), w * 0.6, open * 0.8, '#b84a58', 0.6),
          teeth,
        )
      : ''
  // Redder than that, it would look like paint that has run.
  const shade = mixed(deep, mixed(skin, '#2a1a16', 0.4), 0.6)
  const corner = ([1, -1] as const).map((side) => {
    const [x, cornerY] = at(side * (w + 2.4), (side > 0 ? r : l) + 0.6)
    // On the far side it would lie beside the cheek.
    return side === head.side && head.share > 0.3 ? '' : soft(x, cornerY, 5, 5, shade, 0.3)
  })
  const [shineX, shineY] = at(4, bottom * 0.5 + 1 + fallen)
  const [underX, underY] = at(0, bottom + fallen + 5.4)
  return [
    soft(underX, underY, 15, 5, shade, 0.5),
    ...corner,
    `<path d="${lowerLip}" fill="${mixed(lips, lit, isMan ? 0.06 : 0.14)}" fill-opacity="${isMan ? 0.62 : 1}"/>`,
    `<path d="${upperLip}" fill="${mixed(lips, '#3a0818', isMan ? 0.14 : 0.26)}" fill-opacity="${isMan ? 0.82 : 1}"/>`,
    hole,
    `<path d="${draw(`M${seam}`)}" fill="none" stroke="${dark}" stroke-width="${isMan ? 1.8 : 1.6}" stroke-linecap="round" stroke-opacity=".9"/>`,
    isMan ? '' : soft(shineX, shineY, 7, 2.8, '#ffffff', 0.5),
  ].join('')
}
