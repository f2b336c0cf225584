import type { Person, PortraitLight } from '../person.ts'
import { blur, clip, group, linear, mixed, n, repeat, soft } from '../svg.ts'
import { edges, faceOutline, jawPoints } from './contour.ts'
import { type Head, through, warped } from './head.ts'
import type { FaceTraits } from './traits.ts'

/** The tones of a skin in a light: shade is warmer than grey, and takes a little of the place. */
export interface SkinTones {
  readonly skin: string
  readonly lit: string
  readonly deep: string
  readonly darkest: string
}

export function tonesOf({ skin }: Person, { key, edge, shadow }: PortraitLight): SkinTones {
  const warm = mixed(skin, '#6d1c22', 0.42)
  return {
    skin,
    lit: mixed(mixed(skin, '#fff4e6', 0.5), key, 0.4),
    deep: mixed(mixed(warm, edge, 0.12), shadow, 0.38),
    darkest: mixed(mixed(warm, edge, 0.06), shadow, 0.66),
  }
}

/** From the shade at the left to the light at the right. */
export const acrossSkin = ({ skin, lit, deep }: SkinTones) =>
  linear(
    [
      [0, mixed(skin, deep, 0.82)],
      [0.16, mixed(skin, deep, 0.62)],
      [0.32, mixed(skin, deep, 0.38)],
      [0.46, mixed(skin, deep, 0.16)],
      [0.6, skin],
      [0.8, mixed(skin, lit, 0.26)],
      [1, mixed(skin, lit, 0.54)],
    ],
    { x: 1, y: 0.12 },
  )

/** The bare face: its shape, shaded softly, with the edges that the lights draw. */
export function drawFace(
  person: Person,
  { shape }: FaceTraits,
  head: Head,
  light: PortraitLight,
  hairline: string,
): string {
  const { isMan } = person
  const tones = tonesOf(person, light)
  const { deep, lit } = tones
  const outline = faceOutline(head, shape, isMan)
  const inside = clip(outline)
  const paint = acrossSkin(tones)
  const [leftEdge, rightEdge] = edges(head, shape, isMan)
  const at = (x: number, y: number, rx: number, ry: number, color: string, opacity: number) => {
    const [toX, toY] = head.face(x, y)
    return soft(toX, toY, rx, ry, color, opacity)
  }
  const blush = isMan ? mixed(person.skin, '#b5482f', 0.6) : mixed(person.skin, '#e0364f', 0.7)
  const shading = group(
    `clip-path="${inside.url}"`,
    // Cheek, temple and jaw away from the light; brow, cheekbone and chin towards it.
    soft(-104, 40, 72, 110, deep, 0.75),
    at(-72, 70, 46, 62, deep, 0.34),
    at(74, 74, 38, 56, deep, 0.22),
    // Below the cheekbone of the side that is turned to us.
    at(-head.side * 66, 50, 48, 30, deep, 0.14 * head.share),
    soft(44 * head.share * head.side, 140, 86, 34, deep, 0.7),
    at(30, -84, 56, 34, lit, 0.5),
    at(62, 14, 32, 24, lit, 0.55),
    at(-48, 12, 28, 18, lit, 0.32),
    at(4, 108, 24, 16, lit, 0.4),
    at(56, 32, 40, 26, blush, isMan ? 0.12 : 0.24),
    at(-56, 32, 40, 26, blush, isMan ? 0.1 : 0.22),
    ...(person.beard === 'stubble' ? stubble(person, at) : []),
    group(
      `filter="${faceBlur.url}" fill="none"`,
      // The hair's shadow on the brow, and the light that comes around the edges.
      `<path d="${hairline}" stroke="${deep}" stroke-width="34" stroke-opacity=".62"/>`,
      rimLight(rightEdge, light.key, 22, 0.62),
      rimLight(leftEdge, light.edge, 18, 0.5),
    ),
    rimLight(rightEdge, light.key, 6, 0.6),
    rimLight(leftEdge, light.edge, 5, 0.5),
  )
  return `${faceBlur.defs}${inside.defs}${paint.defs}<path d="${outline}" fill="${paint.url}"/>${shading}`
}

type Spot = (x: number, y: number, rx: number, ry: number, color: string, opacity: number) => string

/** Begins at nothing below the cheeks. */
function stubble({ hair }: Person, at: Spot): string[] {
  const ink = mixed(hair.color, '#14100f', 0.5)
  return [
    at(0, 112, 74, 52, ink, 0.5),
    at(-54, 94, 46, 42, ink, 0.26),
    at(54, 94, 46, 42, ink, 0.24),
    at(0, 60, 40, 15, ink, 0.42),
  ]
}

/** Softens what lies on a face, and looks no farther than it reaches. */
const faceBlur = blur(8, { x: -150, y: -170, width: 300, height: 340 })

/** A light along an edge, nothing at both of its ends. */
function rimLight(d: string, color: string, width: number, opacity: number): string {
  const fade = linear([
    [0, color, 0],
    [0.24, color, 0.9],
    [0.66, color, 0.8],
    [1, color, 0],
  ])
  return `${fade.defs}<path d="${d}" fill="none" stroke="${fade.url}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
}

/** The ears that a head turned like this shows. */
export function drawEars({ isMan, clothes }: Person, head: Head, tones: SkinTones): string {
  const isJewelled = !isMan && (clothes.name === 'dress' || clothes.name === 'qipao' || clothes.name === 'robes')
  const one = (side: 1 | -1): string => {
    const isNear = side !== head.side
    if (!isNear && head.share > 0.3) return ''
    // From the brow to the foot of the nose.
    const w = side * (isNear ? 0.78 + 0.32 * head.share : 0.74)
    const x = side * (97 - (isNear ? 7 * head.share : 0))
    const shade = side > 0 ? mixed(tones.skin, tones.lit, 0.22) : mixed(tones.skin, tones.deep, 0.56)
    const outer = `M${n(x - w * 4)} -24 C${n(x)} -50 ${n(x + w * 25)} -52 ${n(x + w * 24)} -22 C${n(x + w * 23)} -2 ${n(x + w * 15)} 12 ${n(x + w * 12)} 26 C${n(x + w * 9)} 44 ${n(x - w * 4)} 46 ${n(x - w * 8)} 34 Z`
    const rim = `M${n(x + w * 1)} -24 C${n(x + w * 6)} -40 ${n(x + w * 20)} -40 ${n(x + w * 18)} -20 C${n(x + w * 17)} -6 ${n(x + w * 11)} 4 ${n(x + w * 8)} 18`
    const shell = `M${n(x + w * 3)} -12 C${n(x + w * 12)} -22 ${n(x + w * 13)} -6 ${n(x + w * 7)} 4 C${n(x + w * 4)} 10 ${n(x + w * 1)} 10 ${n(x)} 4 Z`
    const [dropX, dropY] = [x - w * 1, 46]
    const jewel = isJewelled
      ? `<ellipse cx="${n(dropX)}" cy="${dropY}" rx="5" ry="6.5" fill="${clothes.second}"/><ellipse cx="${n(dropX - 1.4)}" cy="${dropY - 2}" rx="1.6" ry="2" fill="#fff" fill-opacity=".8"/>`
      : ''
    return `<path d="${outer}" fill="${shade}"/>${jewel}<path d="${shell}" fill="${tones.deep}" fill-opacity=".5"/><path d="${rim}" fill="none" stroke="${tones.deep}" stroke-width="2.6" stroke-linecap="round" stroke-opacity=".55"/>`
  }
  return one(-1) + one(1)
}

/** Lines of a life, and a scar. */
export function drawMarks({ isOld, scar, isMan }: Person, head: Head, tones: SkinTones): string {
  const line = (d: string, width: number, opacity: number) =>
    `<path d="${warped(d, head.face)}" fill="none" stroke="${tones.deep}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  const age = isOld
    ? [
        line('M-26 40 C-36 52 -41 62 -42 78', 4, 0.55),
        line('M26 40 C36 52 41 62 42 78', 4, 0.5),
        line('M-48 -74 C-20 -80 20 -80 48 -74', 2.6, 0.42),
        line('M-40 -88 C-16 -93 18 -93 42 -87', 2.4, 0.36),
        line('M-5 -34 L-6 -46 M5 -34 L7 -47', 2.4, 0.5),
        line('M-22 104 C-8 99 8 99 22 104', 2, 0.3),
      ].join('')
    : isMan
      ? line('M-27 44 C-33 50 -36 56 -37 63', 3, 0.14) + line('M27 44 C33 50 36 56 37 63', 3, 0.12)
      : ''
  const cut = scar
    ? `<path d="${warped('M50 -58 C56 -40 58 -24 60 -20 M62 0 C64 14 68 26 70 34', head.face)}" fill="none" stroke="#f6d2c2" stroke-width="4.5" stroke-linecap="round" stroke-opacity=".8"/><path d="${warped('M53 -58 C59 -40 61 -24 63 -20 M65 0 C67 14 71 26 73 34', head.face)}" fill="none" stroke="${tones.deep}" stroke-width="2" stroke-opacity=".6"/>`
    : ''
  return age + cut
}

/** A beard, made of hairs. */
export function drawBeard(person: Person, { shape }: FaceTraits, head: Head, ink: string): string {
  if (person.beard !== 'full') return ''
  const points = jawPoints(head, shape, person.isMan)
  const [backX, backY] = points.at(-1) ?? [0, 0]
  const inner = 'C-78 46 -62 62 -44 62 C-30 62 -22 57 0 59 C22 57 30 62 44 62 C62 62 78 46 88 22'
  const upper = warped(inner, (x, y) => head.face(head.side * x, y))
  const fade = linear([
    [0, ink, 0.2],
    [0.26, ink, 0.86],
    [1, ink, 1],
  ])
  const body = `<path d="${through(points)} L${n(backX)} ${n(backY)} ${upper} Z" fill="${fade.url}"/>`
  const lip = `<path d="${warped('M-35 76 C-28 58 -10 53 0 56 C10 53 28 58 35 76 C22 66 10 63 0 65 C-10 63 -22 66 -35 76 Z', head.face)}" fill="${ink}" fill-opacity=".94"/>`
  const hairs = repeat(54, (index) => {
    const from = -78 + (index % 27) * 6
    const y = (index < 27 ? 62 : 92) + ((index * 7) % 5) * 4
    const [fromX, fromY] = head.face(from, y)
    const [toX, toY] = head.face(from * 0.84, y + 26)
    return `<path d="M${n(fromX)} ${n(fromY)} Q${n(fromX)} ${n((fromY + toY) / 2)} ${n(toX)} ${n(toY)}"/>`
  })
  const inside = clip(faceOutline(head, shape, person.isMan))
  const curls = group(
    `clip-path="${inside.url}" fill="none" stroke="${mixed(ink, '#ffffff', 0.34)}" stroke-width="1.6" opacity=".34"`,
    hairs,
  )
  return fade.defs + inside.defs + body + lip + curls
}
