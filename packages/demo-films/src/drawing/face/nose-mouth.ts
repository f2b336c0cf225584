import type { Person } from '../person.ts'
import { linear, mixed, n, soft } from '../svg.ts'
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

export function drawNose({ isMan }: Person, traits: FaceTraits, head: Head, { deep, lit }: Tones): string {
  const { wing: plainWing, tip, bridge } = noses[traits.nose]
  const wing = plainWing * (isMan ? 1.1 : 0.94)
  const { face, share, side } = head
  // The side in the shade: away from the light, or away from where the head looks once it is turned.
  const shaded = share > 0.3 ? side : -1
  const plane = `M${text(face(shaded * 15, -24, 0))} C${text(face(shaded * 5, -8, 12))} ${text(face(shaded * bridge, 14, 20))} ${text(face(shaded * 6, tip - 8, 30))} C${text(face(shaded * 8, tip + 2, 30))} ${text(face(shaded * wing, tip + 6, 10))} ${text(face(shaded * (wing + 2), tip, 4))} C${text(face(shaded * (wing + 1), tip - 16, 4))} ${text(face(shaded * 17, 4, 0))} ${text(face(shaded * 15, -24, 0))} Z`
  const fade = linear([
    [0, deep, 0.3],
    [0.6, deep, 0.52],
    [1, deep, 0.62],
  ])
  const contour = `M${text(face(shaded * 9, -22, 6))} C${text(face(shaded * 7, 0, 16))} ${text(face(shaded * bridge, 16, 22))} ${text(face(shaded * 7, tip - 6, 31))}`
  const wings = ([1, -1] as const).map((at) => {
    const [x, y] = face(at * wing * 0.55, tip + 6, 16)
    return `<path d="M${text(face(at * (wing - 2), tip - 9, 8))} C${text(face(at * (wing + 4), tip - 3, 6))} ${text(face(at * (wing + 3), tip + 7, 6))} ${text(face(at * (wing - 5), tip + 6, 10))}" fill="none" stroke="${deep}" stroke-width="2" stroke-linecap="round" stroke-opacity=".5"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(5.6 - (at === side ? 2.4 * share : 0))}" ry="2.9" fill="${mixed(deep, '#1c0508', 0.55)}" opacity=".8"/>`
  })
  const [underX, underY] = face(0, tip + 11, 14)
  const [tipX, tipY] = face(3, tip - 6, 32)
  const [bridgeX, bridgeY] = face(share > 0.3 ? -side * 2 : 3, 8, 20)
  return [
    fade.defs,
    `<path d="${plane}" fill="${fade.url}"/>`,
    soft(underX, underY, wing * 1.35, 9, deep, 0.62),
    share > 0.3
      ? `<path d="${contour}" fill="none" stroke="${deep}" stroke-width="2.2" stroke-linecap="round" stroke-opacity="${n(0.55 * share)}"/>`
      : '',
    soft(bridgeX, bridgeY, 6, 30, lit, 0.55),
    soft(tipX, tipY, 8, 7, lit, 0.75),
    ...wings,
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

/** How far the corners rise and the mouth opens. */
const moods: Readonly<Record<Person['mood'], readonly [corner: number, open: number]>> = {
  calm: [2.4, 0],
  stern: [0.4, 0],
  warm: [7, 3.5],
  afraid: [0, 4.5],
}

export function drawMouth(person: Person, traits: FaceTraits, head: Head, { deep, lit, skin }: Tones): string {
  const { isMan, isOld, mood } = person
  const { width: plain, upper: up, lower: down } = lipShapes[traits.lips]
  const [corner, open] = moods[mood]
  const width = plain + (mood === 'warm' ? 4 : mood === 'afraid' ? -3 : 0) + (isMan ? 1 : 0)
  const slim = isMan ? 0.72 : isOld ? 0.8 : 1
  const y = 75
  const at = (x: number, dy: number) => head.face(x, y + dy, 9)
  const draw = (d: string) => warped(d, at)
  const top = 10.5 * up * slim
  const bottom = 13.5 * down * slim
  const [c, w] = [-corner, width]
  const upperLip = draw(
    `M${-w} ${c} C${n(-w * 0.6)} ${n(-top * 0.55)} -11 ${n(-top * 1.15)} -5 ${n(-top)} C-2 ${n(-top * 0.8)} 2 ${n(-top * 0.8)} 5 ${n(-top)} C11 ${n(-top * 1.15)} ${n(w * 0.6)} ${n(-top * 0.55)} ${w} ${c} C${n(w * 0.5)} ${n(1 - open * 0.4)} 8 ${n(-1 - open * 0.2)} 0 ${n(1 - open * 0.3)} C-8 ${n(-1 - open * 0.2)} ${n(-w * 0.5)} ${n(1 - open * 0.4)} ${-w} ${c} Z`,
  )
  const lowerLip = draw(
    `M${n(-w + 2)} ${n(c + 1)} C${n(-w * 0.5)} ${n(1 + open)} -8 ${n(1 + open)} 0 ${n(2 + open)} C8 ${n(1 + open)} ${n(w * 0.5)} ${n(1 + open)} ${n(w - 2)} ${n(c + 1)} C${n(w * 0.62)} ${n(bottom * 0.85 + open)} 10 ${n(bottom + open)} 0 ${n(bottom + open)} C-10 ${n(bottom + open)} ${n(-w * 0.62)} ${n(bottom * 0.85 + open)} ${n(-w + 2)} ${n(c + 1)} Z`,
  )
  const between = draw(
    `M${-w} ${c} C${n(-w * 0.5)} ${n(1 - open * 0.4)} -8 ${n(-1 - open * 0.2)} 0 ${n(1 - open * 0.3)} C8 ${n(-1 - open * 0.2)} ${n(w * 0.5)} ${n(1 - open * 0.4)} ${w} ${c} C${n(w * 0.5)} ${n(2 + open * 1.2)} ${n(-w * 0.5)} ${n(2 + open * 1.2)} ${-w} ${c} Z`,
  )
  const lips = isMan ? mixed(skin, '#9a3f3a', 0.4) : mixed(skin, mood === 'warm' ? '#c93852' : '#b0213f', 0.68)
  const dark = mixed(lips, '#22050c', 0.72)
  const [underX, underY] = at(0, bottom + open + 8)
  const [shineX, shineY] = at(5, bottom * 0.52 + open)
  const teeth = open > 0 && mood === 'warm' ? `<path d="${between}" fill="#efe6de" opacity=".85"/>` : ''
  const crease = ([1, -1] as const).map((side) => {
    const [x, cornerY] = at(side * (w + 3), c + 1)
    return soft(x, cornerY, 8, 8, deep, 0.2)
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
