import { type Head, warped } from './face/head.ts'
import { physiques } from './face/physique.ts'
import { faceOf } from './face/traits.ts'
import type { Garment, Paint, Piece } from './garment.ts'
import { type ClothesName, garments } from './garments.ts'
import type { Person, PortraitLight } from './person.ts'
import { drawScarf } from './scarf.ts'
import { clip, group, linear, mixed, n, soft } from './svg.ts'

/** Behind the neck, and from the neck down. */
export interface DrawnClothes {
  readonly back: string
  readonly front: string
}

/** How broad the shoulders are beside those of the drawings. */
export const shoulderShare = (person: Person): number =>
  (person.isMan ? 1 : 0.86) * physiques[faceOf(person).shape].shoulders

/** A garment on a body that turns a little with the head, lit as the face is. From behind it has no collar to show. */
export function drawClothes(person: Person, head: Head, light: PortraitLight, isFromBehind = false): DrawnClothes {
  const { clothes, scarf } = person
  const { key, edge, shadow } = light
  const share = shoulderShare(person)
  const warp = (path: string) =>
    warped(path, (x, y) => head.body(x * (Math.abs(x) > 120 ? share : 1 - (1 - share) * (Math.abs(x) / 120)), y))
  const garment: Garment = garments[clothes.name]
  const shade = mixed(mixed(clothes.color, shadow, 0.66), edge, 0.06)
  const paints: Readonly<Record<Paint, string>> = {
    color: clothes.color,
    shade,
    deep: mixed(clothes.color, shadow, 0.82),
    lit: mixed(clothes.color, key, 0.26),
    second: clothes.second,
    secondShade: mixed(clothes.second, shadow, 0.5),
    secondLit: mixed(clothes.second, key, 0.3),
    white: mixed('#f3efe8', shadow, 0.08),
    whiteShade: mixed('#cfc8c4', shadow, 0.34),
  }
  const draw = ({ path, paint, stroke, opacity = 1, isCutOff }: Piece): string =>
    stroke === undefined
      ? `<path d="${warp(path)}" fill="${paints[paint]}" fill-opacity="${opacity}"/>`
      : `<path d="${warp(path)}" fill="none" stroke="${paints[paint]}" stroke-width="${stroke}" stroke-linecap="${isCutOff ? 'butt' : 'round'}" stroke-opacity="${opacity}"/>`
  const cut = warp(garment.cut)
  const inside = clip(cut)
  const cloth = linear(
    [
      [0, shade],
      [0.34, mixed(clothes.color, shade, 0.45)],
      [0.62, clothes.color],
      [1, mixed(clothes.color, key, 0.38)],
    ],
    { x: 1, y: 0.24 },
  )
  const [pitX] = head.body(0, 210)
  const folds = group(
    `clip-path="${inside.url}"`,
    soft(-190, 420, 150, 190, shadow, 0.5),
    soft(150, 250, 90, 60, key, 0.22),
    ...garment.folds.flatMap((path) => [
      `<path d="${warp(tapered(path, 26))}" fill="${paints.shade}" fill-opacity=".22"/>`,
      `<path d="${warp(tapered(path, 11))}" fill="${paints.deep}" fill-opacity=".26"/>`,
      `<path d="${warp(tapered(path, -9))}" fill="${paints.lit}" fill-opacity=".26"/>`,
    ]),
    sleeved.has(clothes.name) ? sleeves(warp, head, paints, light) : '',
    ...(isFromBehind ? [] : garment.over.map(draw)),
    // What the head takes from the light.
    soft(pitX - 16, 186, 120, 54, shadow, 0.4),
    edgeLight(cut, key, edge),
  )
  return {
    back: garment.behind.map(draw).join(''),
    front: `${inside.defs}${cloth.defs}<path d="${cut}" fill="${cloth.url}"/>${folds}${isFromBehind ? '' : garment.outside.map(draw).join('')}${scarf ? drawScarf(scarf, head, light, isFromBehind) : ''}`,
  }
}

/** Sleeves that are set in at the shoulders and hang beside the body. */
const sleeved: ReadonlySet<ClothesName> = new Set([
  'suit',
  'robes',
  'hoodie',
  'coat',
  'shirt',
  'qipao',
  'turtleneck',
  'jacket',
])

/** The seam of each sleeve, the dark between arm and body, and the round of the shoulder. */
const sleeves = (
  warp: (path: string) => string,
  head: Head,
  { deep, lit }: Readonly<Record<Paint, string>>,
  { key, shadow }: PortraitLight,
): string =>
  ([-1, 1] as const)
    .map((side) => {
      const at = (x: number, y: number, rx: number, ry: number, color: string, opacity: number) =>
        soft(head.body(side * x, y)[0], y - 22, rx, ry, color, opacity)
      const seam = `M${side * 196} 214 C${side * 172} 262 ${side * 166} 318 ${side * 178} 376`
      const gap = `M${side * 176} 352 C${side * 184} 430 ${side * 192} 540 ${side * 188} 660`
      return [
        at(178, 500, 46, 190, shadow, 0.62),
        at(238, 470, 34, 170, side < 0 ? shadow : deep, side < 0 ? 0.5 : 0.3),
        at(214, 262, 44, 38, side < 0 ? lit : key, side < 0 ? 0.24 : 0.34),
        `<path d="${warp(tapered(seam, side * 5))}" fill="${deep}" fill-opacity=".55"/>`,
        `<path d="${warp(tapered(gap, side * 12))}" fill="${deep}" fill-opacity=".7"/>`,
      ].join('')
    })
    .join('')

/** A fold: a curve that is broad in its middle and ends in nothing. */
function tapered(curve: string, breadth: number): string {
  const points = [...curve.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const [from = [0, 0], first = [0, 0], second = [0, 0]] = points
  const back = [second, first].map(([x, y]) => `${n(x + breadth)} ${y}`)
  return `${curve} C${back.join(' ')} ${from.join(' ')} Z`
}

function edgeLight(cut: string, key: string, edge: string): string {
  const paint = linear(
    [
      [0, edge, 0.8],
      [0.3, edge, 0.16],
      [0.5, key, 0],
      [0.72, key, 0.22],
      [1, key, 0.9],
    ],
    { x: 1, y: 0 },
  )
  return (
    paint.defs +
    [18, 7]
      .map(
        (width) =>
          `<path d="${cut}" fill="none" stroke="${paint.url}" stroke-width="${n(width)}" stroke-opacity="${width > 10 ? 0.3 : 0.8}"/>`,
      )
      .join('')
  )
}
