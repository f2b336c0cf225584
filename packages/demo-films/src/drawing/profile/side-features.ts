import { expressions } from '../face/expression.ts'
import { warped } from '../face/head.ts'
import type { SkinTones } from '../face/skin-tones.ts'
import type { FaceTraits } from '../face/traits.ts'
import type { Person } from '../person.ts'
import { clip, group, linear, mixed, n, soft } from '../svg.ts'
import { sideBrows, sideEyes } from './side-face.ts'

type Bring = (path: string) => string

const stroke = (d: string, width: number, color: string, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-opacity="${opacity}"/>`

/** Lips, the corner of the mouth where the feeling puts it, and the nostril. `at` has already opened the jaw. */
export function sideMouth({ isMan, isOld, skin, mood }: Person, { deep, line, lit }: SkinTones, at: Bring): string {
  const { mouth, showsTeeth } = expressions[mood]
  const [left, right, open, broader] = mouth
  const [x, y] = [75.5 - broader * 0.7 - Math.max(0, left + right) * 0.3, 75 - (left + right) * 0.8]
  const painted = isMan ? mixed(mixed(skin, '#a2453f', 0.36), deep, 0.2) : mixed(skin, '#b42b44', 0.62)
  const lips = isOld ? mixed(painted, skin, 0.36) : painted
  const dark = mixed(lips, '#2a0610', 0.7)
  const corner = `${n(x)} ${n(y)}`
  const isOpen = open > 0.5
  return [
    soft(x - 3, y, 7, 8, deep, 0.4),
    `<path d="${at(`M${corner} C84 ${n(y * 0.5 + 36)} 92 67 97 62 C101 64.6 104.4 67.4 102.6 72 C99 73.4 96 73.6 92 73.8 C88 74 84 ${n(y * 0.4 + 45)} ${corner} Z`)}" fill="${mixed(lips, '#3a0818', 0.26)}"/>`,
    isOpen
      ? `<path d="${at(`M${corner} C84 74 92 73.6 102 73.4 L100 77.4 C94 78 86 78 ${corner} Z`)}" fill="#43101a"/>`
      : '',
    isOpen && showsTeeth
      ? `<path d="${at('M84 74.4 C90 73.8 96 73.6 101 73.6 L100 75 C94 75.4 90 75.6 86 75.6 Z')}" fill="#f7f0ea"/>`
      : '',
    `<path d="${at(`M${corner} C86 76.6 94 76.4 100 77 C104.4 80 104.4 84.6 100.4 88.4 C93 89 86 83.6 ${corner} Z`)}" fill="${mixed(lips, lit, isMan ? 0.04 : 0.14)}"/>`,
    isMan ? '' : soft(98, 82 + open, 4, 3, '#ffffff', 0.5),
    stroke(at(`M${corner} C84 ${n(y * 0.4 + 45)} 92 74 102 73.6`), 1.7, dark, 0.9),
    stroke(at('M86 31 C81 35 83 43 89 43'), 1.8, line, 0.5),
    `<path d="${at('M92 41.6 C95 38.4 101 38.2 104 40.4 C101 42.4 96 43 92 41.6 Z')}" fill="${line}" fill-opacity=".7"/>`,
    soft(94, 48, 10, 5, deep, 0.5),
    soft(90, 98 + open, 11, 5, deep, 0.5),
  ].join('')
}

/** The eye as its shape and the feeling have it: in profile a wedge, with the lashes before it. */
export function sideEye(
  person: Person,
  traits: FaceTraits,
  { deep, skin }: SkinTones,
  ink: string,
  isAwake: boolean,
): string {
  const { isMan, isOld, eyes, mood } = person
  const { open, rise } = sideEyes[traits.eyes]
  const { isSmiling, hasTears } = expressions[mood]
  const height = open * (isOld ? 0.86 : isMan ? 0.9 : 1.06) * (0.2 + 0.8 * expressions[mood].eyes)
  // The outer corner is the one farther from the nose.
  const cut = (path: string) => warped(path, (x, y) => [x, -10 + (y + 10) * height - rise * Math.max(0, (80 - x) / 26)])
  const low = isSmiling ? -4 : -1.6
  const shape = cut(`M51 -7 C57 -20 70 -26 81 -18 C83 -12 81 -6 78 -3 C70 ${low} 58 ${low} 51 -7 Z`)
  const inside = clip(shape)
  const iris = linear([
    [0, mixed(eyes, '#07040c', 0.74)],
    [0.55, mixed(eyes, '#07040c', 0.2)],
    [1, mixed(eyes, '#e8c79a', 0.45)],
  ])
  const crease = stroke(cut('M48 -20 C58 -31 71 -32 82 -24'), 1.6, deep, 0.7)
  const lid = cut('M49 -6 C56 -22 70 -29 83 -19 C84 -18 84 -16 82 -16 C70 -24 58 -18 49 -6 Z')
  const lashes = isMan
    ? ''
    : `<path d="${cut('M80 -20 C84 -22 88 -25 91 -29 C90 -23 87 -18 82 -16 Z')}" fill="${ink}"/>`
  const tear = hasTears
    ? soft(66, -2, 20, 10, mixed(skin, '#c93a4c', 0.6), 0.5) +
      stroke('M66 0 C68 14 66 28 62 42', 3, '#d8efff', 0.3) +
      stroke('M66 0 C68 14 66 28 62 42', 1, '#ffffff', 0.6) +
      '<ellipse cx="62" cy="44" rx="3" ry="4.6" fill="#d8efff" fill-opacity=".75"/>'
    : ''
  const awake = [
    inside.defs + iris.defs,
    `<path d="${shape}" fill="${mixed('#f4eee8', deep, 0.12)}"/>`,
    group(
      `clip-path="${inside.url}"`,
      `<ellipse cx="75" cy="-11" rx="6" ry="${n(10.4 * Math.min(1.05, height))}" fill="${mixed(eyes, '#07040c', 0.8)}"/>`,
      `<ellipse cx="75.4" cy="-11" rx="5" ry="${n(9.4 * Math.min(1.05, height))}" fill="${iris.url}"/>`,
      '<ellipse cx="77" cy="-11.6" rx="2.3" ry="4.6" fill="#08050b"/><ellipse cx="77.6" cy="-15.4" rx="1.6" ry="2.2" fill="#fff"/>',
    ),
    `<path d="${lid}" fill="${ink}"/>`,
    lashes,
  ].join('')
  const closed =
    `<path d="${cut('M48 -12 C56 -3 70 0 82 -8 C72 3 56 2 48 -12 Z')}" fill="${ink}" stroke="${ink}" stroke-width="${isMan ? 1.4 : 2}"/>` +
    (isMan || isOld ? '' : stroke('M60 -3 L62 4 M68 -1 L72 5 M75 -3 L81 2', 1.8, ink))
  return [
    soft(70, -22, 24, 13, mixed(deep, '#a03a52', isMan ? 0 : 0.3), 0.4),
    crease,
    isAwake ? awake : closed,
    tear,
    sideBrow(person, traits, ink),
  ].join('')
}

/** Its inner end is the one at the nose. */
function sideBrow({ isMan, mood }: Person, traits: FaceTraits, ink: string): string {
  const { arch, thick } = sideBrows[traits.brows]
  const [inner, outer, archBy] = expressions[mood].brow
  const moved = (x: number, y: number) => {
    const share = Math.min(1, Math.max(0, (x - 40) / 50))
    const bulge = Math.max(0, 1 - ((x - 62) / 24) ** 2)
    return [x, y - arch * bulge + (inner * share + outer * (1 - share)) * 1.3 + archBy * bulge] as const
  }
  const half = (isMan ? 3.4 : 2.2) + thick * 0.8
  return `<path d="${warped(`M38 -36 C50 -${n(50 + half)} 70 -${n(52 + half)} 86 -${n(46 + half)} C87 -46 87 -44 86 -${n(46 - half)} C72 -${n(51 - half)} 54 -${n(49 - half)} 38 -36 Z`, moved)}" fill="${ink}" fill-opacity=".88"/>`
}
