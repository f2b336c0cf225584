import { fromBehind } from '../drawing/from-behind.ts'
import { portraitLight } from '../drawing/light.ts'
import type { Person, PortraitLight } from '../drawing/person.ts'
import { type PortraitPose, placed } from '../drawing/portrait.ts'
import { shoulderShare } from '../drawing/portrait-clothes.ts'
import { clip, group, linear, mixed, n, soft } from '../drawing/svg.ts'
import { portraitOf, type View } from '../players.ts'
import type { Look } from '../story.ts'

/** Somebody from head to foot; (x, y) of where they are is the middle of their face. */
export interface Figure {
  readonly who: 'lead' | 'other'
  readonly view: View | 'behind'
  readonly at: PortraitPose
}

/** How far below the middle of the face feet stand, as shares of the breadth of a head. */
export const feetBelow = 8.1

/** Cloth that falls to the ground, and how far it flares. */
const gowns: Readonly<Partial<Record<Person['clothes']['name'], number>>> = {
  robes: 1.16,
  dress: 1.1,
  cape: 1.3,
  qipao: 0.72,
}

/** Where a gown is narrowest and where the drawing of a body ends below. */
const [waist, foot] = [430, 1500]

/** What is below the waist of a portrait, in its measures. */
function below(person: Person, { key, edge, shadow }: PortraitLight, dark: number): string {
  const clothes = { ...person.clothes, color: mixed(person.clothes.color, shadow, dark) }
  const share = shoulderShare(person)
  const flare = gowns[clothes.name]
  const cloth = (color: string) =>
    linear(
      [
        [0, mixed(color, shadow, 0.72)],
        [0.55, mixed(color, shadow, 0.34)],
        [1, mixed(color, key, 0.22)],
      ],
      { x: 1, y: 0 },
    )
  if (flare !== undefined) {
    const [top, end] = [clothes.name === 'cape' ? 318 : 206 * share, 330 * flare * share]
    const shape = `M${n(-276 * share)} ${waist} C${n(-286 * share)} 570 ${n(-206 * share)} 600 ${n(-top)} 700 C${n(-top * 1.04)} 860 ${n(-end)} 1200 ${n(-end * 1.06)} ${foot} C${n(-end * 0.4)} ${foot + 34} ${n(end * 0.4)} ${foot + 34} ${n(end * 1.06)} ${foot} C${n(end)} 1200 ${n(top * 1.04)} 860 ${n(top)} 700 C${n(206 * share)} 600 ${n(286 * share)} 570 ${n(276 * share)} ${waist} Z`
    const inside = clip(shape)
    const paint = cloth(clothes.color)
    const folds = [-0.72, -0.4, -0.1, 0.24, 0.56].map(
      (by, at) =>
        `<path d="M${n(top * by * 0.8)} ${waist + 60} C${n(top * by)} 860 ${n(end * by)} 1160 ${n(end * by * 1.1)} ${foot + 40} L${n(end * by * 1.1 + 60)} ${foot + 40} C${n(end * by + 20)} 1160 ${n(top * by + 8)} 860 ${n(top * by * 0.8)} ${waist + 60} Z" fill="${at % 2 ? key : shadow}" fill-opacity="${at % 2 ? 0.12 : 0.4}"/>`,
    )
    return `${paint.defs}${inside.defs}<path d="${shape}" fill="${paint.url}"/>${group(`clip-path="${inside.url}"`, ...folds)}`
  }
  const trousers = cloth(mixed(clothes.color, '#101018', 0.6))
  const coat = cloth(clothes.color)
  const hem = clothes.name === 'coat' ? 1040 : 760
  // As broad as the sleeves of what is above.
  const [hip, out] = [188 * share, (clothes.name === 'armour' ? 326 : 276) * share]
  const wrist = 244 * share
  const leg = (side: 1 | -1) =>
    `<path d="M${side * hip} 700 L${side * 4} 720 L${side * 34} 1120 L${side * 44} ${foot} C${side * 70} ${foot + 16} ${side * 128} ${foot + 16} ${side * 138} ${foot} L${side * 150} 1120 Z" fill="${trousers.url}"/><path d="M${side * 40} ${foot - 14} L${side * 138} ${foot - 14} C${side * 160} ${foot + 30} ${side * 150} ${foot + 36} ${side * 90} ${foot + 36} C${side * 40} ${foot + 36} ${side * 30} ${foot + 20} ${side * 40} ${foot - 14} Z" fill="${mixed(shadow, '#000000', 0.3)}"/>`
  const arm = (side: 1 | -1) =>
    `<path d="M${n(side * out)} 430 C${n(side * (out + 8))} 560 ${n(side * (wrist + 14))} 700 ${n(side * wrist)} 836 L${n(side * (wrist - 68))} 836 C${n(side * (wrist - 86))} 740 ${n(side * (wrist - 90))} 640 ${n(side * (wrist - 96))} 430 Z" fill="${coat.url}"/><path d="M${n(side * (wrist - 2))} 832 C${n(side * (wrist + 8))} 880 ${n(side * (wrist - 8))} 930 ${n(side * (wrist - 36))} 926 C${n(side * (wrist - 64))} 916 ${n(side * (wrist - 72))} 870 ${n(side * (wrist - 64))} 832 Z" fill="${mixed(person.skin, shadow, 0.5)}"/>`
  const body = `M${n(-hip)} 430 C${n(-hip - 6)} 700 ${n(-hip - 14)} ${n(hem * 0.9)} ${n(-hip - 20)} ${hem} L${n(hip + 20)} ${hem} C${n(hip + 14)} ${n(hem * 0.9)} ${n(hip + 6)} 700 ${n(hip)} 430 Z`
  return [
    trousers.defs + coat.defs,
    leg(-1) + leg(1),
    soft(0, 900, 40, 240, shadow, 0.7),
    arm(-1) + arm(1),
    `<path d="${body}" fill="${coat.url}"/><path d="M0 620 L8 ${hem} L-6 ${hem} Z" fill="${edge}" fill-opacity=".12"/>`,
  ].join('')
}

/** From head to foot, small enough that a place is larger than whoever stands in it. */
export function drawFigure(look: Look, { who, view, at }: Figure): string {
  const { person } = look.cast[who]
  const light = portraitLight(look.palette)
  const isBehind = view === 'behind'
  const above = isBehind
    ? placed(fromBehind(person, light), at)
    : portraitOf(look, { who, pose: view, at, feels: 'calm' })
  const scale = at.width / 200
  // One passes into the other where arms hang.
  const fade = linear([
    [0, '#000'],
    [1, '#fff'],
  ])
  const [x, y, width] = [at.x - 500 * scale, at.y + 420 * scale, 1000 * scale]
  const area = (from: number, height: number, fill: string) =>
    `<rect x="${n(x)}" y="${n(from)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`
  const name = `${who}-${isBehind}`
  const masks = `${fade.defs}<mask id="below-${name}" maskUnits="userSpaceOnUse" x="-600" y="-600" width="2400" height="2400">${area(y, 120 * scale, fade.url)}${area(y + 120 * scale, 2400 * scale, '#fff')}</mask><mask id="above-${name}" maskUnits="userSpaceOnUse" x="-600" y="-600" width="2400" height="2400">${area(at.y - 600 * scale, y + 160 * scale - at.y + 600 * scale, '#fff')}</mask>`
  return [
    masks,
    group(`mask="url(#above-${name})"`, above),
    group(`mask="url(#below-${name})"`, placed(below(person, light, isBehind ? 0.5 : 0), at)),
  ].join('')
}

/** What a figure throws onto the ground. */
export const shadowOf = ({ at: { x, y, width } }: Figure, dark: string): string =>
  soft(x - width * 0.6, y + width * feetBelow, width * 3.4, width * 0.5, dark, 0.8)
