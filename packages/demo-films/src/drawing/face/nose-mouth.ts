import type { Person } from '../person.ts'
import { linear, mixed, n, soft } from '../svg.ts'
import { expressions } from './expression.ts'
import { type Head, type Point, warped } from './head.ts'
import type { FaceTraits, LipShape, NoseShape } from './traits.ts'

interface Nose {
  readonly wing: number
  readonly tip: number
  readonly bridge: number
}

const noses: Readonly<Record<NoseShape, Nose>> = {
  fine: { wing: 13.5, tip: 38, bridge: 4 },
  broad: { wing: 22.5, tip: 41, bridge: 9 },
  long: { wing: 17, tip: 48, bridge: 6 },
  button: { wing: 16, tip: 32, bridge: 7 },
  hooked: { wing: 18, tip: 46, bridge: 13 },
}

/** `lit` is the tone of what stands out, `deep` that of what lies in the shade. */
export interface Tones {
  readonly deep: string
  readonly lit: string
  readonly skin: string
}

const text = ([x, y]: Point) => `${n(x)} ${n(y)}`

/** No line: the plane in the shade, the round tip, and the wings, of which a turned head shows one. */
export function drawNose({ isMan }: Person, traits: FaceTraits, head: Head, { deep, lit }: Tones): string {
  const { wing: plainWing, tip, bridge } = noses[traits.nose]
  const wing = plainWing * (isMan ? 1.1 : 0.94)
  const { face, share, side } = head
  const dark = mixed(deep, '#1c0508', 0.4)
  // The side in the shade: away from the light, or away from where the head looks once it is turned.
  const shaded = share > 0.3 ? side : -1
  const at = (x: number, y: number, lift = 0) => text(face(shaded * x, y, lift))
  const ridge = `M${at(7, -30, 4)} C${at(4, -10, 12)} ${at(bridge * 0.6, 10, 20)} ${at(4, tip - 12, 29)} C${at(5, tip - 4, 32)} ${at(5, tip + 2, 30)} ${at(2, tip + 8, 24)}`
  const plane = `${ridge} C${at(wing * 0.6, tip + 8, 16)} ${at(wing, tip + 6, 8)} ${at(wing + 2, tip - 2, 4)} C${at(wing + 2, tip - 14, 2)} ${at(18, 2, 0)} ${at(19, -30, 0)} Z`
  // Darkest at the foot of the ridge, nothing at the brow and on the cheek.
  const fade = linear(
    (shaded > 0 ? [0, 0.3, 0.52, 0.73] : [0, 0.6, 0.85, 1]).map((offset, step) => [
      offset,
      deep,
      [0, 0.16, 0.4, 0.62][step] ?? 0,
    ]),
    { x: shaded > 0 ? -0.6 : 0.6, y: 1 },
  )
  const wingOf = (which: 1 | -1, opacity: number) => {
    const to = (x: number, y: number, lift: number) => text(face(which * x, y, lift))
    const [x, y] = face(which * wing * 0.56, tip + 5.5, 17)
    const outside = `M${to(wing - 3, tip - 10, 9)} C${to(wing + 4, tip - 6, 6)} ${to(wing + 4, tip + 6, 6)} ${to(wing - 4, tip + 7, 10)}`
    const round = `${outside} C${to(wing - 1, tip + 3, 8)} ${to(wing - 1, tip - 4, 8)} ${to(wing - 3, tip - 10, 9)} Z`
    const slant = which * (head.turn.yaw < -6 === which < 0 ? 8 : 16)
    return `<path d="${round}" fill="${deep}" fill-opacity="${n(opacity)}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wing * 0.34)}" ry="2.5" transform="rotate(${slant} ${n(x)} ${n(y)})" fill="${dark}" fill-opacity="${n(opacity)}"/>`
  }
  const [underX, underY] = face(0, tip + 10, 16)
  const [tipX, tipY] = face(-shaded * 2, tip - 5, 32)
  const [ballX, ballY] = face(0, tip - 2, 30)
  const [bridgeX, bridgeY] = face(-shaded * 3, 6, 20)
  const [nearX, nearY] = face(-shaded * (wing + 5), tip - 2, 3)
  return [
    fade.defs,
    `<path d="${plane}" fill="${fade.url}"/>`,
    // Where the side of the nose meets the cheek, and below it.
    soft(nearX, nearY, 9, 15, deep, 0.3),
    soft(ballX, ballY, wing * 0.9, 11, deep, 0.16),
    soft(underX, underY, wing * 1.3, 8, deep, 0.66),
    wingOf(shaded > 0 ? -1 : 1, 0.62),
    share > 0.55 ? '' : wingOf(shaded, 0.5 * (1 - share)),
    soft(bridgeX, bridgeY, 5.5, 30, lit, 0.6),
    soft(tipX, tipY, 8, 6.5, lit, 0.8),
  ].join('')
}

interface Lips {
  readonly width: number
  readonly upper: number
  readonly lower: number
}

const lipShapes: Readonly<Record<LipShape, Lips>> = {
  full: { width: 29, upper: 1.35, lower: 1.45 },
  fine: { width: 27, upper: 0.66, lower: 0.74 },
  bow: { width: 25.5, upper: 1.25, lower: 1.12 },
  wide: { width: 36, upper: 0.86, lower: 1.02 },
}

export function drawMouth(person: Person, traits: FaceTraits, head: Head, { deep, lit, skin }: Tones): string {
  const { isMan, isOld, mood } = person
  const { width: plain, upper: up, lower: down } = lipShapes[traits.lips]
  const { mouth, showsTeeth } = expressions[mood]
  const [leftBy, rightBy, open, broader] = mouth
  const width = plain + broader + (isMan ? 1 : 0)
  const slim = isMan ? 0.72 : isOld ? 0.8 : 1
  const y = 75
  const at = (x: number, dy: number) => head.face(x, y + dy, 9)
  const draw = (d: string) => warped(d, at)
  const top = 10.5 * up * slim
  const bottom = 13.5 * down * slim
  const [l, r, w] = [-leftBy, -rightBy, width]
  const upperLip = draw(
    `M${-w} ${l} C${n(-w * 0.6)} ${n(-top * 0.55)} -11 ${n(-top * 1.15)} -5 ${n(-top)} C-2 ${n(-top * 0.8)} 2 ${n(-top * 0.8)} 5 ${n(-top)} C11 ${n(-top * 1.15)} ${n(w * 0.6)} ${n(-top * 0.55)} ${w} ${r} C${n(w * 0.5)} ${n(1 - open * 0.4)} 8 ${n(-1 - open * 0.2)} 0 ${n(1 - open * 0.3)} C-8 ${n(-1 - open * 0.2)} ${n(-w * 0.5)} ${n(1 - open * 0.4)} ${-w} ${l} Z`,
  )
  const lowerLip = draw(
    `M${n(-w + 2)} ${n(l + 1)} C${n(-w * 0.5)} ${n(1 + open)} -8 ${n(1 + open)} 0 ${n(2 + open)} C8 ${n(1 + open)} ${n(w * 0.5)} ${n(1 + open)} ${n(w - 2)} ${n(r + 1)} C${n(w * 0.62)} ${n(bottom * 0.85 + open)} 10 ${n(bottom + open)} 0 ${n(bottom + open)} C-10 ${n(bottom + open)} ${n(-w * 0.62)} ${n(bottom * 0.85 + open)} ${n(-w + 2)} ${n(l + 1)} Z`,
  )
  const between = draw(
    `M${-w} ${l} C${n(-w * 0.5)} ${n(1 - open * 0.4)} -8 ${n(-1 - open * 0.2)} 0 ${n(1 - open * 0.3)} C8 ${n(-1 - open * 0.2)} ${n(w * 0.5)} ${n(1 - open * 0.4)} ${w} ${r} C${n(w * 0.5)} ${n(2 + open * 1.2)} ${n(-w * 0.5)} ${n(2 + open * 1.2)} ${-w} ${l} Z`,
  )
  const lips = isMan ? mixed(skin, '#9a3f3a', 0.4) : mixed(skin, mood === 'warm' ? '#c93852' : '#b0213f', 0.68)
  const dark = mixed(lips, '#22050c', 0.72)
  const [underX, underY] = at(0, bottom + open + 8)
  const [shineX, shineY] = at(5, bottom * 0.52 + open)
  const teeth = showsTeeth ? `<path d="${between}" fill="#efe6de" opacity=".85"/>` : ''
  const crease = ([1, -1] as const).map((side) => {
    const [x, cornerY] = at(side * (w + 3), (side > 0 ? r : l) + 1)
    return soft(x, cornerY, 8, 8, deep, rightBy - leftBy > 4 && side > 0 ? 0.4 : 0.22)
  })
  return [
    soft(underX, underY, 20, 7, deep, 0.5),
    ...crease,
    `<path d="${lowerLip}" fill="${mixed(lips, lit, 0.12)}"/>`,
    `<path d="${upperLip}" fill="${mixed(lips, '#2a0610', 0.3)}"/>`,
    `<path d="${between}" fill="${dark}"/>`,
    teeth,
    `<path d="${between}" fill="none" stroke="${dark}" stroke-width="1.8"/>`,
    soft(shineX, shineY, 9, 4, '#ffffff', isMan ? 0.14 : 0.42),
  ].join('')
}
