import type { Person } from '../person.ts'
import { blur, linear, mixed, n, soft } from '../svg.ts'
import { lowered } from './contour.ts'
import type { Head, Point } from './head.ts'
import type { SkinTones } from './skin-tones.ts'
import type { FaceTraits, NoseShape } from './traits.ts'

interface Nose {
  readonly wing: number
  readonly tip: number
  readonly bridge: number
}

const noses: Readonly<Record<NoseShape, Nose>> = {
  fine: { wing: 10, tip: 32, bridge: 3.4 },
  broad: { wing: 20.5, tip: 32, bridge: 9 },
  long: { wing: 12.5, tip: 41, bridge: 5 },
  button: { wing: 14.5, tip: 25, bridge: 4 },
  hooked: { wing: 14, tip: 37, bridge: 10 },
}

/** A nose has no edge along its side. */
const turning = blur(3, { x: -90, y: -40, width: 180, height: 110 })

const text = ([x, y]: Point) => `${n(x)} ${n(y)}`

/** Hardly a line: the plane that lies in the shade, the plane below the tip, the wings, and the light on ridge and tip. */
export function drawNose(
  { isMan }: Person,
  traits: FaceTraits,
  head: Head,
  { deep, lit, line, fall }: SkinTones,
): string {
  const { wing: plainWing, tip: plainTip, bridge } = noses[traits.nose]
  const wing = plainWing * (isMan ? 1.24 : 1.06)
  const tip = lowered(plainTip, traits.shape, isMan)
  const { face, share, side } = head
  // The side in the shade: away from the light, or away from where the head looks once it is turned.
  const shaded = share > 0.3 ? side : fall === 'left' ? 1 : -1
  const at = (x: number, y: number, lift = 0) => text(face(shaded * x, y, lift))
  const ridge = `M${at(8, -24, 3)} C${at(5, -8, 10)} ${at(bridge * 0.6, 8, 18)} ${at(4, tip - 11, 26)} C${at(5, tip - 3, 29)} ${at(5, tip + 1, 28)} ${at(2, tip + 6, 23)}`
  const plane = `${ridge} C${at(wing * 0.6, tip + 7, 15)} ${at(wing, tip + 5, 7)} ${at(wing + 1, tip - 2, 4)} C${at(wing + 1, tip - 12, 2)} ${at(15, 4, 0)} ${at(17, -24, 0)} Z`
  const fade = linear(
    [
      [0, deep, 0],
      [0.34, deep, isMan ? 0.12 : 0.08],
      [0.72, deep, fall === 'front' ? 0.16 : 0.26],
      [1, deep, isMan ? 0.52 : 0.4],
    ],
    { x: 0, y: 1 },
  )
  const under = `M${at(-wing, tip + 2, 8)} C${at(-wing * 0.6, tip + 1, 18)} ${at(-4, tip + 3, 27)} ${at(0, tip + 3.4, 27)} C${at(4, tip + 3, 27)} ${at(wing * 0.6, tip + 1, 18)} ${at(wing, tip + 2, 8)} C${at(wing * 0.7, tip + 9, 13)} ${at(5, tip + 9.5, 20)} ${at(0, tip + 10, 20)} C${at(-5, tip + 9.5, 20)} ${at(-wing * 0.7, tip + 9, 13)} ${at(-wing, tip + 2, 8)} Z`
  const nostril = (which: 1 | -1, opacity: number) => {
    const to = (x: number, y: number, lift: number) => text(face(which * x, y, lift))
    return `<path d="M${to(wing * 0.24, tip + 7, 21)} C${to(wing * 0.4, tip + 3.6, 18)} ${to(wing * 0.66, tip + 3.4, 15)} ${to(wing * 0.8, tip + 5.4, 13)} C${to(wing * 0.62, tip + 7.6, 15)} ${to(wing * 0.42, tip + 8, 18)} ${to(wing * 0.24, tip + 7, 21)} Z" fill="${line}" fill-opacity="${opacity}"/>`
  }
  const wingLine = (which: 1 | -1, opacity: number) => {
    const to = (x: number, y: number, lift: number) => text(face(which * x, y, lift))
    return `<path d="M${to(wing - 0.6, tip - 6, 8)} C${to(wing + 2.6, tip - 2, 6)} ${to(wing + 2, tip + 5.6, 7)} ${to(wing - 3, tip + 6, 10)}" fill="none" stroke="${line}" stroke-width="1.7" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  }
  const [tipX, tipY] = face(-shaded * 1.5, tip - 5, 30)
  const [bridgeX, bridgeY] = face(-shaded * 2, 2, 18)
  const nearWing: 1 | -1 = shaded > 0 ? -1 : 1
  const turned =
    share > 0.3
      ? `<path d="M${at(4.4, tip - 16, 25)} C${at(5.6, tip - 8, 29)} ${at(6.4, tip + 1, 29)} ${at(2, tip + 6, 24)}" fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round" stroke-opacity="${n(0.5 * share)}"/>`
      : ''
  return [
    fade.defs + turning.defs,
    `<path d="${plane}" fill="${fade.url}" filter="${turning.url}"/>`,
    `<path d="${under}" fill="${deep}" fill-opacity=".38"/>`,
    nostril(nearWing, 0.72),
    share > 0.7 ? '' : nostril(shaded > 0 ? 1 : -1, 0.7 * (1 - share * 0.6)),
    wingLine(nearWing, 0.42),
    share > 0.45 ? '' : wingLine(shaded > 0 ? 1 : -1, 0.34),
    turned,
    soft(bridgeX, bridgeY, 4, 24, lit, 0.5),
    soft(tipX, tipY, isMan ? 6.4 : 5, isMan ? 5.4 : 4.4, mixed(lit, '#ffffff', isMan ? 0.1 : 0.4), isMan ? 0.6 : 0.85),
  ].join('')
}
